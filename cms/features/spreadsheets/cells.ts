const listSeparator = ' | '

/** Joins texts in one cell, such as 'Boat | Lunch'. In a text, a bar is escaped as \| and a backslash as \\. */
export function joinTexts(texts: readonly string[]): string {
  return texts.map((text) => text.replaceAll(/[\\|]/g, String.raw`\$&`)).join(listSeparator)
}

/** Splits a cell into the texts that `joinTexts` joined. Drops surrounding spaces and empty texts. */
export function splitTexts(cell: string): string[] {
  // Matches texts between bars, in which a backslash escapes the next character.
  const parts = cell.match(/(?:\\[\s\S]|[^|\\]|\\$)+/g) ?? []
  return parts.map((part) => part.trim().replaceAll(/\\([\\|])/g, '$1')).filter((text) => text !== '')
}

/** Parses a number with a decimal point or comma. Returns null for other texts. */
export function parseNumber(cell: string): number | null {
  // Matches at most 15 digits with up to 8 decimals. Three decimals are refused, because 350.000 may mean 350 thousand.
  const [, sign = '', whole, decimals = '0'] = /^(-?)(\d{1,15})(?:[.,](\d{1,2}|\d{4,8}))?$/.exec(cell) ?? []
  return whole === undefined ? null : Number(`${sign}${whole}.${decimals}`)
}

/**
 * Returns the days that a cell may mean, because spreadsheet programs rewrite dates. For example, 1/2/2026 may mean 2
 * January or 1 February.
 */
export function findPossibleDays(cell: string): string[] {
  if (/^\d{4}-\d{2}-\d{2}$/.test(cell)) return [cell]
  // Matches a day and a month in any order, and a year, such as 1/2/2026 or 01.02.2026.
  const [, first = '', second = '', writtenYear] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(cell) ?? []
  if (!writtenYear) return []
  const formatDay = (month: string, day: string) => `${writtenYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const days = new Set<string>()
  if (Number(first) <= 12) days.add(formatDay(first, second))
  if (Number(second) <= 12) days.add(formatDay(second, first))
  return [...days]
}

/**
 * Returns HH:mm, even if a spreadsheet program has rewritten the time as 7:30, 07:30:00 or 7:30 AM. Returns any other
 * text unchanged.
 */
export function normaliseTime(cell: string): string {
  // Matches hours and minutes, optionally with zero seconds and with AM or PM.
  const [, hours = '', minutes, meridiem = ''] = /^(\d{1,2})[:.](\d{2})(?:[:.]00)?\s*([ap]m)?$/i.exec(cell) ?? []
  if (minutes === undefined) return cell
  const afternoonHours = meridiem.toLowerCase() === 'pm' ? 12 : 0
  const hourOfDay = meridiem === '' ? Number(hours) : (Number(hours) % 12) + afternoonHours
  return `${String(hourOfDay).padStart(2, '0')}:${minutes}`
}
