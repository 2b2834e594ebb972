import { useState } from 'react'
import type { FieldErrors } from './form.ts'
import { type FoundErrors, standingErrors } from './standing-errors.ts'

/**
 * Holds the errors of a form. An error disappears when its field changes. Errors of a response refer to the values that
 * were sent, even if the traveller has typed since.
 */
export function useFieldErrors<Values>(values: Values): [FieldErrors, (errors: FieldErrors) => void] {
  const [found, setFound] = useState<FoundErrors<Values>>({ errors: {}, content: values })
  return [standingErrors(found, values), (errors) => setFound({ errors, content: values })]
}
