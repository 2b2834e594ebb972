import * as z from 'zod/mini'

/**
 * A day on the calendar as `yyyy-mm-dd`, without a clock and without a zone. Bookings happen in Bali, so where a day has
 * to meet an instant the zone is Asia/Makassar (UTC+8, no summer time). It never passes through UTC.
 */
export const localDateSchema = z
  .string()
  .check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date written yyyy-mm-dd'),
    z.refine(isRealDay, 'must be a day that exists'),
  )
  .brand<'LocalDate'>()

export type LocalDate = z.infer<typeof localDateSchema>

/** Says whether a `yyyy-mm-dd` text names a day that exists: 2026-02-31 does not. */
function isRealDay(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  const instant = new Date(Date.UTC(year, month - 1, day))
  return instant.getUTCFullYear() === year && instant.getUTCMonth() === month - 1 && instant.getUTCDate() === day
}

/** The local date that a text names, or null where it names none. */
export function parseLocalDate(text: unknown): LocalDate | null {
  const parsed = localDateSchema.safeParse(text)
  return parsed.success ? parsed.data : null
}
