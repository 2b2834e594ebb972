/** What stands between the parts of a list in one cell. */
const between = ' | '

/** Several texts in one cell: 'Boat | Lunch'. A bar that belongs to a text is written \| and a backslash \\. */
export function joinTexts(texts: readonly string[]): string {
  return texts.map((text) => text.replaceAll(/[\\|]/g, String.raw`\$&`)).join(between)
}

/** The texts of such a cell; spaces around each, and empty ones, are dropped. */
export function splitTexts(cell: string): string[] {
  const parts = cell.match(/(?:\\[\s\S]|[^|\\]|\\$)+/g) ?? []
  return parts.map((part) => part.trim().replaceAll(/\\([\\|])/g, '$1')).filter((text) => text !== '')
}

/** A number as spreadsheets write it, with a point or a comma before its decimals; null where it is another text. */
export function readNumber(cell: string): number | null {
  // Three digits behind a point may be thousands: 350.000.
  const [, sign = '', whole, decimals = '0'] = /^(-?)(\d{1,15})(?:[.,](\d{1,2}|\d{4,8}))?$/.exec(cell) ?? []
  return whole === undefined ? null : Number(`${sign}${whole}.${decimals}`)
}

/** The days that a cell may mean: yyyy-mm-dd is one, what a spreadsheet made of it (12/24/2026) one or two. */
export function daysOf(cell: string): string[] {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(cell) ?? []
  if (year && month && day) return [`${year}-${month}-${day}`]
  const [, one = '', other = '', of] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(cell) ?? []
  if (!of) return []
  const dated = (month: string, day: string) => `${of}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const found = [...(Number(one) <= 12 ? [dated(one, other)] : []), ...(Number(other) <= 12 ? [dated(other, one)] : [])]
  return [...new Set(found)]
}
