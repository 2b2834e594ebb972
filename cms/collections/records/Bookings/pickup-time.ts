import {
  type BookingStart,
  bookingKindSchema,
  findPickup,
  findPickupDay,
  isTextWithDay,
  offeredPickupDays,
} from '@nusa/shared/booking'
import {
  addDays,
  instantInZone,
  type LocalDate,
  parseClockTime,
  parseLocalDate,
  parseZonedTime,
  removeZoneName,
} from '@nusa/shared/dates'
import { checkLocalDate, checkPickupTime, type ValidationResult } from '../../../fields/validate.ts'
import { readTimeZone } from '../parts/booking-answers.ts'

type Booking = Record<string, unknown>

interface ValidationOptions {
  siblingData: Booking
  previousValue?: unknown
}

/** Validates the pickup time of a booking. A stored time stays valid if it is unchanged. */
export function checkBookedPickupTime(
  value: unknown,
  { siblingData, previousValue }: ValidationOptions,
): ValidationResult {
  if (value === previousValue) return true
  const result = checkPickupTime(value)
  if (result !== true || typeof value !== 'string') return result
  const pickup = readPickup({ ...siblingData, pickup_time: value })
  if (pickup && isAfterStart(pickup))
    return `The pickup is after the start at ${pickup.start_time}. Please enter an earlier time.`
  return dayProblem(pickup) ?? true
}

/** Validates the day that staff choose for the pickup. A stored day stays valid if it is unchanged. */
export function checkPickupDate(value: unknown, { siblingData, previousValue }: ValidationOptions): ValidationResult {
  if (!value || value === previousValue) return true
  const day = parseLocalDate(value)
  const pickup = readPickup({ ...siblingData, pickup_date: value })
  if (day === null || !pickup) return checkLocalDate(value)
  const days = readPickupDays(siblingData)
  if (days.length === 0) return 'A stay has no pickup. Please leave the day of the pickup empty.'
  if (!days.includes(day)) return `Please choose one of these days for the pickup: ${days.join(', ')}.`
  if (isAfterStart(pickup))
    return `The pickup is after the start at ${pickup.start_time}. Please choose the day before, or enter an earlier time.`
  return dayProblem(pickup) ?? true
}

/** Returns an error if the text of the pickup time says another day than the one that staff chose. */
function dayProblem(pickup: BookingStart | null): string | null {
  if (!pickup?.pickup_date || !isTextWithDay(pickup.pickup_time)) return null
  return pickup.pickup_date === addDays(pickup.booking_date, -1)
    ? null
    : 'The pickup time says that the pickup is on the day before. Please choose that day, or enter another time.'
}

/** Returns whether a pickup is later than the start of the tour. */
function isAfterStart(booking: BookingStart): boolean {
  const { kind, booking_date, start_time = '', time_zone } = booking
  const pickup = findPickup(booking)
  const start = kind === 'tour' && time_zone ? parseZonedTime(start_time, time_zone) : null
  if (!pickup || !start) return false
  // Words have no time.
  return instantInZone(pickup.date, pickup.time, pickup.zone) > instantInZone(booking_date, start.time, start.zone)
}

/** Reads the pickup from a stored booking or the form of one; null if the booking has no valid date. */
export function readPickup({
  kind,
  booking_date,
  pickup_date,
  pickup_time,
  start_time,
  time_zone,
}: Booking): BookingStart | null {
  const [parsedKind, date] = [bookingKindSchema.safeParse(kind), parseLocalDate(booking_date)]
  if (!parsedKind.success || !date) return null
  return {
    kind: parsedKind.data,
    booking_date: date,
    pickup_date: parseLocalDate(pickup_date),
    pickup_time: typeof pickup_time === 'string' ? pickup_time.trim() : '',
    start_time: typeof start_time === 'string' ? start_time : '',
    time_zone: readTimeZone(time_zone),
  }
}

/** Returns the days that staff can choose for the pickup of a booking; empty if it has no pickup. */
export function readPickupDays(booking: Booking): LocalDate[] {
  const pickup = readPickup(booking)
  return pickup
    ? offeredPickupDays({ ...pickup, start_time: pickup.start_time ?? '', end_date: parseLocalDate(booking.end_date) })
    : []
}

/** Returns the day of the pickup to store: null for the day on which the pickup is without a choice. */
export function formatPickupDate(value: unknown, booking: Booking): unknown {
  const pickup = readPickup({ ...booking, pickup_date: null })
  return !value || (pickup && findPickupDay(pickup) === value) ? null : value
}

/** Returns the stored form of a time ('21:30' for '9.30 pm', '07:30 WIB' for '7:30 wib'). Words are unchanged. */
export function formatPickupTime(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const withoutZone = removeZoneName(value)
  const time = parseClockTime(withoutZone)
  const zone = value.slice(withoutZone.length).trim().toUpperCase()
  return time === null ? value : [time, zone].filter(Boolean).join(' ')
}
