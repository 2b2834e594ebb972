import * as z from 'zod/mini'

/** What a spreadsheet takes for the beginning of a formula, also behind apostrophes that stand before it already. */
const formula = /^'*[=+\-@\t\r]/

export type Separator = ',' | ';'

/** What an address asks for; anything else means commas. */
export const separatorSchema = z.catch(z.enum([',', ';']), ',')

/**
 * A table as CSV by RFC 4180, for spreadsheets: UTF-8 with its mark, lines that end in CRLF. A text that a spreadsheet would take for
 * a formula begins with an apostrophe, so that nothing that a traveller wrote is reckoned on a colleague's machine.
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
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = formula.test(value) ? `'${value}` : value
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
