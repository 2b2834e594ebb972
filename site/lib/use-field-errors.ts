import { useState } from 'react'
import type { FieldErrors } from './form.ts'

/**
 * Holds the errors of a form. An error disappears when its field changes. Errors of a response refer to the values that
 * were sent, even if the traveller has typed since.
 */
export function useFieldErrors<Values>(values: Values): [FieldErrors, (errors: FieldErrors) => void] {
  const [validation, setValidation] = useState<ValidationErrors<Values>>({ errors: {}, content: values })
  return [currentErrors(validation, values), (errors) => setValidation({ errors, content: values })]
}

/** Error messages by path, and the content that they are about. */
export interface ValidationErrors<Content> {
  errors: FieldErrors
  content: Content
}

/**
 * Returns the errors of fields that have not changed since. `pathNow` returns the current path of a field, or null if
 * the field was removed; by default paths stay the same.
 */
export function currentErrors<Content>(
  { errors, content }: ValidationErrors<Content>,
  now: Content,
  pathNow: (path: string) => string | null = (path) => path,
): FieldErrors {
  const remaining = Object.entries(errors).flatMap(([path, message]) => {
    const currentPath = pathNow(path)
    return currentPath !== null && valueAt(content, path) === valueAt(now, currentPath) ? [[currentPath, message]] : []
  })
  return Object.fromEntries(remaining)
}

function valueAt(content: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((part, key) => (part instanceof Object ? Reflect.get(part, key) : undefined), content)
}
