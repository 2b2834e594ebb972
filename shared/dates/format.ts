import { parseClockTime, removeZoneName } from './clock-time.ts'
import { type LocalDate, parseLocalDate } from './local-date.ts'
import { baliTimeZone, type TimeZone, timeZoneName } from './time-zones.ts'

const monthNames: readonly string[] = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
]

/** Returns 'Jun 3, 2026' or, as `MMM dd, yyyy`, 'Jun 03, 2026'. */
export function formatDate(date: LocalDate, style: 'MMM d, yyyy' | 'MMM dd, yyyy' = 'MMM d, yyyy'): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return `${monthNames[Number(month) - 1]} ${style === 'MMM d, yyyy' ? Number(day) : day}, ${year}`
}

/** Parses 'Jun 3, 2026'; null for any other text. */
export function parseFormattedDate(text: string): LocalDate | null {
  const [, monthName = '', day = '', year] = /^(\w{3}) (\d{1,2}), (\d{4})$/.exec(text) ?? []
  const month = monthNames.indexOf(monthName) + 1
  return parseLocalDate(`${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`)
}

/** Returns '10:00 (Bali time)', or '03:30 WIB' in another zone. A text that is not a time is returned unchanged. */
export function formatClockTime(text: string, zone: TimeZone = baliTimeZone): string {
  if (parseClockTime(text) === null || removeZoneName(text) !== text) return text
  return zone === baliTimeZone ? `${text} (Bali time)` : `${text} ${timeZoneName(zone)}`
}
