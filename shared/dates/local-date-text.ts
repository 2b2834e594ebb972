export const localDatePattern = /^\d{4}-\d{2}-\d{2}$/

/** An earlier year such as 0026 is a typing error. */
const firstLocalDate = '0100-01-01'

/** Returns the UTC day of a Date that was calculated in UTC. For a Date in local time, it may be the day before. */
export function formatUtcDay(date: Date): string {
  // `formatISO` of date-fns would make every page with a calendar larger.
  return date.toISOString().slice(0, 10)
}

/** Returns whether the day exists: 2026-02-31 does not. */
export function isExistingDay(text: string): boolean {
  // `new Date` reads a date without a time as UTC. Parsing with date-fns would add half a kilobyte to the first script
  // of every page.
  const date = new Date(text)
  return !Number.isNaN(date.getTime()) && text >= firstLocalDate && formatUtcDay(date) === text
}

/**
 * Returns whether a text is an existing day as `yyyy-mm-dd`. Unlike `parseLocalDate`, it needs no schema library, which
 * matters on slow phones.
 */
export function isLocalDate(text: string): boolean {
  return localDatePattern.test(text) && isExistingDay(text)
}
