import { type BookingStart, findPickup, findPickupDay, findStartDaysInBali } from '@nusa/shared/booking'
import {
  baliTimeZone,
  daysBetween,
  formatTimeInZone,
  instantInZone,
  type LocalDate,
  parseLocalDate,
  parseZonedTime,
} from '@nusa/shared/dates'
import type { bookings } from '../../generated/payload-generated-schema.ts'

type StoredBooking = typeof bookings.$inferSelect

/** The pickup and return of a rental car may be on the same day. */
export type DayEvent = 'tour' | 'transfer' | 'pickup' | 'return' | 'pickup_and_return' | 'arrival'

export interface TourDay {
  /** The first day is 1. */
  dayNumber: number
  /** The number of days that the tour takes. */
  dayCount: number
}

/** Returns the pickup time, or else the start time. A time outside of Bali is followed by its time zone. */
export function formatPickupOrStartTime(start: BookingStart): string {
  const { pickup_time, start_time = '', time_zone = baliTimeZone } = start
  const clock = findPickup(start) ?? (pickup_time === '' ? parseZonedTime(start_time, time_zone) : null)
  return clock ? formatTimeInZone(clock.time, clock.zone) : pickup_time || start_time
}

export function pickupPlaceOf({ delivery_location, pickup_location, pickup_zone }: StoredBooking): string {
  return delivery_location || [pickup_location, pickup_zone].filter(Boolean).join(', ')
}

/** Returns the local days of the booking and its pickup, and the days in Bali of its pickup and departure. */
export const findTravelDays = (start: BookingStart): LocalDate[] => [
  start.booking_date,
  findPickupDay(start),
  ...findStartDaysInBali(start),
]

/**
 * Returns what happens with a booking on a day, such as the return of a rental car or the third day of a tour. Returns
 * null if the booking is not listed on the day.
 */
export function describeDayOfBooking(booking: StoredBooking, start: BookingStart, day: LocalDate) {
  const { booking_date: bookingDate } = start
  const pickupDay = findPickupDay(start)
  const isStartDay = findTravelDays(start).includes(day)
  if (!isStartDay && !isLaterDayOf(booking, day)) return null
  const isStartOnlyInBali = isStartDay && bookingDate !== day && pickupDay !== day
  const isEveningBefore = bookingDate > day
  const event = findDayEvent(day, isStartOnlyInBali ? day : pickupDay, booking)
  const tourDay = isEveningBefore ? null : findTourDay(isStartOnlyInBali ? bookingDate : day, booking)
  const isOnlyPickup = pickupDay === day && bookingDate !== day && !booking.start_time && !tourDay
  return {
    event,
    tourDay,
    isEveningBefore,
    isLaterTourDay: event === 'tour' && !isStartDay,
    otherPickupDay: bookingDate === day ? comparePickupDay(pickupDay, day) : null,
    travelDate: isOnlyPickup || isStartOnlyInBali ? bookingDate : null,
    timeDay: start.pickup_time === '' ? bookingDate : pickupDay,
  }
}

function findDayEvent(day: LocalDate, pickupDay: LocalDate, { kind, booking_date, end_date }: StoredBooking): DayEvent {
  if (kind === 'room') return 'arrival'
  if (kind !== 'rental') return kind
  if (booking_date !== day && pickupDay !== day) return 'return'
  return (end_date ?? booking_date) === day ? 'pickup_and_return' : 'pickup'
}

/** Returns null if the pickup is on `day`. */
function comparePickupDay(pickupDay: LocalDate, day: LocalDate): 'before' | 'after' | null {
  if (pickupDay === day) return null
  return pickupDay < day ? 'before' : 'after'
}

/** Returns the input of `formatStartTime`. */
export const toStartTimeFields = ({ start_time, start_label, time_zone }: StoredBooking) => ({
  start_time: start_time ?? '',
  start_label: start_label ?? '',
  time_zone: time_zone ?? baliTimeZone,
})

export function findDepartureInstant({ booking_date, start_time, time_zone }: StoredBooking): Date | null {
  const date = parseLocalDate(booking_date)
  return date && start_time ? instantInZone(date, start_time, time_zone ?? baliTimeZone) : null
}

function findTourDay(day: LocalDate, { kind, ...booking }: StoredBooking): TourDay | null {
  const firstDay = parseLocalDate(booking.booking_date)
  const lastDay = parseLocalDate(booking.end_date)
  if (kind !== 'tour' || !firstDay || !lastDay || lastDay <= firstDay) return null
  return { dayNumber: daysBetween(firstDay, day) + 1, dayCount: daysBetween(firstDay, lastDay) + 1 }
}

/** Returns whether a tour of several days is under way on the day, or a rental car is returned. */
function isLaterDayOf({ kind, booking_date, end_date }: StoredBooking, day: LocalDate): boolean {
  if (kind === 'rental') return end_date === day
  return kind === 'tour' && booking_date < day && end_date !== null && end_date >= day
}

interface TimedBooking {
  /** `HH:mm` or free text, followed by the time zone outside of Bali. */
  time: string
  /** The local date of `time`. */
  timeDay: LocalDate
  otherPickupDay: 'before' | 'after' | null
  product: string
  bookingNumber: string
}

/**
 * Pickups on the day before come first, then clock times in order of their instants, free texts, and bookings without a
 * time.
 */
export function compareByTime(first: TimedBooking, second: TimedBooking): number {
  return toSortKey(first) < toSortKey(second) ? -1 : 1
}

function toSortKey(booking: TimedBooking): string {
  // A space sorts before digits, and a tilde after them.
  const dayKey = booking.otherPickupDay === 'before' ? ' ' : ''
  return `${dayKey}${toTimeKey(booking)} ${booking.product} ${booking.bookingNumber}`
}

function toTimeKey({ time, timeDay }: TimedBooking): string {
  if (time === '') return '~~'
  const clock = parseZonedTime(time, baliTimeZone)
  return clock ? instantInZone(timeDay, clock.time, clock.zone).toISOString() : `~${time}`
}
