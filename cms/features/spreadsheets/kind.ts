import { splitTexts } from './cells.ts'
import type { References } from './labels.ts'
import type { SheetTexts } from './sheet-texts.ts'

export type Values = Readonly<Record<string, unknown>>

export type EntryValues = Values & { id: number | string }

/** The context in which the cells of a field are written and read. */
export interface CellContext {
  texts: SheetTexts
  decimalSeparator: '.' | ','
  references: References
  /** The entry of the cell, or what is known of a new one. */
  entry: Values
}

export type CellReading = { value: unknown } | { fault: string }

/**
 * Converts the values of a kind of field to cells and back. Values are compared after `plain` has removed data that
 * only the database knows.
 */
export interface Kind {
  plain: (stored: unknown) => unknown
  write: (plain: unknown, context: CellContext) => string
  /** Formats a value for the preview of an import, if the format differs from that of the cell. */
  format?: (plain: unknown) => string
  /** Parses a non-empty cell. */
  read: (cell: string, plain: unknown, context: CellContext) => CellReading
  /** The value of an empty cell. */
  emptyValue: unknown
  /** Converts a plain value to the value to save. */
  data?: (plain: unknown) => unknown
}

export const toSingle = (value: unknown) => (value === '' ? null : (value ?? null))
export const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
export const toText = (value: unknown) => (value === null ? '' : String(value))

/**
 * Reads each part of a list in a cell. Returns a fault for the first part that cannot be read, or else for the first
 * part that repeats an earlier part.
 */
export function readParts(cell: string, texts: SheetTexts, read: (part: string) => CellReading): CellReading {
  const parts = splitTexts(cell)
  const readings = parts.map(read)
  const faulty = readings.find((reading) => 'fault' in reading)
  const keys = readings.map((reading) => JSON.stringify(reading))
  const repeated = parts.find((_part, index) => keys.indexOf(keys[index] ?? '') < index)
  if (!faulty && repeated !== undefined) return { fault: texts.repeatedPart(repeated) }
  return faulty ?? { value: readings.flatMap((reading) => ('value' in reading ? [reading.value] : [])) }
}
