import type { DayBooking } from './day-bookings.ts'
import type { OfficeWords } from './words/index.ts'

/** Where it begins, or ends for a car that comes back. */
export function placeText(
  { place, isBrought, event }: Pick<DayBooking, 'place' | 'isBrought' | 'event'>,
  words: OfficeWords,
): string {
  if (!isBrought || place === '') return place
  return event === 'return' ? words.fetchFrom(place) : words.bringTo(place)
}

/** What staff must know of the payment; money that does not fit comes first. */
export function paymentText(
  { payment, isInReview }: Pick<DayBooking, 'payment' | 'isInReview'>,
  words: OfficeWords,
): string {
  const text = words.payments[payment]
  return isInReview ? words.needsAttention(text) : text
}
