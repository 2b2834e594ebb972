import type { Season } from '@nusa/shared/catalog'
import { addDays, addMonths, datesBetween, type LocalDate } from '@nusa/shared/dates'
import { findSeason } from '@nusa/shared/pricing'

/** Successive days of a year with the same season; `season` is its position in the list, or null for none. */
export interface SeasonRun {
  season: number | null
  from: LocalDate
  to: LocalDate
  days: number
}

const firstDayOf = (year: number) => `${year}-01-01` as LocalDate

/** Returns the first day of each month of a year. */
export function monthDates(year: number): LocalDate[] {
  return Array.from({ length: 12 }, (_, index) => addMonths(firstDayOf(year), index))
}

/** Returns the days of a year, in order, grouped by the season that applies. */
export function seasonRuns(seasons: readonly Season[], year: number): SeasonRun[] {
  const runs: SeasonRun[] = []
  for (const date of datesBetween(firstDayOf(year), addDays(firstDayOf(year + 1), -1))) {
    const found = findSeason({ seasons: [...seasons] }, date)
    const season = found && seasons.indexOf(found)
    const last = runs.at(-1)
    if (last && last.season === season) Object.assign(last, { to: date, days: last.days + 1 })
    else runs.push({ season, from: date, to: date, days: 1 })
  }
  return runs
}
