import { addHours } from 'date-fns/addHours'
import { formatDate } from './format.ts'
import type { LocalDate } from './local-date.ts'

/** Asia/Makassar has been UTC+8 since 1945 and has no summer time, so a fixed number of hours leads to Bali's clock. */
const baliOffsetHours = 8

/** What Bali's calendar and clock show at an instant, as `yyyy-mm-ddTHH:mm…`: what UTC shows so many hours later. */
function baliClock(instant: Date): string {
  return addHours(instant, baliOffsetHours).toISOString()
}

/** The day that it is in Bali at an instant, wherever the traveller or the server stands. */
export function todayInBali(now: Date): LocalDate {
  return baliClock(now).slice(0, 10) as LocalDate
}

/** Bali's time of day at an instant as `HH:mm`, 24 hours. */
export function timeInBali(instant: Date): string {
  return baliClock(instant).slice(11, 16)
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
  return new Date(`${date}T${time}:00+08:00`)
}

/** An instant for people, in Bali's time and saying so: 'Nov 22, 2026, 14:05 (Bali time, UTC+8)'. */
export function formatInstant(instant: Date): string {
  return `${formatDate(todayInBali(instant))}, ${timeInBali(instant)} (Bali time, UTC+8)`
}
