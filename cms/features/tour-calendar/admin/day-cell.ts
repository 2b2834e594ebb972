import type { LocalDate } from '@nusa/shared/dates'
import type { TourTexts } from '../../../collections/content/Tours/texts/index.ts'
import type { CalendarDay } from '../calendar-days.ts'

/** Returns why the day cannot be booked, or null if it can be booked. */
export function describeClosedDay(
  { closed: closedReason, places, left }: CalendarDay,
  texts: TourTexts,
): string | null {
  if (closedReason !== null) return texts.closed[closedReason]
  if (left !== 0) return null
  return places === 0 ? texts.closedDay : texts.soldOut
}

/**
 * Returns a text about the spots left and held, or null if there is nothing to show. Omits the spots left if the
 * capacity is unlimited or the day cannot be booked.
 */
export function describeCapacity(
  { places, held, left, closed }: Pick<CalendarDay, 'places' | 'held' | 'left' | 'closed'>,
  texts: TourTexts,
): string | null {
  const heldText = held > 0 ? texts.bookedCount(held) : null
  if (places === null || left === null) return heldText
  if (closed !== null || left === 0) return held > 0 ? texts.bookedOfCapacity(held, places) : null
  return [texts.spotsLeft(left, places), heldText].filter((part) => part !== null).join(', ')
}

/** Returns whether a change of the capacity would have an effect on the day, now or later. */
export function canSetCapacity({ closed }: CalendarDay): boolean {
  return closed === null || closed === 'date_too_far'
}

/** Returns the path of the form that changes the capacity of the day. */
export function capacityPath(tourId: number, { date, entry }: CalendarDay): `/${string}` {
  const listPath = '/collections/tour-places' as const
  return entry ? `${listPath}/${entry.id}` : `${listPath}/create?tour=${tourId}&date=${date}`
}

/** Returns the path of the list of the day's bookings, without cancelled bookings. */
export function bookingsPath(tourId: number, date: LocalDate): `/${string}` {
  const conditions = [`[tour_id][equals]=${tourId}`, `[booking_date][equals]=${date}`, '[status][not_equals]=cancelled']
  const parameters = conditions.map((condition, index) => `where[or][0][and][${index}]${condition}`)
  return `/collections/bookings?${parameters.join('&')}`
}
