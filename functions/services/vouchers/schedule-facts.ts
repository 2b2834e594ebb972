import { formatBaliTime, formatDate } from '@nusa/shared/dates'
import type { StoredBooking } from '../../ports/bookings.ts'
import type { Fact } from '../../ports/vouchers.ts'
import { dateText } from './describe-booking.ts'
import { voucherTexts as texts } from './texts.ts'

type BookingSchedule = Pick<
  StoredBooking,
  'kind' | 'date' | 'endDate' | 'pickupTime' | 'pickupLocation' | 'deliveryLocation'
>

/** Returns the day of a tour or transfer, or the first and last day of a rental or stay. */
export function dateFacts(booking: BookingSchedule): Fact[] {
  const { kind, date, endDate } = booking
  if (kind !== 'rental' && kind !== 'room') return [[texts.date, dateText(booking)]]
  const [first, last] = kind === 'rental' ? [texts.from, texts.to] : [texts.checkIn, texts.checkOut]
  return [
    [first, formatDate(date)],
    [last, formatDate(endDate)],
  ]
}

/** Returns the time and place of the pickup, the car handover or the hotel, without those that are unknown. */
export function locationFacts({ kind, pickupTime, pickupLocation, deliveryLocation }: BookingSchedule): Fact[] {
  const time = formatBaliTime(pickupTime)
  const facts: Record<StoredBooking['kind'], Fact[]> = {
    tour: [[texts.pickup, joinNonEmpty(time, pickupLocation)]],
    transfer: [[texts.pickup, joinNonEmpty(time, pickupLocation)]],
    rental: [
      [texts.time, time],
      [texts.fetchedAt, pickupLocation],
      [texts.deliveredTo, deliveryLocation],
    ],
    room: [[texts.address, pickupLocation]],
  }
  return facts[kind].filter(([, value]) => value !== '')
}

/** Returns the location where the booking starts; empty if it is not known yet. */
export function findStartLocation({ kind, tourTitle, pickupLocation, deliveryLocation }: StoredBooking): string {
  return kind === 'room' ? joinNonEmpty(tourTitle, pickupLocation) : deliveryLocation || pickupLocation
}

function joinNonEmpty(...texts: string[]): string {
  return texts.filter((text) => text !== '').join(', ')
}
