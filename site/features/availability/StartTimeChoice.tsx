import { useEffect, useState } from 'react'
import type { StartTimeFieldProps } from './StartTimeField.tsx'

/** Loaded on demand, because only tours with start times need this field. */
const loadField = () => import('./StartTimeField.tsx')

export function StartTimeChoice(props: StartTimeFieldProps) {
  const [module, setModule] = useState<Awaited<ReturnType<typeof loadField>> | null>(null)
  useEffect(() => {
    // If the field cannot be loaded, adding the tour to the cart reports that the start time is missing.
    loadField().then(setModule, () => {})
  }, [])
  return module && <module.StartTimeField {...props} />
}
