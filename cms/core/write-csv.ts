import * as z from 'zod/mini'

/**
 * Matches texts that a spreadsheet would change: formulas, numbers with a leading zero (such as phone numbers) and
 * numbers with too many digits. Leading apostrophes are ignored.
 */
const convertedBySpreadsheets = /^'*(?:[=+\-@\t\r]|0\d[\d. ]*$|\d{16,}$)/

export type Separator = ',' | ';'

/** The separator in a query; anything else means commas. */
export const separatorSchema = z.catch(z.enum([',', ';']), ',')

/**
 * Returns a table as CSV (RFC 4180) for spreadsheets: UTF-8 with byte order mark, lines that end in CRLF. Texts that a
 * spreadsheet would change are prefixed with an apostrophe, so that a traveller's input is neither run as a formula nor
 * altered.
 *
 * @param separator a semicolon if the spreadsheet's decimal separator is a comma
 */
export function writeCsv(
  rows: readonly (readonly (string | number)[])[],
  { separator = ',' }: { separator?: Separator } = {},
): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('')}`
}

/** Returns the original text of a cell, however often it has been through a spreadsheet. */
export function unescapeCell(cell: string): string {
  return cell.startsWith("'") && convertedBySpreadsheets.test(cell) ? cell.slice(1) : cell
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = convertedBySpreadsheets.test(value) ? `'${value}` : value
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
