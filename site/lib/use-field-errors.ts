import { useState } from 'react'
import { currentErrors, type ValidationErrors } from './current-errors.ts'
import type { FieldErrors } from './form.ts'

/**
 * Holds the errors of a form. An error disappears when its field changes. Errors of a response refer to the values that
 * were sent, even if the traveller has typed since.
 */
export function useFieldErrors<Values>(values: Values): [FieldErrors, (errors: FieldErrors) => void] {
  const [validation, setValidation] = useState<ValidationErrors<Values>>({ errors: {}, content: values })
  return [currentErrors(validation, values), (errors) => setValidation({ errors, content: values })]
}
