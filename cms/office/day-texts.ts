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

/** What was booked, which is written in English, with what it counts in the language of whoever reads it. */
export function bookedText({ description }: Pick<DayBooking, 'description'>, { units }: OfficeWords): string {
  const parts = description.split(', ').map((part) => {
    const [, count, unit = ''] = /^(\d+) (\w+)$/.exec(part) ?? []
    return unit in units ? `${count} ${units[unit]}` : part
  })
  return parts.join(', ')
}

/** What staff must know of the payment; money that does not fit comes first. */
export function paymentText(
  { payment, isInReview }: Pick<DayBooking, 'payment' | 'isInReview'>,
  words: OfficeWords,
): string {
  const text = words.payments[payment]
  return isInReview ? words.needsAttention(text) : text
}
