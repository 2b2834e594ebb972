import type { FieldErrors } from '../../lib/form.ts'
import { type FoundErrors, standingErrors } from '../../lib/standing-errors.ts'
import type { BookingContent } from './attempt.ts'
import { choiceText } from './attempt-store.ts'

/** What was found wrong with a booking. */
export type FoundBookingErrors = FoundErrors<BookingContent>

/** The errors of the fields that still say what was found wrong, by the paths that these have now. */
export function standingBookingErrors(found: FoundBookingErrors, now: BookingContent): FieldErrors {
  return standingErrors(found, now, (path) => movedPath(path, found.content, now))
}

/** A path begins with the place of an item, which is another one once an item before it is gone; null where it is gone itself. */
function movedPath(path: string, before: BookingContent, now: BookingContent): string | null {
  const [, place, rest] = /^items\.(\d+)\.(.+)$/.exec(path) ?? []
  if (place === undefined) return path
  const item = before.items[Number(place)]
  const placeNow = item ? now.items.findIndex((one) => choiceText(one) === choiceText(item)) : -1
  return placeNow < 0 ? null : `items.${placeNow}.${rest}`
}
