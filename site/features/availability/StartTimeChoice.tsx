import { useEffect, useState } from 'react'
import type { StartTimeFieldProps } from './StartTimeField.tsx'

/** Loads the field for start times, which only tours with start times need. */
const loadField = () => import('./StartTimeField.tsx')

/** The field for the start time of a tour. Render it only for a tour with start times. */
export function StartTimeChoice(props: StartTimeFieldProps) {
  const [module, setModule] = useState<Awaited<ReturnType<typeof loadField>> | null>(null)
  useEffect(() => {
    // If the field cannot be loaded, adding the tour to the cart reports that the start time is missing.
    loadField().then(setModule, () => {})
  }, [])
  return module && <module.StartTimeField {...props} />
}
