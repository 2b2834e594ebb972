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

/** When a booking starts. `pickupTime` and `startTime` (of a departure) are local times in `timeZone`. */
type Start = Pick<CartItem, 'kind' | 'date'> & {
  pickupTime?: string
  startTime?: string | undefined
  timeZone?: TimeZone
}

/**
 * Returns sentences with the refund deadlines of an offer on the chosen date, or a note that the date cannot be cancelled
 * online because all deadlines have passed.
 */
export function cancellationNotes(
  { kind, date, pickupTime = '', startTime = '', timeZone = baliTimeZone }: Start,
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
 * Returns sentences about the policy of an offer for any date, followed by the note of the policy. The list is empty if
 * the offer uses the built-in policy.
 */
export function cancellationTerms(cancellation: OfferedCancellation): string[] {
  if (cancellation === null) return []
  return [...cancellationSentences(cancellation.tiers), cancellation.note].filter((line) => line !== '')
}

/** Returns the trust lines, with a line about free cancellation replaced by what the policy promises. */
export function withCancellationPromise(lines: readonly string[], cancellation: OfferedCancellation): string[] {
  return lines.map((line) =>
    cancellation !== null && /^free cancellation/i.test(line) ? cancellationPromise(cancellation.tiers) : line,
  )
}
