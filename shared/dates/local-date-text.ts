/** The format of a local date. */
export const localDatePattern = /^\d{4}-\d{2}-\d{2}$/

/** The earliest accepted day; an earlier year such as 0026 is a typing error. */
const firstLocalDate = '0100-01-01'

/**
 * Formats the UTC day of a Date as `yyyy-mm-dd`. Use it only for a Date that was calculated in UTC. For a Date in local
 * time, `toISOString` may return the day before. It replaces `formatISO` of date-fns, which would make every page with
 * a calendar larger.
 */
export function formatUtcDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}

/** Returns whether a `yyyy-mm-dd` text is a day that exists: 2026-02-31 is not. */
export function isExistingDay(text: string): boolean {
  // `new Date` reads a date without a time as UTC. Parsing with date-fns would add half a kilobyte to the first script
  // of every page.
  const date = new Date(text)
  return !Number.isNaN(date.getTime()) && text >= firstLocalDate && formatUtcDay(date) === text
}

/**
 * Returns whether a text is a local date: a day that exists, written `yyyy-mm-dd`. Pages that use it instead of
 * `parseLocalDate` do not load a schema library, which matters on slow phones.
 */
export function isLocalDate(text: string): boolean {
  return localDatePattern.test(text) && isExistingDay(text)
}
