import type { OfficeTexts } from '../../collections/records/texts/index.ts'
import type { DayBooking } from './day-bookings.ts'

/** Returns where the booking starts, or where the return of a car takes place. */
export function locationText(
  { place, isBrought, event }: Pick<DayBooking, 'place' | 'isBrought' | 'event'>,
  texts: OfficeTexts,
): string {
  if (!isBrought || place === '') return place
  return event === 'return' ? texts.collectFrom(place) : texts.deliverTo(place)
}

/** Returns the description of a booking, which is stored in English, with its units translated. */
export function bookedText({ description }: Pick<DayBooking, 'description'>, { units }: OfficeTexts): string {
  const parts = description.split(', ').map((part) => {
    const [, count, unit = ''] = /^(\d+) (\w+)$/.exec(part) ?? []
    return unit in units ? `${count} ${units[unit]}` : part
  })
  return parts.join(', ')
}

/** Returns the payment status, preceded by a warning if a payment is in review. */
export function paymentText(
  { payment, isInReview }: Pick<DayBooking, 'payment' | 'isInReview'>,
  texts: OfficeTexts,
): string {
  const text = texts.payments[payment]
  return isInReview ? texts.needsAttention(text) : text
}

/** Returns the number of people, for bookings without a description. */
export function partyText(
  { adults, children, infants }: Pick<DayBooking, 'adults' | 'children' | 'infants'>,
  { party }: OfficeTexts,
): string {
  const counts = { adults, children, infants }
  const kinds = ['adults', 'children', 'infants'] as const
  return kinds.flatMap((kind) => (counts[kind] > 0 ? party[kind](counts[kind]) : [])).join(', ')
}
