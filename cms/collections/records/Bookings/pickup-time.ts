import { type BookingStart, findPickup, findPickupDay, isOnDayBefore, offeredPickupDays } from '@nusa/shared/booking'
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
import { parseBookingStart } from '../parts/parse-booking-start.ts'

type BookingValues = Record<string, unknown>

interface ValidationOptions {
  siblingData: BookingValues
  previousValue?: unknown
}

export function checkBookedPickupTime(
  value: unknown,
  { siblingData, previousValue }: ValidationOptions,
): ValidationResult {
  if (value === previousValue) return true
  const result = checkPickupTime(value)
  if (result !== true || typeof value !== 'string') return result
  const bookingStart = parseBookingStart({ ...siblingData, pickup_time: value })
  if (bookingStart && isPickupAfterStart(bookingStart))
    return `The pickup is after the start at ${bookingStart.start_time}. Please enter an earlier time.`
  return findDayProblem(bookingStart) ?? true
}

export function checkPickupDate(value: unknown, { siblingData, previousValue }: ValidationOptions): ValidationResult {
  if (!value || value === previousValue) return true
  const day = parseLocalDate(value)
  const bookingStart = parseBookingStart({ ...siblingData, pickup_date: value })
  if (day === null || !bookingStart) return checkLocalDate(value)
  const days = readPickupDays(siblingData)
  if (!days.includes(day)) return `Please choose one of these days for the pickup: ${days.join(', ')}.`
  if (isPickupAfterStart(bookingStart))
    return `The pickup is after the start at ${bookingStart.start_time}. Please choose the day before, or enter an earlier time.`
  return findDayProblem(bookingStart) ?? true
}

/** Returns an error if the text of the pickup time says '(day before)' and the pickup day is another day. */
function findDayProblem(bookingStart: BookingStart | null): string | null {
  if (!bookingStart?.pickup_date || !isOnDayBefore(bookingStart.pickup_time)) return null
  const dayBefore = addDays(bookingStart.booking_date, -1)
  return bookingStart.pickup_date === dayBefore
    ? null
    : 'The pickup time says that the pickup is on the day before. Please choose that day, or enter another time.'
}

function isPickupAfterStart(booking: BookingStart): boolean {
  const { kind, booking_date, start_time = '', time_zone } = booking
  const pickup = findPickup(booking)
  const start = kind === 'tour' && time_zone ? parseZonedTime(start_time, time_zone) : null
  // If the pickup time is in words, such as "after breakfast", `pickup` is null.
  if (!pickup || !start) return false
  return instantInZone(pickup.date, pickup.time, pickup.zone) > instantInZone(booking_date, start.time, start.zone)
}

/** Returns the days that staff can choose for the pickup; empty if there is no pickup. */
export function readPickupDays(booking: BookingValues): LocalDate[] {
  const bookingStart = parseBookingStart(booking)
  if (!bookingStart) return []
  const end_date = parseLocalDate(booking.end_date)
  return offeredPickupDays({ ...bookingStart, start_time: bookingStart.start_time ?? '', end_date })
}

/**
 * Returns the day to store, or null for the default day. Also returns null if staff cannot choose a day: the field is
 * then hidden, and Payload does not validate hidden fields.
 */
export function normalisePickupDate(value: unknown, booking: BookingValues): unknown {
  if (readPickupDays(booking).length <= 1) return null
  const bookingStart = parseBookingStart({ ...booking, pickup_date: null })
  const isDefaultDay = bookingStart !== null && findPickupDay(bookingStart) === value
  return !value || isDefaultDay ? null : value
}

/** Returns '21:30' for '9.30 pm', and '07:30 WIB' for '7:30 wib'. A text without a time is returned unchanged. */
export function normalisePickupTime(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const withoutZone = removeZoneName(value)
  const time = parseClockTime(withoutZone)
  const zone = value.slice(withoutZone.length).trim().toUpperCase()
  return time === null ? value : [time, zone].filter(Boolean).join(' ')
}
