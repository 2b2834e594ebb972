import type { CalendarDay } from '../../tour-calendar/month.ts'
import type { TourWords } from './words/index.ts'

/** Why nobody can book a day: for its dates, or since nothing is left of its places; null where one can. */
export function closedWord({ closed, places, left }: CalendarDay, words: TourWords): string | null {
  if (closed !== null) return words.closed[closed]
  if (left !== 0) return null
  return places === 0 ? words.closedDay : words.soldOut
}

/** How full a day is; null where nothing is held and nothing can be booked, or all of it. */
export function placesWords({ places, held, left, closed }: CalendarDay, words: TourWords): string | null {
  const taken = held > 0 ? words.held(held) : null
  if (places === null || left === null) return taken
  if (closed !== null || left === 0) return taken && words.heldOf(held, places)
  return [words.left(left, places), taken].filter((part) => part !== null).join(', ')
}
