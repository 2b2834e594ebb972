import * as z from 'zod/mini'
import { isExistingDay, localDatePattern } from './local-date-text.ts'

/**
 * A calendar day as `yyyy-mm-dd`, without time and zone. Conversions to and from instants use Asia/Makassar (UTC+8, no
 * daylight saving time), never UTC.
 */
export const localDateSchema = z
  .string()
  .check(
    z.regex(localDatePattern, 'must be a date written yyyy-mm-dd'),
    z.refine(isExistingDay, 'must be a day that exists'),
  )
  .brand<'LocalDate'>()

export type LocalDate = z.infer<typeof localDateSchema>

/** Returns null if the text is not a local date. */
export function parseLocalDate(text: unknown): LocalDate | null {
  const parsed = localDateSchema.safeParse(text)
  return parsed.success ? parsed.data : null
}
