export const localDatePattern = /^\d{4}-\d{2}-\d{2}$/

/** An earlier year such as 0026 is a typing error. */
const firstLocalDate = '0100-01-01'

/**
 * Only for a Date that was calculated in UTC: for local time, `toISOString` may return the day before. `formatISO` of
 * date-fns would make every page with a calendar larger.
 */
export function formatUtcDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}

/** 2026-02-31 does not exist. */
export function isExistingDay(text: string): boolean {
  // `new Date` reads a date without a time as UTC. Parsing with date-fns would add half a kilobyte to the first script
  // of every page.
  const date = new Date(text)
  return !Number.isNaN(date.getTime()) && text >= firstLocalDate && formatUtcDay(date) === text
}

/**
 * Pages that use this function instead of `parseLocalDate` do not load a schema library, which matters on slow phones.
 */
export function isLocalDate(text: string): boolean {
  return localDatePattern.test(text) && isExistingDay(text)
}
