import type { LocalDate } from './local-date.ts'

/** The time zones of Indonesia. None of them has daylight saving time, so fixed offsets are correct. */
const zones = {
  'Asia/Jakarta': { name: 'WIB', fullName: 'Western Indonesia Time', offset: '+07:00' },
  'Asia/Makassar': { name: 'WITA', fullName: 'Central Indonesia Time', offset: '+08:00' },
  'Asia/Jayapura': { name: 'WIT', fullName: 'Eastern Indonesia Time', offset: '+09:00' },
} as const

/** The names of the zones, from west to east. */
export const timeZones = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const

export type TimeZone = (typeof timeZones)[number]

/** Bali's time zone, which applies if no other zone is set. */
export const baliTimeZone: TimeZone = 'Asia/Makassar'

/** Returns the abbreviation that travellers know: 'WIB', 'WITA' or 'WIT'. */
export function timeZoneName(zone: TimeZone): string {
  return zones[zone].name
}

/** Returns the name of a zone for the label of a time: 'Bali time', 'WIB'. */
export function timeZoneLabel(zone: TimeZone): string {
  return zone === baliTimeZone ? 'Bali time' : timeZoneName(zone)
}

/** Returns the full name of a zone with its abbreviation and offset: 'Western Indonesia Time (WIB, UTC+7)'. */
export function timeZoneFullName(zone: TimeZone): string {
  const { name, fullName } = zones[zone]
  return `${fullName} (${name}, UTC+${timeZoneHours(zone)})`
}

/** Returns the hours by which the zone is ahead of UTC. */
export function timeZoneHours(zone: TimeZone): number {
  return Number.parseInt(zones[zone].offset, 10)
}

/** Returns the offset from UTC: '+07:00'. */
export function timeZoneOffset(zone: TimeZone): string {
  return zones[zone].offset
}

/** Returns the zone of an abbreviation in any letter case ('WIB', 'wita'); null if the abbreviation is unknown. */
export function findTimeZone(name: string): TimeZone | null {
  return timeZones.find((zone) => zones[zone].name === name.toUpperCase()) ?? null
}

/** Returns the instant of a date and time (`HH:mm`) in a time zone. */
export function instantInZone(date: LocalDate, time: string, zone: TimeZone): Date {
  return new Date(`${date}T${time}:00${zones[zone].offset}`)
}

/** Formats a time of day with its zone, unless the zone is Bali's: '03:30 WIB', but '01:00' in Bali time. */
export function formatTimeInZone(time: string, zone: TimeZone): string {
  return zone === baliTimeZone ? time : `${time} ${timeZoneName(zone)}`
}
