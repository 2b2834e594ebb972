import type { LocalDate } from '@nusa/shared/dates'
import type { CalendarDay } from '../../tour-calendar/month.ts'

/** Says whether another number of places would make a difference on a day, now or later. */
export function canGetPlaces({ closed }: CalendarDay): boolean {
  return closed === null || closed === 'date_too_far'
}

/** Where a day's number of places is changed: its entry, or a new one that names the tour and the day. */
export function placesPath(tour: number, { date, entry }: CalendarDay): `/${string}` {
  const list = '/collections/tour-places' as const
  return entry ? `${list}/${entry.id}` : `${list}/create?tour=${tour}&date=${date}`
}

/** The bookings of a tour on a day, but those that are cancelled. */
export function bookingsPath(tour: number, date: LocalDate): `/${string}` {
  const where = [`[tour_id][equals]=${tour}`, `[booking_date][equals]=${date}`, '[status][not_equals]=cancelled']
  return `/collections/bookings?${where.map((one, index) => `where[or][0][and][${index}]${one}`).join('&')}`
}
