import { isMonthDay, type Season, seasonPercent, seasonSchema } from '@nusa/shared/catalog'
import { addDays, addMonths, datesBetween, formatDate, type LocalDate, parseLocalDate } from '@nusa/shared/dates'
import { findSeason, isInSeason } from '@nusa/shared/pricing'
import type { ValidationResult } from '../../../../fields/validate.ts'

type Row = Record<string, unknown>

export function checkSeasonDay(value: unknown): ValidationResult {
  if (typeof value !== 'string' || value === '') return 'Please choose a day and a month.'
  const isExistingDay = isMonthDay(value) || parseLocalDate(value) !== null
  return isExistingDay || 'This day does not exist. Please choose a day and a month.'
}

export function checkSeasonEnd(to: unknown, from: unknown): ValidationResult {
  const result = checkSeasonDay(to)
  if (result !== true || typeof to !== 'string') return result
  // An invalid first day has its own error.
  if (typeof from !== 'string' || checkSeasonDay(from) !== true) return true
  if (isMonthDay(to) !== isMonthDay(from)) return 'Please enter a year for both days, or for neither.'
  return isMonthDay(to) || from <= to || `The last day must not be before the first (${from}).`
}

/** A season must have either a percentage or prices. */
export function checkSeasonPercent(value: unknown, season: Row): ValidationResult {
  const hasPrices = readRows(season.prices).length > 0
  if (!hasPercent({ percent: value })) {
    return hasPrices || 'Please enter a percentage, or leave it empty and add prices below.'
  }
  if (hasPrices)
    return 'This season has a percentage and also its own prices. Please remove the percentage or the prices.'
  const { min, max } = seasonPercent
  const isAllowed = typeof value === 'number' && value >= min && value <= max
  return isAllowed || `Please enter a percentage between ${min} and ${max}, for example 20 or -10.`
}

/**
 * Validates the number at which a season's price row starts. A row of the package's price table must start at the same
 * number, and only one row of the season may start there.
 */
export function checkSeasonMinimum(value: unknown, season: Row, pack: Row): ValidationResult {
  if (typeof value !== 'number') return 'Please enter a number.'
  const rowsWithSameStart = readRows(season.prices).filter(({ minimum }) => minimum === value)
  if (rowsWithSameStart.length > 1) return `Two rows of this season start at ${value}. Please remove one of them.`
  const isPerPerson = pack.type !== 'per_package'
  const tiers = readRows(isPerPerson ? pack.person_tiers : pack.package_tiers)
  const tierStarts = tiers.map((tier) => (isPerPerson ? tier.min_people : tier.min_package))
  if (tierStarts.length === 0) return value === 1 || 'This package has no price table, so its only price starts at 1.'
  return (
    tierStarts.includes(value) ||
    `No row of the price table starts at ${value}. Its rows start at ${tierStarts.join(', ')}.`
  )
}

/** Returns the errors that would prevent publishing. Publishing reports the same errors at the fields. */
export function seasonErrors(pack: Row): string[] {
  return readRows(pack.seasons).flatMap((season, index) => {
    const results = [
      checkSeasonDay(season.from),
      checkSeasonEnd(season.to, season.from),
      checkSeasonPercent(season.percent, season),
      ...readRows(season.prices).map(({ minimum }) => checkSeasonMinimum(minimum, season, pack)),
    ]
    const errors = new Set(results.filter((result) => result !== true))
    return [...errors].map((error) => `Season ${index + 1}: ${error}`)
  })
}

export function showsSeasonPrices(season: Row): boolean {
  return !hasPercent(season) || readRows(season.prices).length > 0
}

function hasPercent({ percent }: Row): boolean {
  return percent !== null && percent !== undefined && percent !== ''
}

function readName({ name }: Row, index: number): string {
  return typeof name === 'string' && name.trim() !== '' ? name : String(index + 1)
}

export type SeasonDays = Pick<Season, 'name' | 'from' | 'to'>

/** Returns the seasons with valid days, in the editor's order. Their prices may still be missing. */
export function readSeasonDays(pack: Row): SeasonDays[] {
  return readRows(pack.seasons).flatMap((season, index) => {
    const { from, to } = season
    const isValid = checkSeasonDay(from) === true && checkSeasonEnd(to, from) === true
    return isValid ? [{ name: readName(season, index), from: String(from), to: String(to) }] : []
  })
}

/** Returns the complete and valid seasons, in the editor's order. */
export function readSeasons(pack: Row): Season[] {
  return readRows(pack.seasons).flatMap((season, index) => {
    const prices = readRows(season.prices).map((row) => ({
      minimum: row.minimum,
      price: row.price ?? null,
      child_price: row.child_price ?? null,
      infant_price: row.infant_price ?? null,
    }))
    const parsed = seasonSchema.safeParse({
      id: String(season.id ?? index + 1),
      name: readName(season, index),
      from: season.from,
      to: season.to,
      percent: hasPercent(season) ? season.percent : null,
      publish_price: season.publish_price ?? null,
      prices,
    })
    return parsed.success && checkSeasonPercent(season.percent, season) === true ? [parsed.data] : []
  })
}

export function overlapWarnings(seasons: readonly SeasonDays[]): string[] {
  const warnings = seasons.flatMap((season, index) =>
    seasons
      .slice(index + 1)
      .filter((laterSeason) => isOverlapping(season, laterSeason))
      .map(
        ({ name }) =>
          `“${season.name}” and “${name}” share days. On these days “${season.name}” applies, because it is first.`,
      ),
  )
  return [...new Set(warnings)]
}

export function endedSeasonWarnings(seasons: readonly SeasonDays[], today: LocalDate): string[] {
  return seasons.flatMap(({ name, to }) => {
    const lastDay = isMonthDay(to) ? null : parseLocalDate(to)
    if (lastDay === null || lastDay >= today) return []
    return [`“${name}” ended on ${formatDate(lastDay)}, so its prices no longer apply. Change its days, or remove it.`]
  })
}

/** Two seasons overlap if one of them contains the first day of the other. */
function isOverlapping(season: SeasonDays, otherSeason: SeasonDays): boolean {
  return containsStartOf(season, otherSeason) || containsStartOf(otherSeason, season)
}

/** Contains 29 February, so each day of every year exists. */
const leapYear = '2024'

function containsStartOf(season: SeasonDays, { from }: SeasonDays): boolean {
  if (!isMonthDay(from)) return isInSeason(season, from as LocalDate)
  const years = isMonthDay(season.from) ? [leapYear] : yearsBetween(season.from, season.to)
  return years.some((year) => isInSeason(season, `${year}-${from}` as LocalDate))
}

function yearsBetween(from: string, to: string): string[] {
  const firstYear = Number(from.slice(0, 4))
  const lastYear = Number(to.slice(0, 4))
  return Array.from({ length: lastYear - firstYear + 1 }, (_, index) => String(firstYear + index))
}

function readRows(value: unknown): Row[] {
  return Array.isArray(value) ? value.map((row: Row | null) => row ?? {}) : []
}

/** Successive days of a year with the same season. */
interface SeasonRun {
  /** The position in the list of seasons, or null if no season applies. */
  seasonIndex: number | null
  from: LocalDate
  to: LocalDate
  days: number
}

const firstDayOf = (year: number) => `${year}-01-01` as LocalDate

export function monthDates(year: number): LocalDate[] {
  return Array.from({ length: 12 }, (_, index) => addMonths(firstDayOf(year), index))
}

/** Groups successive days of a year by the season that applies. */
export function groupSeasonRuns(seasons: readonly Season[], year: number): SeasonRun[] {
  const runs: SeasonRun[] = []
  for (const date of datesBetween(firstDayOf(year), addDays(firstDayOf(year + 1), -1))) {
    const season = findSeason({ seasons: [...seasons] }, date)
    const seasonIndex = season && seasons.indexOf(season)
    const lastRun = runs.at(-1)
    if (lastRun && lastRun.seasonIndex === seasonIndex) Object.assign(lastRun, { to: date, days: lastRun.days + 1 })
    else runs.push({ seasonIndex, from: date, to: date, days: 1 })
  }
  return runs
}
