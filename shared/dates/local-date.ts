import * as z from 'zod/mini'
import { isRealDay, localDatePattern } from './real-day.ts'

/**
 * A day on the calendar as `yyyy-mm-dd`, without a clock and without a zone. Bookings happen in Bali, so where a day has
 * to meet an instant the zone is Asia/Makassar (UTC+8, no summer time). It never passes through UTC.
 */
export const localDateSchema = z
  .string()
  .check(
    z.regex(localDatePattern, 'must be a date written yyyy-mm-dd'),
    z.refine(isRealDay, 'must be a day that exists'),
  )
  .brand<'LocalDate'>()

export type LocalDate = z.infer<typeof localDateSchema>

/** The local date that a text names, or null where it names none. */
export function parseLocalDate(text: unknown): LocalDate | null {
  const parsed = localDateSchema.safeParse(text)
  return parsed.success ? parsed.data : null
}
