import { formatBaliTime, formatDate } from '@nusa/shared/dates'
import type { StoredBooking } from '../../ports/bookings.ts'
import type { Fact } from '../../ports/vouchers.ts'
import { dateText } from './describe-booking.ts'
import { voucherTexts as texts } from './texts.ts'

type Timed = Pick<StoredBooking, 'kind' | 'date' | 'endDate' | 'pickupTime' | 'pickupLocation' | 'deliveryLocation'>

/** The day of a tour or a transfer, both ends of a rental and of a stay. */
export function dateFacts(booking: Timed): Fact[] {
  const { kind, date, endDate } = booking
  if (kind !== 'rental' && kind !== 'room') return [[texts.date, dateText(booking)]]
  const [first, last] = kind === 'rental' ? [texts.from, texts.to] : [texts.checkIn, texts.checkOut]
  return [
    [first, formatDate(date)],
    [last, formatDate(endDate)],
  ]
}

/** When and where one is picked up, takes over the car, or finds the hotel; what is not known is left out. */
export function placeFacts({ kind, pickupTime, pickupLocation, deliveryLocation }: Timed): Fact[] {
  const facts: Record<StoredBooking['kind'], Fact[]> = {
    tour: [[texts.pickup, listed(pickupTime, pickupLocation)]],
    transfer: [[texts.pickup, listed(formatBaliTime(pickupTime), pickupLocation)]],
    rental: [
      [texts.time, pickupTime],
      [texts.fetchedAt, pickupLocation],
      [texts.deliveredTo, deliveryLocation],
    ],
    room: [[texts.address, pickupLocation]],
  }
  return facts[kind].filter(([, value]) => value !== '')
}

/** Where it begins, for a map; empty where only the team knows. */
export function placeOf({ kind, tourTitle, pickupLocation, deliveryLocation }: StoredBooking): string {
  return kind === 'room' ? listed(tourTitle, pickupLocation) : deliveryLocation || pickupLocation
}

function listed(...texts: string[]): string {
  return texts.filter((text) => text !== '').join(', ')
}
