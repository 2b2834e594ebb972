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
export interface Span {
  unit: Unit
  /** Each day as `yyyy-mm-dd` or each month as `yyyy-mm`, in order. */
  keys: readonly string[]
  from: Date
  /** The instant at which the period ends, exclusive. */
  until: Date
}

/** Maximum length (days) of a period that is divided into days. */
const mostDays = 62

/** Maximum length of a period (days): ten years. */
const longest = 3_660

/** Returns the last thirty days, including today. */
export function lastDays(today: LocalDate): Span {
  return spanOf(addDays(today, -29), today)
}

/** Returns the last twelve months, including the current one. */
export function lastMonths(today: LocalDate): Span {
  const thisMonth = startOfMonth(today)
  return monthly(addMonths(thisMonth, -11), addDays(addMonths(thisMonth, 1), -1))
}

/** Returns the days of the month that contains a date. */
export function monthOf(date: LocalDate): Span {
  const first = startOfMonth(date)
  return spanOf(first, addDays(addMonths(first, 1), -1))
}

/** Returns a period by its first and last day, divided into days, or into months if it is long. */
function spanOf(first: LocalDate, last: LocalDate): Span {
  if (daysBetween(first, last) >= mostDays) return monthly(first, last)
  return { unit: 'day', keys: datesBetween(first, last), ...instants(first, last) }
}

/** Divides a period into months, of which the first and last may be incomplete. */
function monthly(first: LocalDate, last: LocalDate): Span {
  const keys: string[] = []
  for (let month = startOfMonth(first); compareDates(month, last) <= 0; month = addMonths(month, 1)) {
    keys.push(month.slice(0, 7))
  }
  return { unit: 'month', keys, ...instants(first, last) }
}

const midnight = (date: LocalDate) => instantInBali(date, '00:00')
const instants = (first: LocalDate, last: LocalDate) => ({ from: midnight(first), until: midnight(addDays(last, 1)) })

/** The period in the query of a page: a month (`?month=2026-11`), or a first and a last day (`?from=…&to=…`). */
export type Period =
  | { kind: 'none' }
  | { kind: 'wrong' }
  | { kind: 'month'; month: string; span: Span }
  | { kind: 'days'; from: LocalDate; to: LocalDate; span: Span }

export function readPeriod(query: Readonly<Record<string, unknown>>): Period {
  const { month, from, to } = query
  if (from || to) {
    const [first, last] = [knownDate(from), knownDate(to)]
    if (!first || !last || compareDates(first, last) > 0 || daysBetween(first, last) > longest) return { kind: 'wrong' }
    return { kind: 'days', from: first, to: last, span: spanOf(first, last) }
  }
  if (!month) return { kind: 'none' }
  const first = knownDate(`${month}-01`)
  return first ? { kind: 'month', month: first.slice(0, 7), span: monthOf(first) } : { kind: 'wrong' }
}

/** Returns a date of this millennium, or null for anything else. */
function knownDate(value: unknown): LocalDate | null {
  const date = parseLocalDate(value)
  return date?.startsWith('2') ? date : null
}

/**
 * Returns the months from a date to the current one, as `yyyy-mm`, latest first and at most 36.
 *
 * @param first day of the first sale; null before the first sale
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
