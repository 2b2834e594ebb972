import { useEffect, useState } from 'react'
import type { StartTimeFieldProps } from './StartTimeField.tsx'

/** Only tours with start times need this code. */
const loadField = () => import('./StartTimeField.tsx')

/** Only for tours with start times. */
export function StartTimeChoice(props: StartTimeFieldProps) {
  const [module, setModule] = useState<Awaited<ReturnType<typeof loadField>> | null>(null)
  useEffect(() => {
    // If the field cannot be loaded, adding the tour to the cart reports that the start time is missing.
    loadField().then(setModule, () => {})
  }, [])
  return module && <module.StartTimeField {...props} />
}
