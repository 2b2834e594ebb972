import { addDays, addMonths, datesBetween, instantInBali, type LocalDate, startOfMonth } from '@nusa/shared/dates'

export type Unit = 'day' | 'month'

/** A time of Bali's calendar that figures are told of, in whole days or months. */
export interface Span {
  unit: Unit
  /** Each day as `yyyy-mm-dd` or each month as `yyyy-mm`, in order. */
  keys: readonly string[]
  from: Date
  /** The instant at which it is over. */
  until: Date
}

/** The last thirty days, today included. */
export function lastDays(today: LocalDate): Span {
  const first = addDays(today, -29)
  return { unit: 'day', keys: datesBetween(first, today), from: midnight(first), until: midnight(addDays(today, 1)) }
}

/** The last twelve months, this one included. */
export function lastMonths(today: LocalDate): Span {
  const thisMonth = startOfMonth(today)
  const months = Array.from({ length: 12 }, (_, index) => addMonths(thisMonth, index - 11))
  return {
    unit: 'month',
    keys: months.map((month) => month.slice(0, 7)),
    from: midnight(months[0] ?? thisMonth),
    until: midnight(addMonths(thisMonth, 1)),
  }
}

const midnight = (date: LocalDate) => instantInBali(date, '00:00')
