import { millisecondsInHour } from 'date-fns/constants'
import {
  addDays,
  baliTimeZone,
  formatClockTime,
  formatDate,
  instantInZone,
  type LocalDate,
  parseZonedTime,
  type TimeZone,
} from '../dates/index.ts'
import { isOnDayBefore, parseEveningPickupTime } from './pickup-details.ts'
import type { BookingKind } from './statuses.ts'

export interface BookedPickup {
  /** The day of the booking; its first day if it has several. */
  booking_date: LocalDate
  /** The day that staff chose for the pickup; null if they chose no day. */
  pickup_date: LocalDate | null
  /** Free text: '07:30', '7 am', 'after breakfast'; empty if unknown. */
  pickup_time: string
  /** The departure's local time as `HH:mm`; missing or empty if the booking has no departure. */
  start_time?: string
  /** The zone of `pickup_time` and `start_time`; Bali's if missing. */
  time_zone?: TimeZone
}

/**
 * Returns the day that staff chose for the pickup. Without it, an evening pickup for a departure after midnight is on
 * the day before the booking, and any other pickup on the day of the booking.
 */
export function findPickupDay({ pickup_date, booking_date, ...booking }: BookedPickup): LocalDate {
  if (pickup_date) return pickup_date
  return findEveningPickupTime(booking) === null ? booking_date : addDays(booking_date, -1)
}

/** Returns when the travellers are picked up; null if the time is unknown or cannot be read as a time of day. */
export function findPickup(booking: BookedPickup): { date: LocalDate; time: string; zone: TimeZone } | null {
  const { pickup_time, time_zone = baliTimeZone } = booking
  const timeText = findEveningPickupTime(booking) ?? pickup_time
  const zonedTime = parseZonedTime(timeText, time_zone)
  return zonedTime && { ...zonedTime, date: findPickupDay(booking) }
}

function findEveningPickupTime({
  pickup_time,
  start_time = '',
  time_zone = baliTimeZone,
}: Omit<BookedPickup, 'booking_date' | 'pickup_date'>): string | null {
  return parseEveningPickupTime({ pickup_time, start_time, time_zone })
}

/**
 * Returns '07:30 (Bali time)', or '01:00 (Bali time) on Dec 25, 2026' if the pickup is not on the day of the booking.
 * If the time is unknown, returns only the date, or an empty text for a pickup on the day of the booking.
 */
export function formatPickupTime(booking: BookedPickup): string {
  const { booking_date, pickup_time, time_zone } = booking
  const time = formatClockTime(pickup_time, time_zone)
  const day = findPickupDay(booking)
  // A pickup time such as '23:45 on the day before' already contains the day.
  if (day === booking_date || isOnDayBefore(pickup_time)) return time
  return time === '' ? formatDate(day) : `${time} on ${formatDate(day)}`
}

/** Staff usually move a pickup by less than 12 hours. */
const maxPickupMoveMs = 12 * millisecondsInHour

/**
 * Returns the day that staff probably mean when they change only the time: a pickup that is moved from 22:00 to 01:00
 * is probably on the next day. Returns null if the day need not change, or if no day in `days` fits.
 */
export function suggestPickupDay(
  before: BookedPickup,
  after: BookedPickup,
  days: readonly LocalDate[],
): LocalDate | null {
  const pickupBefore = findPickup(before)
  const pickupAfter = findPickup(after)
  if (!pickupBefore || !pickupAfter || pickupBefore.date !== pickupAfter.date) return null
  const msBefore = instantInZone(pickupBefore.date, pickupBefore.time, pickupBefore.zone).getTime()
  const isNear = (day: LocalDate) => {
    const msAfter = instantInZone(day, pickupAfter.time, pickupAfter.zone).getTime()
    return Math.abs(msAfter - msBefore) < maxPickupMoveMs
  }
  return isNear(pickupAfter.date) ? null : (days.find(isNear) ?? null)
}

export function offeredPickupDays({
  kind,
  booking_date,
  end_date,
  start_time,
}: {
  kind: BookingKind
  booking_date: LocalDate
  end_date: LocalDate | null
  start_time: string
}): LocalDate[] {
  const dayBefore = addDays(booking_date, -1)
  const dayAfter = addDays(booking_date, 1)
  switch (kind) {
    case 'tour':
      return start_time === '' ? [dayBefore, booking_date, dayAfter] : [dayBefore, booking_date]
    case 'transfer':
      return [dayBefore, booking_date, dayAfter]
    case 'rental':
      // On the day before, another traveller may have the car.
      return end_date && end_date > booking_date ? [booking_date, dayAfter] : [booking_date]
    case 'room':
      return []
  }
}
