import * as z from 'zod/mini'

/**
 * What a spreadsheet takes for the beginning of a formula, or for a number that it writes otherwise: without its leading zero, as of
 * a phone number, or with less than all of its digits. Also behind apostrophes that stand before it already.
 */
const reckoned = /^'*(?:[=+\-@\t\r]|0\d[\d. ]*$|\d{16,}$)/

export type Separator = ',' | ';'

/** What an address asks for; anything else means commas. */
export const separatorSchema = z.catch(z.enum([',', ';']), ',')

/**
 * A table as CSV by RFC 4180, for spreadsheets: UTF-8 with its mark, lines that end in CRLF. A text that a spreadsheet would reckon
 * begins with an apostrophe, so that what a traveller wrote is neither a formula nor another number on a colleague's machine.
 * @param separator what stands between cells: a semicolon where the spreadsheet's decimals have a comma
 */
export function writeCsv(
  rows: readonly (readonly (string | number)[])[],
  { separator = ',' }: { separator?: Separator } = {},
): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('')}`
}

/** The text that a cell was made of, however often it has been through a spreadsheet. */
export function textOfCell(cell: string): string {
  return cell.startsWith("'") && reckoned.test(cell) ? cell.slice(1) : cell
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = reckoned.test(value) ? `'${value}` : value
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
