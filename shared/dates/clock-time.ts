import { baliTimeZone, findTimeZone, type TimeZone, timeZoneHours } from './time-zones.ts'

/** Matches '7', '7:30', '07.30' or '0730', optionally with 'am' or 'pm' and the name of a zone of Indonesia. */
const clockPattern = /^\s*(?:(\d{1,2})(?:[:.](\d{2}))?|(\d{2})(\d{2}))\s*([ap]m)?\s*(wib|wita|wit)?\s*$/i

interface ClockTime {
  hours: number
  minutes: string
  /** Null if the text names no zone. */
  zone: TimeZone | null
}

function readClockTime(text: string): ClockTime | null {
  const [, hourPart, minutePart, hourDigits, minuteDigits, meridiem, zone = ''] = clockPattern.exec(text) ?? []
  const hour = hourPart ?? hourDigits
  const minute = minutePart ?? minuteDigits
  if (hour === undefined) return null
  // A number alone, such as '7', is not a time.
  if (meridiem === undefined && minute === undefined) return null
  const hours = meridiem === undefined ? Number(hour) : to24Hours(Number(hour), meridiem.toLowerCase())
  if (hours === null || hours > 23 || Number(minute ?? 0) > 59) return null
  return { hours, minutes: minute ?? '00', zone: findTimeZone(zone) }
}

const formatClock = (hours: number, minutes: string) => `${String(hours).padStart(2, '0')}:${minutes}`

/**
 * Returns `HH:mm` for free text such as '7:30', '07.30', '0730', '7:30 pm', '7 am' or '07:30 WITA'; null if the text is
 * not a time, or if the time falls on another day in `zone`.
 */
export function parseClockTime(text: string, zone: TimeZone = baliTimeZone): string | null {
  const clock = readClockTime(text)
  if (!clock) return null
  const hours = clock.hours + timeZoneHours(zone) - timeZoneHours(clock.zone ?? zone)
  return hours < 0 || hours > 23 ? null : formatClock(hours, clock.minutes)
}

/** Returns `HH:mm` with the zone that the text names, or `zone` if it names none; null if the text is not a time. */
export function parseZonedTime(text: string, zone: TimeZone): { time: string; zone: TimeZone } | null {
  const clock = readClockTime(text)
  return clock && { time: formatClock(clock.hours, clock.minutes), zone: clock.zone ?? zone }
}

/** Returns '07:30' for '07:30 WITA'. */
export function removeZoneName(text: string): string {
  return text.replace(/\s*\b(?:wib|wita|wit)\s*$/i, '')
}

function to24Hours(hour: number, meridiem: string): number | null {
  if (hour < 1 || hour > 12) return null
  return (hour % 12) + (meridiem === 'pm' ? 12 : 0)
}
