import {
  addDays,
  addMonths,
  compareDates,
  datesBetween,
  daysBetween,
  instantInBali,
  type LocalDate,
  parseLocalDate,
  startOfMonth,
} from '@nusa/shared/dates'

export type PeriodUnit = 'day' | 'month'

/** A period in Bali's calendar, divided into days or months. */
export interface ReportRange {
  unit: PeriodUnit
  /** The days as `yyyy-mm-dd` or the months as `yyyy-mm`, in order. */
  keys: readonly string[]
  from: Date
  /** The end of the period, exclusive. */
  until: Date
}

/** A longer period is divided into months. */
const maxDailyDays = 62

/** About ten years. */
const maxDays = 3_660

/** Returns the last 30 days, including today. */
export function lastThirtyDays(today: LocalDate): ReportRange {
  return toReportRange(addDays(today, -29), today)
}

/** Returns the last twelve months, including the current month. */
export function lastTwelveMonths(today: LocalDate): ReportRange {
  const thisMonth = startOfMonth(today)
  return toMonthlyRange(addMonths(thisMonth, -11), addDays(addMonths(thisMonth, 1), -1))
}

/** Returns the whole month that contains the date. */
export function monthRange(date: LocalDate): ReportRange {
  const firstDay = startOfMonth(date)
  return toReportRange(firstDay, addDays(addMonths(firstDay, 1), -1))
}

function toReportRange(firstDay: LocalDate, lastDay: LocalDate): ReportRange {
  if (daysBetween(firstDay, lastDay) >= maxDailyDays) return toMonthlyRange(firstDay, lastDay)
  return { unit: 'day', keys: datesBetween(firstDay, lastDay), ...toInstants(firstDay, lastDay) }
}

/** The first and the last month may be incomplete. */
function toMonthlyRange(firstDay: LocalDate, lastDay: LocalDate): ReportRange {
  const keys: string[] = []
  for (let month = startOfMonth(firstDay); compareDates(month, lastDay) <= 0; month = addMonths(month, 1)) {
    keys.push(month.slice(0, 7))
  }
  return { unit: 'month', keys, ...toInstants(firstDay, lastDay) }
}

const toMidnight = (date: LocalDate) => instantInBali(date, '00:00')
const toInstants = (firstDay: LocalDate, lastDay: LocalDate) => ({
  from: toMidnight(firstDay),
  until: toMidnight(addDays(lastDay, 1)),
})

/** The period in the query of a page: a month (`?month=2026-11`), or a first and a last day (`?from=…&to=…`). */
export type Period =
  | { kind: 'none' }
  /** The form on the page shows `from` and `to` again. A day that could not be parsed is null. */
  | { kind: 'invalid'; isReversed: boolean; from: LocalDate | null; to: LocalDate | null }
  | { kind: 'month'; month: string; range: ReportRange }
  | { kind: 'days'; from: LocalDate; to: LocalDate; range: ReportRange }

export function parsePeriod(query: Readonly<Record<string, unknown>>): Period {
  const { month, from, to } = query
  if (from || to) {
    const firstDay = parseRecentDate(from)
    const lastDay = parseRecentDate(to)
    const isReversed = firstDay !== null && lastDay !== null && compareDates(firstDay, lastDay) > 0
    if (!firstDay || !lastDay || isReversed || daysBetween(firstDay, lastDay) > maxDays) {
      return { kind: 'invalid', isReversed, from: firstDay, to: lastDay }
    }
    return { kind: 'days', from: firstDay, to: lastDay, range: toReportRange(firstDay, lastDay) }
  }
  if (!month) return { kind: 'none' }
  const firstDay = parseRecentDate(`${month}-01`)
  return firstDay
    ? { kind: 'month', month: firstDay.slice(0, 7), range: monthRange(firstDay) }
    : { kind: 'invalid', isReversed: false, from: null, to: null }
}

/** Returns null for a date before the year 2000, and for a value that is not a date. */
function parseRecentDate(value: unknown): LocalDate | null {
  const date = parseLocalDate(value)
  return date?.startsWith('2') ? date : null
}

/**
 * Returns at most 36 months as `yyyy-mm`, latest first.
 * @param firstSale the day of the first sale, or null if nothing has been sold yet
 */
export function monthsSince(firstSale: LocalDate | null, today: LocalDate): string[] {
  const earliest = startOfMonth(firstSale ?? today)
  const months: string[] = []
  for (let month = startOfMonth(today); months.length < 36; month = addMonths(month, -1)) {
    if (months.length > 0 && compareDates(month, earliest) < 0) break
    months.push(month.slice(0, 7))
  }
  return months
}
