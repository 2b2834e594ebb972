import {
  cancellationDeadlineSentences,
  cancellationPromise,
  cancellationSentences,
  cancellationStart,
} from '@nusa/shared/booking'
import type { CartItem } from '@nusa/shared/cart'
import { type OfferedCancellation, tiersOf } from '@nusa/shared/catalog'
import { baliTimeZone, type TimeZone } from '@nusa/shared/dates'

export const noOnlineCancellationText = 'Once paid, this date can’t be cancelled online.'

/** The times are local times in `timeZone`. `startTime` is the time of a tour's departure. */
type BookingStart = Pick<CartItem, 'kind' | 'date'> & {
  pickupTime?: string
  startTime?: string | undefined
  timeZone?: TimeZone
}

/** Returns sentences with the refund deadlines for the chosen date, or a note that all deadlines have passed. */
export function cancellationNotes(
  { kind, date, pickupTime = '', startTime = '', timeZone = baliTimeZone }: BookingStart,
  cancellation: OfferedCancellation,
  now: Date,
): string[] {
  const start = cancellationStart({
    kind,
    booking_date: date,
    pickup_date: null,
    pickup_time: pickupTime,
    start_time: startTime,
    time_zone: timeZone,
    promised_start: null,
  })
  const sentences = cancellationDeadlineSentences(tiersOf(cancellation), start, now, timeZone)
  return sentences.length > 0 ? sentences : [noOnlineCancellationText]
}

/**
 * Returns sentences that describe the policy without a date, followed by its note. The built-in policy (null) has no
 * sentences.
 */
export function cancellationTerms(cancellation: OfferedCancellation): string[] {
  if (cancellation === null) return []
  return [...cancellationSentences(cancellation.tiers), cancellation.note].filter((line) => line !== '')
}

/** Replaces a line that starts with "Free cancellation" by what the policy promises. */
export function insertCancellationPromise(lines: readonly string[], cancellation: OfferedCancellation): string[] {
  return lines.map((line) =>
    cancellation !== null && /^free cancellation/i.test(line) ? cancellationPromise(cancellation.tiers) : line,
  )
}
