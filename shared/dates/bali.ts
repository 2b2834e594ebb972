import { addDays } from './calendar.ts'
import { formatDate } from './format.ts'
import type { LocalDate } from './local-date.ts'

/** Asia/Makassar has been UTC+8 since 1945 and has no summer time, so Bali's clock is a sum. */
const baliOffsetHours = 8
const millisecondsPerHour = 3_600_000

const epoch = '1970-01-01' as LocalDate

/** Bali's date and minutes since its midnight at an instant. */
function baliClock(instant: Date): { date: LocalDate; minutes: number } {
  const milliseconds = instant.getTime() + baliOffsetHours * millisecondsPerHour
  if (Number.isNaN(milliseconds)) throw new RangeError('The instant is not a time.')
  const days = Math.floor(milliseconds / (24 * millisecondsPerHour))
  const minutes = Math.floor(milliseconds / 60_000) - days * 24 * 60
  return { date: addDays(epoch, days), minutes }
}

/** The day that it is in Bali at an instant, wherever the traveller or the server stands. */
export function todayInBali(now: Date): LocalDate {
  return baliClock(now).date
}

/** Bali's time of day at an instant as `HH:mm`, 24 hours. */
export function timeInBali(instant: Date): string {
  const { minutes } = baliClock(instant)
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** Bali's day and time of day: what decides whether something can still be booked. */
export interface BaliNow {
  today: LocalDate
  time: string
}

/** What Bali's calendar and clock say at an instant. */
export function baliNow(instant: Date): BaliNow {
  return { today: todayInBali(instant), time: timeInBali(instant) }
}

/** The instant at which Bali's clock shows a time (`HH:mm`) of a day. */
export function instantInBali(date: LocalDate, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, day, hours - baliOffsetHours, minutes))
}

/** An instant for people, in Bali's time and saying so: 'Nov 22, 2026, 14:05 (Bali time, UTC+8)'. */
export function formatInstant(instant: Date): string {
  return `${formatDate(todayInBali(instant))}, ${timeInBali(instant)} (Bali time, UTC+8)`
}
