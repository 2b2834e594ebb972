import {
  cancellationDeadlineSentences,
  cancellationPromise,
  cancellationSentences,
  cancellationStart,
  refundDeadlines,
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
 * Returns sentences with the refund deadlines of an offer on the chosen date. If all deadlines have passed, returns a
 * note that the date cannot be cancelled online. Otherwise returns nothing for an offer with the built-in policy.
 */
export function cancellationNotes(
  { kind, date, pickupTime = '', startTime = '', timeZone = baliTimeZone }: Start,
  cancellation: OfferedCancellation,
  now: Date,
): string[] {
  const start = cancellationStart({
    kind,
    booking_date: date,
    pickup_time: pickupTime,
    start_time: startTime,
    time_zone: timeZone,
  })
  if (refundDeadlines(tiersOf(cancellation), start, now).length === 0) return [noOnlineCancellationText]
  return cancellation === null ? [] : cancellationDeadlineSentences(cancellation.tiers, start, now, timeZone)
}

/** Returns the policy of an offer without a date, followed by its note; empty if the offer uses the built-in policy. */
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
