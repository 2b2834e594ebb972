import type { BookingHistory, BookingHistoryQuery } from '@nusa/shared/booking'
import { type CallFailure, call } from './api.ts'

type Bookings = BookingHistory['bookings']

/**
 * Appends the next page. A booking that staff have moved to another date meanwhile appears only in its new position.
 */
export function appendPage(bookings: Bookings, page: Bookings): Bookings {
  const ids = new Set(page.map(({ id }) => id))
  return [...bookings.filter(({ id }) => !ids.has(id)), ...page]
}

export async function loadBookings(
  query: BookingHistoryQuery,
  minCount: number,
): Promise<{ ok: true; value: BookingHistory } | CallFailure> {
  let bookings: Bookings = []
  let after = query.after
  do {
    const result = await call('listBookings', { query: { ...query, after } })
    if (!result.ok) return result
    bookings = appendPage(bookings, result.value.bookings)
    after = result.value.next ?? undefined
  } while (after !== undefined && bookings.length < minCount)
  return { ok: true, value: { bookings, next: after ?? null } }
}
