import type { FieldErrors } from '../../lib/form.ts'
import { type FoundErrors, standingErrors } from '../../lib/standing-errors.ts'
import type { BookingContent } from './attempt.ts'
import { choiceText } from './attempt-store.ts'

/** Validation errors with the content in which they were found. */
export type FoundBookingErrors = FoundErrors<BookingContent>

/** Returns the errors whose fields are unchanged, by their current paths. */
export function standingBookingErrors(found: FoundBookingErrors, now: BookingContent): FieldErrors {
  return standingErrors(found, now, (path) => movedPath(path, found.content, now))
}

/**
 * A path contains the index of an item, which changes when an earlier item is removed. Returns null if the item itself
 * was removed.
 */
function movedPath(path: string, before: BookingContent, now: BookingContent): string | null {
  const [, place, rest] = /^items\.(\d+)\.(.+)$/.exec(path) ?? []
  if (place === undefined) return path
  const item = before.items[Number(place)]
  const placeNow = item ? now.items.findIndex((one) => choiceText(one) === choiceText(item)) : -1
  return placeNow < 0 ? null : `items.${placeNow}.${rest}`
}
