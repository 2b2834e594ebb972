/** What a spreadsheet takes for the beginning of a formula. */
const formula = /^[=+\-@\t\r]/

/**
 * A table as CSV by RFC 4180, for spreadsheets: UTF-8 with its mark, lines that end in CRLF. A text that a spreadsheet would take for
 * a formula begins with an apostrophe, so that nothing that a traveller wrote is reckoned on a colleague's machine.
 */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
