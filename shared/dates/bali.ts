import { addHours } from 'date-fns/addHours'
import { formatDate } from './format.ts'
import type { LocalDate } from './local-date.ts'
import { baliTimeZone, instantInZone, type TimeZone, timeZoneHours, timeZoneLabel } from './time-zones.ts'

/** The time is `HH:mm`. */
export interface LocalNow {
  today: LocalDate
  time: string
}

export type BaliNow = LocalNow

function toLocalNow(instant: Date, zone: TimeZone): LocalNow {
  const localIsoText = addHours(instant, timeZoneHours(zone)).toISOString()
  return { today: localIsoText.slice(0, 10) as LocalDate, time: localIsoText.slice(11, 16) }
}

/** Returns date and time in Bali, independent of the time zone of the traveller or the server. */
export function baliNow(instant: Date): BaliNow {
  return toLocalNow(instant, baliTimeZone)
}

export function todayInBali(now: Date): LocalDate {
  return baliNow(now).today
}

/** Returns `HH:mm` (24 hours). */
export function timeInBali(instant: Date): string {
  return baliNow(instant).time
}

export function nowInZone({ today, time }: BaliNow, zone: TimeZone): LocalNow {
  return toLocalNow(instantInBali(today, time), zone)
}

/** Returns the instant of a local date and time (`HH:mm`) in Bali. */
export function instantInBali(date: LocalDate, time: string): Date {
  return instantInZone(date, time, baliTimeZone)
}

/** Returns 'Nov 22, 2026, 14:05 (Bali time, UTC+8)', or 'Nov 22, 2026, 13:05 (WIB, UTC+7)' in another zone. */
export function formatInstant(instant: Date, zone: TimeZone = baliTimeZone): string {
  const { today, time } = toLocalNow(instant, zone)
  return `${formatDate(today)}, ${time} (${timeZoneLabel(zone)}, UTC+${timeZoneHours(zone)})`
}
