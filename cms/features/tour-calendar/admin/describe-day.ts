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
