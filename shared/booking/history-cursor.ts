import * as z from 'zod/mini'
import { localDateSchema } from '../dates/index.ts'

const cursorPattern = /^(?<date>\d{4}-\d{2}-\d{2})\.(?<id>[1-9]\d{0,8})$/

/** The date and id of the last booking on a page. The cursor stays valid if that booking is moved or deleted. */
export const historyCursorSchema = z
  .string()
  .check(z.refine((text) => parseHistoryCursor(text) !== null, 'must be the end of a page'))

/** Returns, for example, '2026-11-22.345'. */
export function formatHistoryCursor({ date, id }: { date: string; id: number }): string {
  return `${date}.${id}`
}

/** Returns null if the cursor is invalid. */
export function parseHistoryCursor(text: string): { date: string; id: number } | null {
  const { date, id } = cursorPattern.exec(text)?.groups ?? {}
  const parsedDate = localDateSchema.safeParse(date)
  return parsedDate.success ? { date: parsedDate.data, id: Number(id) } : null
}
