import { UTCDateMini } from '@date-fns/utc/date/mini'
import { isValid } from 'date-fns/isValid'

/** How a local date is written. */
export const localDatePattern = /^\d{4}-\d{2}-\d{2}$/

/** Says whether a `yyyy-mm-dd` text names a day that exists: 2026-02-31 does not. */
export function isRealDay(text: string): boolean {
  const date = new UTCDateMini(text)
  return isValid(date) && text >= '0100' && date.toISOString().slice(0, 10) === text
}

/** Says whether a text is a local date. Pages that are opened on slow phones ask so, without the schemas that `parseLocalDate` brings. */
export function isLocalDate(text: string): boolean {
  return localDatePattern.test(text) && isRealDay(text)
}
