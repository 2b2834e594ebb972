import { CsvError, parse } from 'csv-parse/sync'
import { textOfCell } from '../csv/write-csv.ts'

/** A line of a table: its number is the one that a spreadsheet shows. */
export interface Line {
  number: number
  cells: readonly string[]
}

export interface CsvTable {
  header: readonly string[]
  /** Without those of empty cells alone. */
  lines: readonly Line[]
}

/** Why a file can't be read as a table. */
export type CsvFault = { why: 'empty' | 'encoding' } | { why: 'quotes'; line: number }

const separators = [',', ';', '\t'] as const

/** What Excel writes above a table to say what stands between its cells; empty cells may follow. */
const namesSeparator = /^"?sep=([,;\t])"?\1*(?:\r\n|\n|\r)/i

/** A CSV file as a spreadsheet saves it: UTF-8, cells between commas, semicolons or tabs. */
export function readCsv(bytes: Uint8Array): CsvTable | CsvFault {
  const text = textOf(bytes)
  if (text === null) return { why: 'encoding' }
  // A spreadsheet counts this line, too.
  const [named = '', separator = separatorOf(text)] = namesSeparator.exec(text) ?? []
  const first = named === '' ? 1 : 2
  try {
    const [header, ...lines] = recordsOf(text.slice(named.length), separator).map((cells, index) => ({
      number: index + first,
      cells: cells.map(textOfCell),
    }))
    const filled = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    if (!header || filled.length === 0) return { why: 'empty' }
    return { header: withoutEnd(header.cells.map((cell) => cell.trim())), lines: filled }
  } catch (error) {
    if (error instanceof CsvError) return { why: 'quotes', line: Number(error.lines ?? 1) + first - 1 }
    throw error
  }
}

/** The text of a file in UTF-8; null where it is in another encoding, or none. */
function textOf(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // In UTF-16, every other byte of what we write is zero.
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

/** The separator that makes most cells of the first line. */
function separatorOf(text: string): string {
  const [first = ''] = text.split(/[\r\n]/, 1)
  const counts = separators.map((separator) => first.split(separator).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ','
}

function recordsOf(text: string, delimiter: string): string[][] {
  return parse(text, { delimiter, record_delimiter: ['\r\n', '\n', '\r'], relax_column_count: true })
}

/** Spreadsheets write a cell for each column that ever held something. */
function withoutEnd(header: string[]): string[] {
  const last = header.findLastIndex((name) => name !== '')
  return header.slice(0, last + 1)
}
