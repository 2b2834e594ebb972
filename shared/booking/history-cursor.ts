import * as z from 'zod/mini'
import { localDateSchema } from '../dates/index.ts'

const cursorPattern = /^(?<date>\d{4}-\d{2}-\d{2})\.(?<id>[1-9]\d{0,8})$/

/**
 * Cursor of the booking history: the date and id of the last booking on a page. The cursor stays valid if that booking
 * is moved or deleted.
 */
export const historyCursorSchema = z
  .string()
  .check(z.refine((text) => parseHistoryCursor(text) !== null, 'must be the end of a page'))

/** Returns the cursor of the page that ends with a booking. */
export function formatHistoryCursor({ date, id }: { date: string; id: number }): string {
  return `${date}.${id}`
}

/** Parses a cursor; returns null if it is invalid. */
export function parseHistoryCursor(text: string): { date: string; id: number } | null {
  const { date, id } = cursorPattern.exec(text)?.groups ?? {}
  const parsed = localDateSchema.safeParse(date)
  return parsed.success ? { date: parsed.data, id: Number(id) } : null
}
