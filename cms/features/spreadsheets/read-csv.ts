import { CsvError, parse } from 'csv-parse/sync'
import { unescapeCell } from '../../core/write-csv.ts'

export interface SheetRow {
  /** The row number that a spreadsheet program shows. */
  rowNumber: number
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

/** The line with which Excel declares the separator, such as `sep=;`. Empty cells may follow. */
const separatorLine = /^"?sep=([,;\t])"?\1*(?:\r\n|\n|\r)/i

/** Reads a CSV file in UTF-8. The separators may be commas, semicolons or tabs. */
export function readCsv(bytes: Uint8Array): CsvTable | CsvProblem {
  const text = decodeUtf8(bytes)
  if (text === null) return { kind: 'encoding' }
  // The `sep=` line is not a row of the table, but spreadsheet programs count the line in their row numbers.
  const [declaration = '', separator = guessSeparator(text)] = separatorLine.exec(text) ?? []
  const firstRowNumber = declaration === '' ? 1 : 2
  try {
    const [header, ...rows] = parseRecords(text.slice(declaration.length), separator).map((cells, index) => ({
      rowNumber: index + firstRowNumber,
      cells: cells.map(unescapeCell),
    }))
    const filledRows = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    if (!header || filledRows.length === 0) return { kind: 'empty' }
    return { header: dropEmptyHeadings(header.cells.map((cell) => cell.trim())), rows: filledRows }
  } catch (error) {
    if (error instanceof CsvError) return { kind: 'quotes', line: Number(error.lines ?? 1) + firstRowNumber - 1 }
    throw error
  }
}

/** Returns null for other encodings and for binary files. */
function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // A text with zero bytes is probably UTF-16, in which every other byte of Latin letters is zero.
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

function guessSeparator(text: string): string {
  const [firstLine = ''] = text.split(/[\r\n]/, 1)
  const cellCounts = separators.map((separator) => firstLine.split(separator).length)
  return separators[cellCounts.indexOf(Math.max(...cellCounts))] ?? ','
}

function parseRecords(text: string, delimiter: string): string[][] {
  return parse(text, { delimiter, record_delimiter: ['\r\n', '\n', '\r'], relax_column_count: true })
}

/** Drops empty headings at the end, which spreadsheet programs write for columns that were used earlier. */
function dropEmptyHeadings(header: string[]): string[] {
  const lastIndex = header.findLastIndex((name) => name !== '')
  return header.slice(0, lastIndex + 1)
}
