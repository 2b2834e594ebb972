import type { LocalDate } from './local-date.ts'

/** Indonesia has no daylight saving time, so fixed offsets are correct. */
const zoneDetails = {
  'Asia/Jakarta': { name: 'WIB', fullName: 'Western Indonesia Time', offset: '+07:00' },
  'Asia/Makassar': { name: 'WITA', fullName: 'Central Indonesia Time', offset: '+08:00' },
  'Asia/Jayapura': { name: 'WIT', fullName: 'Eastern Indonesia Time', offset: '+09:00' },
} as const

/** From west to east. */
export const timeZones = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const

export type TimeZone = (typeof timeZones)[number]

/** Applies if no time zone is set. */
export const baliTimeZone: TimeZone = 'Asia/Makassar'

/** Returns 'WIB', 'WITA' or 'WIT'. */
export function timeZoneName(zone: TimeZone): string {
  return zoneDetails[zone].name
}

/** Returns, for example, 'Bali time' or 'WIB'. */
export function timeZoneLabel(zone: TimeZone): string {
  return zone === baliTimeZone ? 'Bali time' : timeZoneName(zone)
}

/** Returns, for example, 'Western Indonesia Time (WIB, UTC+7)'. */
export function timeZoneFullName(zone: TimeZone): string {
  const { name, fullName } = zoneDetails[zone]
  return `${fullName} (${name}, UTC+${timeZoneHours(zone)})`
}

/** Returns the hours by which the zone is ahead of UTC. */
export function timeZoneHours(zone: TimeZone): number {
  return Number.parseInt(zoneDetails[zone].offset, 10)
}

/** Returns, for example, '+07:00'. */
export function timeZoneOffset(zone: TimeZone): string {
  return zoneDetails[zone].offset
}

/** Accepts 'WIB' or 'wita'; returns null for an unknown abbreviation. */
export function findTimeZone(name: string): TimeZone | null {
  return timeZones.find((zone) => zoneDetails[zone].name === name.toUpperCase()) ?? null
}

/** Returns the instant of a local date and time (`HH:mm`) in a zone. */
export function instantInZone(date: LocalDate, time: string, zone: TimeZone): Date {
  return new Date(`${date}T${time}:00${zoneDetails[zone].offset}`)
}

/** Returns '03:30 WIB', but only '01:00' in Bali time. */
export function formatTimeInZone(time: string, zone: TimeZone): string {
  return zone === baliTimeZone ? time : `${time} ${timeZoneName(zone)}`
}
