import type { CalendarDay } from '../../tour-calendar/month.ts'
import type { TourWords } from './words/index.ts'

/** Returns why a day cannot be booked (because of its date, or because no spots are left), or null if it can. */
export function closedWord({ closed, places, left }: CalendarDay, words: TourWords): string | null {
  if (closed !== null) return words.closed[closed]
  if (left !== 0) return null
  return places === 0 ? words.closedDay : words.soldOut
}

/**
 * Returns the spots left and held on a day; null if there is nothing to say, such as no holds and unlimited capacity.
 */
export function placesWords({ places, held, left, closed }: CalendarDay, words: TourWords): string | null {
  const taken = held > 0 ? words.held(held) : null
  if (places === null || left === null) return taken
  if (closed !== null || left === 0) return taken && words.heldOf(held, places)
  return [words.left(left, places), taken].filter((part) => part !== null).join(', ')
}
