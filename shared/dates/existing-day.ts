/** The format of a local date. */
export const localDatePattern = /^\d{4}-\d{2}-\d{2}$/

/** The earliest accepted day; an earlier year such as 0026 is a typing error. */
const firstLocalDate = '0100-01-01'

/**
 * Formats the UTC day of a Date as `yyyy-mm-dd`. Use it only for Dates calculated in UTC; for others `toISOString` may
 * return the day before. The `formatISO` of date-fns would add its formatter to every page with a calendar.
 */
export function formatUtcDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}

/** Returns whether a `yyyy-mm-dd` text is a day that exists: 2026-02-31 is not. */
export function isExistingDay(text: string): boolean {
  // A text with a date only is read as UTC. date-fns would add half a kilobyte to the first script of every page.
  const date = new Date(text)
  return !Number.isNaN(date.getTime()) && text >= firstLocalDate && formatUtcDay(date) === text
}

/**
 * Returns whether a string is a local date. Unlike `parseLocalDate` it needs no schema library, which matters on slow
 * phones.
 */
export function isLocalDate(text: string): boolean {
  return localDatePattern.test(text) && isExistingDay(text)
}
