import { addHours } from 'date-fns/addHours'
import { formatDate } from './format.ts'
import type { LocalDate } from './local-date.ts'
import { baliTimeZone, instantInZone, type TimeZone, timeZoneHours, timeZoneLabel } from './time-zones.ts'

/** Date and time of day (`HH:mm`) in a time zone. */
export interface LocalNow {
  today: LocalDate
  time: string
}

/** Date and time of day in Bali, which decide whether something can still be booked. */
export type BaliNow = LocalNow

/**
 * Returns date and time of day in a zone. They are the UTC date and time of the instant shifted by the zone's offset.
 */
function readClock(instant: Date, zone: TimeZone): LocalNow {
  const clock = addHours(instant, timeZoneHours(zone)).toISOString()
  return { today: clock.slice(0, 10) as LocalDate, time: clock.slice(11, 16) }
}

/** Returns date and time of day in Bali at an instant, independent of the time zone of the traveller or the server. */
export function baliNow(instant: Date): BaliNow {
  return readClock(instant, baliTimeZone)
}

/** Returns the date in Bali at an instant. */
export function todayInBali(now: Date): LocalDate {
  return baliNow(now).today
}

/** Returns the time of day in Bali at an instant as `HH:mm` (24 hours). */
export function timeInBali(instant: Date): string {
  return baliNow(instant).time
}

/** Converts date and time of day in Bali to another time zone. */
export function nowInZone({ today, time }: BaliNow, zone: TimeZone): LocalNow {
  return readClock(instantInBali(today, time), zone)
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
  const { today, time } = readClock(instant, zone)
  return `${formatDate(today)}, ${time} (${timeZoneLabel(zone)}, UTC+${timeZoneHours(zone)})`
}
