import { isYearDay } from '@nusa/shared/catalog'
import { parseLocalDate, timeSchema } from '@nusa/shared/dates'
import { joinTexts, possibleDays, possibleTime } from './cells.ts'
import { type CellReading, type Kind, readParts, toList, toSingle, toText } from './kind.ts'
import type { SheetTexts } from './sheet-texts.ts'

export const date: Kind = {
  plain: toSingle,
  write: toText,
  read: (cell, plain, { texts }) => readDay(cell, [plain], texts),
  emptyValue: null,
}

/** A list of rows that only have a date. */
export const dates: Kind = {
  plain: (stored) =>
    toList(stored).map((row) => (typeof row === 'object' && row !== null && 'date' in row ? row.date : null)),
  write: (value) => joinTexts(toList(value).map(toText)),
  read: (cell, plain, { texts }) => readParts(cell, texts, (part) => readDay(part, toList(plain), texts)),
  emptyValue: [],
  data: (value) => toList(value).map((day) => ({ date: day })),
}

/** Reads a day that a spreadsheet program may have rewritten. If it is ambiguous, the stored day is preferred. */
function readDay(cell: string, before: readonly unknown[], texts: SheetTexts): CellReading {
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
export const seasonDay: Kind = {
  plain: toSingle,
  write: (value, { texts }) =>
    typeof value === 'string' && isYearDay(value) ? `${texts.yearly} ${value}` : toText(value),
  read(cell, plain, { texts }) {
    const yearDay = /^(?:yearly|tiap tahun)?\s*(\d{2}-\d{2})$/i.exec(cell)?.[1]
    if (yearDay !== undefined) return isYearDay(yearDay) ? { value: yearDay } : { fault: texts.noSeasonDay(cell) }
    const reading = readDay(cell, [plain], texts)
    return 'fault' in reading && possibleDays(cell).length === 0 ? { fault: texts.noSeasonDay(cell) } : reading
  },
  emptyValue: null,
}

export const time: Kind = {
  plain: toSingle,
  write: toText,
  read(cell, _plain, { texts }) {
    const value = timeSchema.safeParse(possibleTime(cell))
    return value.success ? { value: value.data } : { fault: texts.noTime(cell) }
  },
  emptyValue: null,
}
