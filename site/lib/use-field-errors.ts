import { useState } from 'react'
import type { FieldErrors } from './form.ts'
import { type FoundErrors, standingErrors } from './standing-errors.ts'

/**
 * What was found wrong with a form's fields: each error goes when its field is changed. What an answer says is of what was sent,
 * however much has been typed since.
 */
export function useFieldErrors<Values>(values: Values): [FieldErrors, (errors: FieldErrors) => void] {
  const [found, setFound] = useState<FoundErrors<Values>>({ errors: {}, content: values })
  return [standingErrors(found, values), (errors) => setFound({ errors, content: values })]
}
