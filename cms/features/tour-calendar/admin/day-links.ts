import type { LocalDate } from '@nusa/shared/dates'
import type { CalendarDay } from '../calendar-days.ts'

/** Returns whether another capacity would have an effect on this day, now or later. */
export function canSetCapacity({ closed }: CalendarDay): boolean {
  return closed === null || closed === 'date_too_far'
}

/** Returns the path to change the capacity of a day: its entry, or a new entry with the tour and the day. */
export function capacityPath(tour: number, { date, entry }: CalendarDay): `/${string}` {
  const list = '/collections/tour-places' as const
  return entry ? `${list}/${entry.id}` : `${list}/create?tour=${tour}&date=${date}`
}

/** Returns the path to the bookings of a tour on a day, except cancelled bookings. */
export function bookingsPath(tour: number, date: LocalDate): `/${string}` {
  const where = [`[tour_id][equals]=${tour}`, `[booking_date][equals]=${date}`, '[status][not_equals]=cancelled']
  return `/collections/bookings?${where.map((condition, index) => `where[or][0][and][${index}]${condition}`).join('&')}`
}
