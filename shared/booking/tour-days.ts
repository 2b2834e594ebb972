import { type DurationUnit, parseDuration } from '../catalog/duration.ts'
import type { Package, Tour } from '../catalog/index.ts'
import { addDays, type LocalDate } from '../dates/index.ts'

/** A larger number in a duration is probably not a number of days. */
const maxTourDays = 60

/** Two nights take three days. Hours and minutes count as one day. */
const daysPerUnit: Readonly<Record<DurationUnit, (count: number) => number>> = {
  minute: () => 1,
  hour: () => 1,
  day: (count) => count,
  night: (count) => count + 1,
  week: (count) => count * 7,
}

/** Returns 3 for '3 days', '3D2N' and '2 nights', 1 for '8 hours'; null if the duration has no number of days. */
export function daysInDuration(duration: string): number | null {
  const parsedDuration = parseDuration(duration)
  const days = parsedDuration && Math.ceil(daysPerUnit[parsedDuration.unit](parsedDuration.count))
  return days !== null && days >= 1 && days <= maxTourDays ? days : null
}

const minutesPerUnit: ReadonlyMap<DurationUnit, number> = new Map([
  ['minute', 1],
  ['hour', 60],
])

/**
 * Matches the beginning of a range, such as '9 - ' in '9 - 10 hours' or '45 minutes to ' in '45 minutes to 1 hour'. The
 * upper bound has a unit, unlike the time in '6 hours - 08:00 to 14:00'.
 */
const rangeBeginning =
  /^\D*\d+(?:[.,]\d+)?\s*[a-z]*\s*(?:[-–—]|\bto\b)\s*(?=\d+(?:[.,]\d+)?\s*(?:(?:min(?:ute)?s?|h|hrs?|hours?|d|days?|n|nights?|w|weeks?)\b|$))/i

const hoursAndMinutes = /^\D*(\d+)\s*h(?:rs?|ours?)?\s*(?:and\s)?\s*(\d+)\s*min/i

/**
 * Returns 300 for '5 hours', 90 for '1 hour 30 minutes' and, as the longest time, 600 for '9 - 10 hours'. Returns null
 * if the duration is not in hours or minutes.
 */
export function maxMinutesInDuration(duration: string): number | null {
  const longestDuration = duration.replace(rangeBeginning, '')
  const [, hours, extraMinutes] = hoursAndMinutes.exec(longestDuration) ?? []
  if (hours !== undefined) return Number(hours) * 60 + Number(extraMinutes)
  const parsedDuration = parseDuration(longestDuration)
  const unitMinutes = parsedDuration && minutesPerUnit.get(parsedDuration.unit)
  if (!unitMinutes) return null
  const minutes = Math.round(parsedDuration.count * unitMinutes)
  return minutes > 0 ? minutes : null
}

/** Uses the tour's duration if the package's duration has no number of days. */
export function tourEndDate(
  { tour_type, duration }: Pick<Tour, 'tour_type' | 'duration'>,
  pack: Pick<Package, 'duration'>,
  date: LocalDate,
): LocalDate {
  if (tour_type === 'single_day') return date
  const days = daysInDuration(pack.duration) ?? daysInDuration(duration) ?? 1
  return addDays(date, days - 1)
}
