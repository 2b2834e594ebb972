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

export type Unit = 'day' | 'month'

/** A period in Bali's calendar, divided into days or months. */
export interface ReportRange {
  unit: Unit
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

/** Includes today. */
export function lastThirtyDays(today: LocalDate): ReportRange {
  return toReportRange(addDays(today, -29), today)
}

/** Includes the current month. */
export function lastTwelveMonths(today: LocalDate): ReportRange {
  const thisMonth = startOfMonth(today)
  return toMonthlyRange(addMonths(thisMonth, -11), addDays(addMonths(thisMonth, 1), -1))
}

export function monthRange(date: LocalDate): ReportRange {
  const first = startOfMonth(date)
  return toReportRange(first, addDays(addMonths(first, 1), -1))
}

function toReportRange(first: LocalDate, last: LocalDate): ReportRange {
  if (daysBetween(first, last) >= maxDailyDays) return toMonthlyRange(first, last)
  return { unit: 'day', keys: datesBetween(first, last), ...toInstants(first, last) }
}

/** The first and the last month may be incomplete. */
function toMonthlyRange(first: LocalDate, last: LocalDate): ReportRange {
  const keys: string[] = []
  for (let month = startOfMonth(first); compareDates(month, last) <= 0; month = addMonths(month, 1)) {
    keys.push(month.slice(0, 7))
  }
  return { unit: 'month', keys, ...toInstants(first, last) }
}

const midnight = (date: LocalDate) => instantInBali(date, '00:00')
const toInstants = (first: LocalDate, last: LocalDate) => ({ from: midnight(first), until: midnight(addDays(last, 1)) })

/** The period in the query of a page: a month (`?month=2026-11`), or a first and a last day (`?from=…&to=…`). */
export type Period =
  | { kind: 'none' }
  /** The form shows `from` and `to` again. A day is null if it could not be parsed. */
  | { kind: 'invalid'; isReversed: boolean; from: LocalDate | null; to: LocalDate | null }
  | { kind: 'month'; month: string; range: ReportRange }
  | { kind: 'days'; from: LocalDate; to: LocalDate; range: ReportRange }

export function readPeriod(query: Readonly<Record<string, unknown>>): Period {
  const { month, from, to } = query
  if (from || to) {
    const [first, last] = [parseRecentDate(from), parseRecentDate(to)]
    const isReversed = first !== null && last !== null && compareDates(first, last) > 0
    if (!first || !last || isReversed || daysBetween(first, last) > maxDays) {
      return { kind: 'invalid', isReversed, from: first, to: last }
    }
    return { kind: 'days', from: first, to: last, range: toReportRange(first, last) }
  }
  if (!month) return { kind: 'none' }
  const first = parseRecentDate(`${month}-01`)
  return first
    ? { kind: 'month', month: first.slice(0, 7), range: monthRange(first) }
    : { kind: 'invalid', isReversed: false, from: null, to: null }
}

/** Returns null for a date before the year 2000 and for any other value. */
function parseRecentDate(value: unknown): LocalDate | null {
  const date = parseLocalDate(value)
  return date?.startsWith('2') ? date : null
}

/**
 * Returns at most 36 months as `yyyy-mm`, latest first.
 * @param first the day of the first sale, or null if nothing has been sold yet
 */
export function monthsSince(first: LocalDate | null, today: LocalDate): string[] {
  const earliest = startOfMonth(first ?? today)
  const months: string[] = []
  for (let month = startOfMonth(today); months.length < 36; month = addMonths(month, -1)) {
    if (months.length > 0 && compareDates(month, earliest) < 0) break
    months.push(month.slice(0, 7))
  }
  return months
}
