import * as z from 'zod/mini'

/**
 * Matches texts that a spreadsheet program would change: formulas, numbers with a leading zero, such as phone
 * numbers, and numbers with too many digits. Leading apostrophes are ignored.
 */
const spreadsheetConversionPattern = /^'*(?:[=+\-@\t\r]|0\d[\d. ]*$|\d{16,}$)/

export type Separator = ',' | ';'

/** Any other value means a comma. */
export const separatorSchema = z.catch(z.enum([',', ';']), ',')

/**
 * Returns CSV (RFC 4180) with a byte order mark and CRLF. A text that a spreadsheet program would change gets an
 * apostrophe, because the input of a traveller could otherwise run as a formula.
 *
 * @param separator a semicolon if the spreadsheet program's decimal separator is a comma
 */
export function writeCsv(
  rows: readonly (readonly (string | number)[])[],
  { separator = ',' }: { separator?: Separator } = {},
): string {
  const lines = rows.map((row) => `${row.map(formatCell).join(separator)}\r\n`)
  return `\uFEFF${lines.join('')}`
}

/** Removes the apostrophe that `writeCsv` has added. */
export function unescapeCell(cell: string): string {
  return cell.startsWith("'") && spreadsheetConversionPattern.test(cell) ? cell.slice(1) : cell
}

function formatCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = spreadsheetConversionPattern.test(value) ? `'${value}` : value
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
