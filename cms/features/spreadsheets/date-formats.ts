import { isMonthDay } from '@nusa/shared/catalog'
import { parseLocalDate, timeSchema } from '@nusa/shared/dates'
import { type CellFormat, type ParsedCell, parseParts, toList, toSingle, toText } from './cell-format.ts'
import { joinTexts, possibleDays, possibleTime } from './cells.ts'
import type { SheetTexts } from './sheet-texts.ts'

export const date: CellFormat = {
  normalise: toSingle,
  write: toText,
  parse: (cell, current, { texts }) => readDay(cell, [current], texts),
  emptyValue: null,
}

/** A list of rows that only have a date. */
export const dates: CellFormat = {
  normalise: (stored) =>
    toList(stored).map((row) => (typeof row === 'object' && row !== null && 'date' in row ? row.date : null)),
  write: (value) => joinTexts(toList(value).map(toText)),
  parse: (cell, current, { texts }) => parseParts(cell, texts, (part) => readDay(part, toList(current), texts)),
  emptyValue: [],
  toStored: (value) => toList(value).map((day) => ({ date: day })),
}

/** Reads a day that a spreadsheet program may have rewritten. If it is ambiguous, the stored day is preferred. */
function readDay(cell: string, before: readonly unknown[], texts: SheetTexts): ParsedCell {
  const days = possibleDays(cell).filter((day) => parseLocalDate(day) !== null)
  const storedDay = days.find((day) => before.includes(day))
  const value = storedDay ?? (days.length === 1 ? days[0] : undefined)
  if (value !== undefined) return { value }
  return { fault: days.length > 1 ? texts.ambiguousDay(cell) : texts.noDay(cell) }
}

/**
 * A day of every year or of one year. A day without a year has a word before it, because spreadsheet programs turn
 * 07-01 into a date of this year.
 */
export const seasonDay: CellFormat = {
  normalise: toSingle,
  write: (value, { texts }) =>
    typeof value === 'string' && isMonthDay(value) ? `${texts.yearly} ${value}` : toText(value),
  parse(cell, current, { texts }) {
    const yearDay = /^(?:yearly|tiap tahun)?\s*(\d{2}-\d{2})$/i.exec(cell)?.[1]
    if (yearDay !== undefined) return isMonthDay(yearDay) ? { value: yearDay } : { fault: texts.noSeasonDay(cell) }
    const reading = readDay(cell, [current], texts)
    return 'fault' in reading && possibleDays(cell).length === 0 ? { fault: texts.noSeasonDay(cell) } : reading
  },
  emptyValue: null,
}

export const time: CellFormat = {
  normalise: toSingle,
  write: toText,
  parse(cell, _current, { texts }) {
    const value = timeSchema.safeParse(possibleTime(cell))
    return value.success ? { value: value.data } : { fault: texts.noTime(cell) }
  },
  emptyValue: null,
}
