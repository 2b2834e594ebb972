import * as z from 'zod/mini'
import { timeZones } from './time-zones.ts'

/** `HH:mm` (24 hours). Such texts sort chronologically. */
export const timeSchema = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time written HH:mm'))

export const timeZoneSchema = z.enum(timeZones)

const minutesPerHour = 60
export const minutesPerDay = 24 * minutesPerHour

/** Returns 90 for '01:30'. */
export function minutesAfterMidnight(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * minutesPerHour + minutes
}

/** Returns '01:30' for 90. */
export function timeAfterMidnight(minutes: number): string {
  const hours = String(Math.floor(minutes / minutesPerHour)).padStart(2, '0')
  return `${hours}:${String(minutes % minutesPerHour).padStart(2, '0')}`
}

/** Includes both ends. All arguments are in minutes. */
function timesBetween(first: number, last: number, step: number): string[] {
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) =>
    timeAfterMidnight(first + index * step),
  )
}

/** Every half hour from 00:00 to 23:30. */
export const transferPickupTimes: readonly string[] = timesBetween(0, 23.5 * minutesPerHour, 30)

/** Every hour from 08:00 to 20:00. */
export const rentalPickupTimes: readonly string[] = timesBetween(
  8 * minutesPerHour,
  20 * minutesPerHour,
  minutesPerHour,
)
