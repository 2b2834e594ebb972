import type { DayBooking } from './day-bookings.ts'

const events: Readonly<Record<DayBooking['event'], string>> = {
  tour: 'Tour',
  transfer: 'Transfer',
  pickup: 'Rental: pickup',
  return: 'Rental: return',
  pickup_and_return: 'Rental: pickup and return',
  arrival: 'Hotel: arrival',
}

export const eventText = ({ event }: Pick<DayBooking, 'event'>): string => events[event]

/** Where it begins, or ends for a car that comes back. */
export function placeText({ place, isBrought, event }: Pick<DayBooking, 'place' | 'isBrought' | 'event'>): string {
  if (!isBrought || place === '') return place
  return event === 'return' ? `Fetch from: ${place}` : `Bring to: ${place}`
}

const payments: Readonly<Record<DayBooking['payment'], string>> = {
  pending: 'Not paid yet',
  paid: 'Paid',
  failed: 'Failed',
  refunded: 'Refunded',
}

/** What staff must know of the payment; money that does not fit comes first. */
export function paymentText({ payment, isInReview }: Pick<DayBooking, 'payment' | 'isInReview'>): string {
  return isInReview ? `${payments[payment]}, needs attention` : payments[payment]
}
