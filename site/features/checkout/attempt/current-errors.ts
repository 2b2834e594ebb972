import { currentErrors, type FieldErrors, type ValidationErrors } from '../../../lib/form.ts'
import type { BookingContent } from './attempt.ts'
import { choiceKey } from './attempt-store.ts'

/** Validation errors with the content in which they were found. */
export type BookingValidation = ValidationErrors<BookingContent>

/** Returns the errors whose fields are unchanged, keyed by their current paths. */
export function currentBookingErrors(validation: BookingValidation, current: BookingContent): FieldErrors {
  return currentErrors(validation, current, (path) => currentPath(path, validation.content, current))
}

/**
 * Returns the current path of a field: the index of an item in the path changes when an earlier item is removed.
 * Returns null if the item was removed or its choice has changed.
 */
function currentPath(path: string, before: BookingContent, current: BookingContent): string | null {
  const [, index, rest] = /^items\.(\d+)\.(.+)$/.exec(path) ?? []
  if (index === undefined) return path
  const item = before.items[Number(index)]
  const currentIndex = item ? current.items.findIndex((candidate) => choiceKey(candidate) === choiceKey(item)) : -1
  return currentIndex < 0 ? null : `items.${currentIndex}.${rest}`
}
