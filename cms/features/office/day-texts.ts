import type { OfficeTexts } from '../../collections/records/texts/index.ts'
import type { DayBooking } from './day-bookings.ts'

/** Returns where the booking starts, or where the return of a car takes place. */
export function locationText(
  {
    place,
    isDelivered,
    isPickupMissing,
    event,
  }: Pick<DayBooking, 'place' | 'isDelivered' | 'isPickupMissing' | 'event'>,
  texts: OfficeTexts,
): string {
  if (isPickupMissing) return [texts.pickupMissing, place].filter(Boolean).join(', ')
  if (!isDelivered || place === '') return place
  return event === 'return' ? texts.collectFrom(place) : texts.deliverTo(place)
}

/** Returns the payment status, preceded by a warning if a payment is in review. */
export function paymentText(
  { payment, isInReview }: Pick<DayBooking, 'payment' | 'isInReview'>,
  texts: OfficeTexts,
): string {
  const text = texts.payments[payment]
  return isInReview ? texts.needsAttention(text) : text
}

/** Returns what happens on the day: 'Tour, day 2 of 3', 'Rental: pickup'. */
export function eventText({ event, tourDay }: Pick<DayBooking, 'event' | 'tourDay'>, texts: OfficeTexts): string {
  return tourDay ? texts.tourDay(tourDay) : texts.events[event]
}

/** Returns the answers on one line: 'Shoe size: 42; Diet: none'. */
export function answersText({ answers }: Pick<DayBooking, 'answers'>): string {
  return answers.map(({ question, answer }) => `${question}: ${answer}`).join('; ')
}
