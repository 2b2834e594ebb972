const listSeparator = ' | '

/** Joins texts in one cell, such as 'Boat | Lunch'. In a text, a bar is escaped as \| and a backslash as \\. */
export function joinTexts(texts: readonly string[]): string {
  return texts.map((text) => text.replaceAll(/[\\|]/g, String.raw`\$&`)).join(listSeparator)
}

/** Splits a cell into the texts that `joinTexts` joined. Drops surrounding spaces and empty texts. */
export function splitTexts(cell: string): string[] {
  const parts = cell.match(/(?:\\[\s\S]|[^|\\]|\\$)+/g) ?? []
  return parts.map((part) => part.trim().replaceAll(/\\([\\|])/g, '$1')).filter((text) => text !== '')
}

/** Parses a number with a decimal point or comma. Returns null for other texts. */
export function parseNumber(cell: string): number | null {
  // Three digits after the point are refused, because 350.000 may mean 350 thousand.
  const [, sign = '', whole, decimals = '0'] = /^(-?)(\d{1,15})(?:[.,](\d{1,2}|\d{4,8}))?$/.exec(cell) ?? []
  return whole === undefined ? null : Number(`${sign}${whole}.${decimals}`)
}

/**
 * Returns the days that a cell may mean, because spreadsheet programs rewrite dates. For example, 1/2/2026 may mean 2
 * January or 1 February.
 */
export function findPossibleDays(cell: string): string[] {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(cell) ?? []
  if (year && month && day) return [`${year}-${month}-${day}`]
  const [, first = '', second = '', writtenYear] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(cell) ?? []
  if (!writtenYear) return []
  const formatDay = (month: string, day: string) => `${writtenYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const days = [
    ...(Number(first) <= 12 ? [formatDay(first, second)] : []),
    ...(Number(second) <= 12 ? [formatDay(second, first)] : []),
  ]
  return [...new Set(days)]
}

/**
 * Returns HH:mm, even if a spreadsheet program has rewritten the time as 7:30, 07:30:00 or 7:30 AM. Returns any other
 * text unchanged.
 */
export function normaliseTime(cell: string): string {
  const [, hours = '', minutes, meridiem = ''] = /^(\d{1,2})[:.](\d{2})(?:[:.]00)?\s*([ap]m)?$/i.exec(cell) ?? []
  if (minutes === undefined) return cell
  const afternoonHours = meridiem.toLowerCase() === 'pm' ? 12 : 0
  const hour = meridiem === '' ? Number(hours) : (Number(hours) % 12) + afternoonHours
  return `${String(hour).padStart(2, '0')}:${minutes}`
}
