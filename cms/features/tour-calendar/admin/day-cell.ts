import type { LocalDate } from '@nusa/shared/dates'
import type { TourTexts } from '../../../collections/content/Tours/texts/index.ts'
import type { CalendarDay } from '../calendar-days.ts'

/** Returns why a day cannot be booked (because of its date, or because no spots are left), or null if it can. */
export function describeClosedDay({ closed, places, left }: CalendarDay, texts: TourTexts): string | null {
  if (closed !== null) return texts.closed[closed]
  if (left !== 0) return null
  return places === 0 ? texts.closedDay : texts.soldOut
}

/**
 * Returns the spots left and held on a day. Returns null if no spots are held and the capacity is unlimited or no spot
 * can be booked.
 */
export function describeCapacity(
  { places, held, left, closed }: Pick<CalendarDay, 'places' | 'held' | 'left' | 'closed'>,
  texts: TourTexts,
): string | null {
  const heldText = held > 0 ? texts.held(held) : null
  if (places === null || left === null) return heldText
  if (closed !== null || left === 0) return heldText && texts.heldOf(held, places)
  return [texts.left(left, places), heldText].filter((part) => part !== null).join(', ')
}

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
