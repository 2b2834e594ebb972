import { splitTexts } from './cells.ts'
import type { References } from './labels.ts'
import type { SheetTexts } from './sheet-texts.ts'

export type Values = Readonly<Record<string, unknown>>

export type EntryValues = Values & { id: number | string }

export interface CellContext {
  texts: SheetTexts
  decimalSeparator: '.' | ','
  references: References
  /** The entry to which the cell belongs. A new entry contains only the values of the cells that are already parsed. */
  entry: Values
}

/** `fault` is the message about a cell that cannot be parsed. */
export type ParsedCell = { value: unknown } | { fault: string }

/**
 * Converts the values of a field to cells and back. An import changes a field if the parsed value differs from the
 * normalised current value.
 */
export interface CellFormat {
  /** Returns a stored value without data that a cell cannot express, such as the ids of list rows. */
  normalise: (stored: unknown) => unknown
  write: (value: unknown, context: CellContext) => string
  /** Returns the text for the preview. Without this function, the preview shows the text of the cell. */
  formatPreview?: (value: unknown) => string
  /** Parses a non-empty cell. `current` is the normalised current value of the field. */
  parse: (cell: string, current: unknown, context: CellContext) => ParsedCell
  /** The normalised value of an empty cell. */
  emptyValue: unknown
  /** Returns the value to save. Without this function, the normalised value is saved. */
  toStored?: (value: unknown) => unknown
}

export const emptyToNull = (value: unknown) => (value === '' ? null : (value ?? null))
export const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
export const toText = (value: unknown) => (value === null ? '' : String(value))

/**
 * Returns a fault for the first part that cannot be parsed, or else for the first part that repeats an earlier part.
 */
export function parseParts(cell: string, texts: SheetTexts, parse: (part: string) => ParsedCell): ParsedCell {
  const parts = splitTexts(cell)
  const parsedParts = parts.map(parse)
  const faultyPart = parsedParts.find((parsed) => 'fault' in parsed)
  if (faultyPart) return faultyPart
  const partKeys = parsedParts.map((parsed) => JSON.stringify(parsed))
  const repeatedPart = parts.find((_part, index) => partKeys.indexOf(partKeys[index] ?? '') < index)
  if (repeatedPart !== undefined) return { fault: texts.repeatedPart(repeatedPart) }
  return { value: parsedParts.flatMap((parsed) => ('value' in parsed ? [parsed.value] : [])) }
}
