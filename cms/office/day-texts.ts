import type { DayBooking } from './day-bookings.ts'
import type { OfficeWords } from './words/index.ts'

/** Returns where the booking starts, or where the return of a car takes place. */
export function placeText(
  { place, isBrought, event }: Pick<DayBooking, 'place' | 'isBrought' | 'event'>,
  words: OfficeWords,
): string {
  if (!isBrought || place === '') return place
  return event === 'return' ? words.fetchFrom(place) : words.bringTo(place)
}

/** Returns the description of a booking, which is stored in English, with its units translated. */
export function bookedText({ description }: Pick<DayBooking, 'description'>, { units }: OfficeWords): string {
  const parts = description.split(', ').map((part) => {
    const [, count, unit = ''] = /^(\d+) (\w+)$/.exec(part) ?? []
    return unit in units ? `${count} ${units[unit]}` : part
  })
  return parts.join(', ')
}

/** Returns the payment status, preceded by a warning if a payment is in review. */
export function paymentText(
  { payment, isInReview }: Pick<DayBooking, 'payment' | 'isInReview'>,
  words: OfficeWords,
): string {
  const text = words.payments[payment]
  return isInReview ? words.needsAttention(text) : text
}
