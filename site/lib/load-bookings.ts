import type { BookingHistory, BookingHistoryQuery } from '@nusa/shared/booking'
import { type CallFailure, call } from './api.ts'

type Bookings = BookingHistory['bookings']

/**
 * Appends the next page of a list. If staff move a booking to another date between two requests, both pages may contain
 * the booking. Only its new position is kept.
 */
export function appendBookings(bookings: Bookings, page: Bookings): Bookings {
  const pageIds = new Set(page.map(({ id }) => id))
  return [...bookings.filter(({ id }) => !pageIds.has(id)), ...page]
}

/** Loads pages of the list until at least `minCount` bookings are loaded or the list ends. */
export async function loadBookings(
  query: BookingHistoryQuery,
  minCount: number,
): Promise<{ ok: true; value: BookingHistory } | CallFailure> {
  let bookings: Bookings = []
  let cursor = query.after
  do {
    const result = await call('listBookings', { query: { ...query, after: cursor } })
    if (!result.ok) return result
    bookings = appendBookings(bookings, result.value.bookings)
    cursor = result.value.next ?? undefined
  } while (cursor !== undefined && bookings.length < minCount)
  return { ok: true, value: { bookings, next: cursor ?? null } }
}
