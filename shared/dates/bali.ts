import { addHours } from 'date-fns/addHours'
import { formatDate } from './format.ts'
import type { LocalDate } from './local-date.ts'
import { baliTimeZone, instantInZone, type TimeZone, timeZoneName, timeZoneOffset } from './time-zones.ts'

/** Asia/Makassar (Bali) has been UTC+8 since 1945 without daylight saving time, so a fixed offset is correct. */
const baliOffsetHours = 8

/**
 * Returns date and time in Bali as `yyyy-mm-ddTHH:mm…`: the UTC representation of the instant shifted by the offset.
 */
function baliClock(instant: Date): string {
  return addHours(instant, baliOffsetHours).toISOString()
}

/** Returns the date in Bali at an instant, independent of the time zone of the traveller or the server. */
export function todayInBali(now: Date): LocalDate {
  return baliClock(now).slice(0, 10) as LocalDate
}

/** Returns the time of day in Bali at an instant as `HH:mm` (24 hours). */
export function timeInBali(instant: Date): string {
  return baliClock(instant).slice(11, 16)
}

/** Date and time of day in Bali, which decide whether something can still be booked. */
export interface BaliNow {
  today: LocalDate
  time: string
}

/** Returns date and time of day in Bali at an instant. */
export function baliNow(instant: Date): BaliNow {
  return { today: todayInBali(instant), time: timeInBali(instant) }
}

/** Returns the instant of a date and time (`HH:mm`) in Bali. */
export function instantInBali(date: LocalDate, time: string): Date {
  return instantInZone(date, time, baliTimeZone)
}

/**
 * Formats an instant with the zone: 'Nov 22, 2026, 14:05 (Bali time, UTC+8)', or 'Nov 22, 2026, 13:05 (WIB, UTC+7)' in
 * another zone.
 */
export function formatInstant(instant: Date, zone: TimeZone = baliTimeZone): string {
  const hours = Number.parseInt(timeZoneOffset(zone), 10)
  const clock = addHours(instant, hours).toISOString()
  const name = zone === baliTimeZone ? 'Bali time' : timeZoneName(zone)
  return `${formatDate(clock.slice(0, 10) as LocalDate)}, ${clock.slice(11, 16)} (${name}, UTC+${hours})`
}
