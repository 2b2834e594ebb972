import { clockTime } from './clock-time.ts'
import type { LocalDate } from './local-date.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/**
 * A date for people, as `MMM d, yyyy` ('Jun 3, 2026'), or as `MMM dd, yyyy` ('Jun 03, 2026'). It is put together from the
 * date's own digits, so no time zone can move it to the day before.
 */
export function formatDate(date: LocalDate, style: 'MMM d, yyyy' | 'MMM dd, yyyy' = 'MMM d, yyyy'): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return `${months[Number(month) - 1]} ${style === 'MMM d, yyyy' ? Number(day) : day}, ${year}`
}

/**
 * A time of day with its zone, '10:00 (Bali time)', for what may take place where clocks show another: some airports do not lie
 * in Bali's zone. What somebody wrote instead of a time stays as it is.
 */
export function formatBaliTime(text: string): string {
  return clockTime(text) === null ? text : `${text} (Bali time)`
}
