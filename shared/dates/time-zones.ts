import type { LocalDate } from './local-date.ts'

/** The time zones of Indonesia. None of them has daylight saving time, so fixed offsets are correct. */
const zones = {
  'Asia/Jakarta': { name: 'WIB', offset: '+07:00' },
  'Asia/Makassar': { name: 'WITA', offset: '+08:00' },
  'Asia/Jayapura': { name: 'WIT', offset: '+09:00' },
} as const

/** The names of the zones, from west to east. */
export const timeZones = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const

export type TimeZone = (typeof timeZones)[number]

/** Bali's time zone, which applies to everything without a time zone of its own. */
export const baliTimeZone: TimeZone = 'Asia/Makassar'

/** Returns the abbreviation that travellers know: 'WIB', 'WITA' or 'WIT'. */
export function timeZoneName(zone: TimeZone): string {
  return zones[zone].name
}

/** Returns the offset from UTC: '+07:00'. */
export function timeZoneOffset(zone: TimeZone): string {
  return zones[zone].offset
}

/** Returns the zone with an abbreviation, in any letter case; null if there is none. */
export function findTimeZone(name: string): TimeZone | null {
  return timeZones.find((zone) => zones[zone].name === name.toUpperCase()) ?? null
}

/** Returns the instant of a date and time (`HH:mm`) in a time zone. */
export function instantInZone(date: LocalDate, time: string, zone: TimeZone): Date {
  return new Date(`${date}T${time}:00${zones[zone].offset}`)
}

/** Formats a time of day with its zone, unless the zone is Bali's: '03:30 WIB', but '01:00' on Bali. */
export function formatTimeInZone(time: string, zone: TimeZone): string {
  return zone === baliTimeZone ? time : `${time} ${timeZoneName(zone)}`
}
