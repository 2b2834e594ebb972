import { formatDate } from '@nusa/shared/dates'
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

/** When and where one is picked up, or takes over the car; what is not known is left out. */
export function placeFacts({ kind, pickupTime, pickupLocation, deliveryLocation }: Timed): Fact[] {
  const facts: Fact[] =
    kind === 'rental'
      ? [
          [texts.time, pickupTime],
          [texts.fetchedAt, pickupLocation],
          [texts.deliveredTo, deliveryLocation],
        ]
      : [[texts.pickup, [pickupTime, pickupLocation].filter((text) => text !== '').join(', ')]]
  return facts.filter(([, value]) => value !== '')
}

/** Where it begins, for a map; empty where only the team knows. */
export function placeOf({ kind, tourTitle, pickupLocation, deliveryLocation }: StoredBooking): string {
  return kind === 'room' ? tourTitle : deliveryLocation || pickupLocation
}
