/** How a local date is written. */
export const localDatePattern = /^\d{4}-\d{2}-\d{2}$/

/** Says whether a `yyyy-mm-dd` text names a day that exists: 2026-02-31 does not. */
export function isRealDay(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  const instant = new Date(Date.UTC(year, month - 1, day))
  return instant.getUTCFullYear() === year && instant.getUTCMonth() === month - 1 && instant.getUTCDate() === day
}

/** Says whether a text is a local date. Pages that are opened on slow phones ask so, without the schemas that `parseLocalDate` brings. */
export function isLocalDate(text: string): boolean {
  return localDatePattern.test(text) && isRealDay(text)
}
