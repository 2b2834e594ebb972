import { CsvError, parse } from 'csv-parse/sync'
import { unescapeCell } from '../../core/write-csv.ts'

/** A row of a file. */
export interface SheetRow {
  /** As shown by a spreadsheet program. */
  number: number
  cells: readonly string[]
}

export interface CsvTable {
  header: readonly string[]
  /** The rows that are not empty, without the header. */
  rows: readonly SheetRow[]
}

/** Why a file cannot be read as a table. */
export type CsvProblem = { kind: 'empty' | 'encoding' } | { kind: 'quotes'; line: number }

const separators = [',', ';', '\t'] as const

/** The line with which Excel declares the separator. Empty cells may follow. */
const separatorLine = /^"?sep=([,;\t])"?\1*(?:\r\n|\n|\r)/i

/** Reads a CSV file saved by a spreadsheet program: UTF-8, with commas, semicolons or tabs as separators. */
export function readCsv(bytes: Uint8Array): CsvTable | CsvProblem {
  const text = decodeUtf8(bytes)
  if (text === null) return { kind: 'encoding' }
  // A spreadsheet program counts this line too.
  const [declaration = '', separator = guessSeparator(text)] = separatorLine.exec(text) ?? []
  const first = declaration === '' ? 1 : 2
  try {
    const [header, ...rows] = parseRecords(text.slice(declaration.length), separator).map((cells, index) => ({
      number: index + first,
      cells: cells.map(unescapeCell),
    }))
    const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    if (!header || filled.length === 0) return { kind: 'empty' }
    return { header: withoutEmptyHeadings(header.cells.map((cell) => cell.trim())), rows: filled }
  } catch (error) {
    if (error instanceof CsvError) return { kind: 'quotes', line: Number(error.lines ?? 1) + first - 1 }
    throw error
  }
}

/** Decodes UTF-8. Returns null for other encodings and for binary files. */
function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // In UTF-16, every other byte of our texts is zero.
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

/** Returns the separator with the most cells in the first line. */
function guessSeparator(text: string): string {
  const [first = ''] = text.split(/[\r\n]/, 1)
  const counts = separators.map((separator) => first.split(separator).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ','
}

function parseRecords(text: string, delimiter: string): string[][] {
  return parse(text, { delimiter, record_delimiter: ['\r\n', '\n', '\r'], relax_column_count: true })
}

/** Removes empty headings at the end, because spreadsheet programs write a cell for each column that was ever used. */
function withoutEmptyHeadings(header: string[]): string[] {
  const last = header.findLastIndex((name) => name !== '')
  return header.slice(0, last + 1)
}
