import type { Package, Tour } from '../catalog/index.ts'
import { addDays, type LocalDate } from '../dates/index.ts'

/** No tour is longer; a larger number in a duration is not a number of days. */
const maxTourDays = 60

/**
 * Returns the number of days in a duration: 3 for '3 days', '3D2N' and '2 nights', 7 for '1 week'. Returns null if the
 * text contains none.
 */
export function daysInDuration(duration: string): number | null {
  const count = (unit: string) => Number(new RegExp(`(\\d+)[\\s-]*(?:${unit})(?![a-z])`).exec(text)?.[1] ?? Number.NaN)
  const text = duration.toLowerCase()
  const candidates = [count('days?|d(?=\\s*\\d|$)'), count('nights?|n') + 1, count('weeks?|w') * 7]
  const days = candidates.find((number) => number >= 1 && number <= maxTourDays)
  return days ?? null
}

/**
 * Returns the last day of a booked tour. A tour of several days lasts as long as the duration of the package says, or
 * that of the tour if the package has none. Any other tour ends on its first day.
 */
export function tourEndDate(
  { tour_type, duration }: Pick<Tour, 'tour_type' | 'duration'>,
  pack: Pick<Package, 'duration'>,
  date: LocalDate,
): LocalDate {
  if (tour_type === 'single_day') return date
  return addDays(date, (daysInDuration(pack.duration) ?? daysInDuration(duration) ?? 1) - 1)
}
