import { isMonthDay } from '@nusa/shared/catalog'
import { parseLocalDate, timeSchema } from '@nusa/shared/dates'
import { type CellFormat, type ParsedCell, parseParts, toList, toSingle, toText } from './cell-format.ts'
import { joinTexts, normaliseTime, possibleDays } from './cells.ts'
import type { SheetTexts } from './sheet-texts.ts'

export const date: CellFormat = {
  normalise: toSingle,
  write: toText,
  parse: (cell, current, { texts }) => readDay(cell, [current], texts),
  emptyValue: null,
}

/** A list whose rows contain only a date. */
export const dates: CellFormat = {
  normalise: (stored) =>
    toList(stored).map((row) => (typeof row === 'object' && row !== null && 'date' in row ? row.date : null)),
  write: (value) => joinTexts(toList(value).map(toText)),
  parse: (cell, current, { texts }) => parseParts(cell, texts, (part) => readDay(part, toList(current), texts)),
  emptyValue: [],
  toStored: (value) => toList(value).map((day) => ({ date: day })),
}

/** A spreadsheet program may have rewritten the day. If it may mean two days, the stored day is preferred. */
function readDay(cell: string, before: readonly unknown[], texts: SheetTexts): ParsedCell {
  const days = possibleDays(cell).filter((day) => parseLocalDate(day) !== null)
  const storedDay = days.find((day) => before.includes(day))
  const value = storedDay ?? (days.length === 1 ? days[0] : undefined)
  if (value !== undefined) return { value }
  return { fault: days.length > 1 ? texts.ambiguousDay(cell) : texts.noDay(cell) }
}

/**
 * A day in every year, such as 'yearly 07-01', or in one year, such as '2026-12-24'. Without the word 'yearly',
 * spreadsheet programs would turn 07-01 into a date of this year.
 */
export const seasonDay: CellFormat = {
  normalise: toSingle,
  write: (value, { texts }) =>
    typeof value === 'string' && isMonthDay(value) ? `${texts.yearly} ${value}` : toText(value),
  parse(cell, current, { texts }) {
    const yearDay = /^(?:yearly|tiap tahun)?\s*(\d{2}-\d{2})$/i.exec(cell)?.[1]
    if (yearDay !== undefined) return isMonthDay(yearDay) ? { value: yearDay } : { fault: texts.noSeasonDay(cell) }
    const parsed = readDay(cell, [current], texts)
    return 'fault' in parsed && possibleDays(cell).length === 0 ? { fault: texts.noSeasonDay(cell) } : parsed
  },
  emptyValue: null,
}

export const time: CellFormat = {
  normalise: toSingle,
  write: toText,
  parse(cell, _current, { texts }) {
    const value = timeSchema.safeParse(normaliseTime(cell))
    return value.success ? { value: value.data } : { fault: texts.noTime(cell) }
  },
  emptyValue: null,
}
