import { type BookingStart, findPickup } from '@nusa/shared/booking'
import {
  baliTimeZone,
  daysBetween,
  formatTimeInZone,
  type LocalDate,
  parseLocalDate,
  parseZonedTime,
} from '@nusa/shared/dates'
import type { bookings } from '../../generated/payload-generated-schema.ts'

type StoredBooking = typeof bookings.$inferSelect

/** The pickup and return of a rental car may be on the same day. */
export type DayEvent = 'tour' | 'transfer' | 'pickup' | 'return' | 'pickup_and_return' | 'arrival'

export interface TourDay {
  /** From 1 on. */
  number: number
  /** The number of days that the tour takes. */
  of: number
}

/** A time outside of Bali has a time zone. */
export function pickupOrStartTime(start: BookingStart): string {
  const { pickup_time, start_time = '', time_zone = baliTimeZone } = start
  const clock = findPickup(start) ?? (pickup_time === '' ? parseZonedTime(start_time, time_zone) : null)
  return clock ? formatTimeInZone(clock.time, clock.zone) : pickup_time || start_time
}

export function placeOf({ delivery_location, pickup_location, pickup_zone }: StoredBooking): string {
  return delivery_location || [pickup_location, pickup_zone].filter(Boolean).join(', ')
}

export function eventOn(
  day: LocalDate,
  pickupDay: LocalDate,
  { kind, booking_date, end_date }: StoredBooking,
): DayEvent {
  if (kind === 'room') return 'arrival'
  if (kind !== 'rental') return kind
  if (booking_date !== day && pickupDay !== day) return 'return'
  return (end_date ?? booking_date) === day ? 'pickup_and_return' : 'pickup'
}

export function tourDayOn(day: LocalDate, { kind, ...booking }: StoredBooking): TourDay | null {
  const [first, last] = [parseLocalDate(booking.booking_date), parseLocalDate(booking.end_date)]
  if (kind !== 'tour' || !first || !last || last <= first) return null
  return { number: daysBetween(first, day) + 1, of: daysBetween(first, last) + 1 }
}
