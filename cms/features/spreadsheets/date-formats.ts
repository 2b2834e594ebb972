import { isMonthDay } from '@nusa/shared/catalog'
import { parseLocalDate, timeSchema } from '@nusa/shared/dates'
import { type CellFormat, emptyToNull, type ParsedCell, parseParts, toList, toText } from './cell-format.ts'
import { findPossibleDays, joinTexts, normaliseTime } from './cells.ts'
import type { SheetTexts } from './sheet-texts.ts'

export const dateFormat: CellFormat = {
  normalise: emptyToNull,
  write: toText,
  parse: (cell, current, { texts }) => parseDay(cell, [current], texts),
  emptyValue: null,
}

/** A list whose rows contain only a date. */
export const datesFormat: CellFormat = {
  normalise: (stored) =>
    toList(stored).map((row) => (typeof row === 'object' && row !== null && 'date' in row ? row.date : null)),
  write: (value) => joinTexts(toList(value).map(toText)),
  parse: (cell, current, { texts }) => parseParts(cell, texts, (part) => parseDay(part, toList(current), texts)),
  emptyValue: [],
  toStored: (value) => toList(value).map((day) => ({ date: day })),
}

/** Spreadsheet programs rewrite days. If a cell such as 1/2/2026 may mean two days, the stored day is preferred. */
function parseDay(cell: string, storedDays: readonly unknown[], texts: SheetTexts): ParsedCell {
  const days = findPossibleDays(cell).filter((day) => parseLocalDate(day) !== null)
  const storedDay = days.find((day) => storedDays.includes(day))
  const value = storedDay ?? (days.length === 1 ? days[0] : undefined)
  if (value !== undefined) return { value }
  return { fault: days.length > 1 ? texts.ambiguousDay(cell) : texts.noDay(cell) }
}

/**
 * A day in every year, such as 'yearly 07-01', or in one year, such as '2026-12-24'. Without the word 'yearly',
 * spreadsheet programs would turn 07-01 into a date of this year.
 */
export const seasonDayFormat: CellFormat = {
  normalise: emptyToNull,
  write: (value, { texts }) =>
    typeof value === 'string' && isMonthDay(value) ? `${texts.yearly} ${value}` : toText(value),
  parse(cell, current, { texts }) {
    // Matches a month and a day, such as '07-01' or 'yearly 07-01'.
    const monthDay = /^(?:yearly|tiap tahun)?\s*(\d{2}-\d{2})$/i.exec(cell)?.[1]
    if (monthDay !== undefined) return isMonthDay(monthDay) ? { value: monthDay } : { fault: texts.noSeasonDay(cell) }
    const parsed = parseDay(cell, [current], texts)
    return 'fault' in parsed && findPossibleDays(cell).length === 0 ? { fault: texts.noSeasonDay(cell) } : parsed
  },
  emptyValue: null,
}

export const timeFormat: CellFormat = {
  normalise: emptyToNull,
  write: toText,
  parse(cell, _current, { texts }) {
    const parsed = timeSchema.safeParse(normaliseTime(cell))
    return parsed.success ? { value: parsed.data } : { fault: texts.noTime(cell) }
  },
  emptyValue: null,
}
