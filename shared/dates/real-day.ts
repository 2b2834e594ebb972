import { UTCDateMini } from '@date-fns/utc/date/mini'
import { isValid } from 'date-fns/isValid'

/** How a local date is written. */
export const localDatePattern = /^\d{4}-\d{2}-\d{2}$/

/** The earliest day that is taken: what is written with an earlier year is a mistake, such as 0026. */
export const firstLocalDate = '0100-01-01'

/**
 * Writes the UTC day of a Date as `yyyy-mm-dd`. Only for dates that are counted in UTC: of others `toISOString` may write the day
 * before. date-fns' own `formatISO` would bring its formatter into each page with a calendar.
 */
export function writeUtcDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}

/** Says whether a `yyyy-mm-dd` text names a day that exists: 2026-02-31 does not. */
export function isRealDay(text: string): boolean {
  const date = new UTCDateMini(text)
  return isValid(date) && text >= firstLocalDate && writeUtcDay(date) === text
}

/** Says whether a text is a local date. Pages that are opened on slow phones ask so, without the schemas that `parseLocalDate` brings. */
export function isLocalDate(text: string): boolean {
  return localDatePattern.test(text) && isRealDay(text)
}
