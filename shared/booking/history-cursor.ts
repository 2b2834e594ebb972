import * as z from 'zod/mini'
import { localDateSchema } from '../dates/index.ts'

const pattern = /^(?<date>\d{4}-\d{2}-\d{2})\.(?<id>[1-9]\d{0,8})$/

/** Where a page of the history ended. It is a place, not a booking: staff may have moved that, or deleted it. */
export const historyCursorSchema = z
  .string()
  .check(z.refine((text) => placeIn(text) !== null, 'must be the end of a page'))

/** The place of a booking in the history. */
export function historyCursor(booking: { booking_date: string; id: number }): string {
  return `${booking.booking_date}.${booking.id}`
}

/** The place that a text names; null where it names none. */
export function placeIn(text: string): { date: string; id: number } | null {
  const { date, id } = pattern.exec(text)?.groups ?? {}
  const parsed = localDateSchema.safeParse(date)
  return parsed.success ? { date: parsed.data, id: Number(id) } : null
}
