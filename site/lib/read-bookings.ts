import type { BookingHistory, BookingHistoryQuery } from '@nusa/shared/booking'
import { type CallFailure, call } from './api.ts'

type Bookings = BookingHistory['bookings']

/**
 * Appends the next page of bookings. A booking that staff have moved into it meanwhile appears only in its new
 * position.
 */
export function withPage(bookings: Bookings, page: Bookings): Bookings {
  const ids = new Set(page.map(({ id }) => id))
  return [...bookings.filter(({ id }) => !ids.has(id)), ...page]
}

/** Loads pages of the traveller's bookings until there are at least this many, or no further pages. */
export async function readBookings(
  query: BookingHistoryQuery,
  atLeast: number,
): Promise<{ ok: true; value: BookingHistory } | CallFailure> {
  let bookings: Bookings = []
  let after = query.after
  do {
    const answer = await call('listBookings', { query: { ...query, after } })
    if (!answer.ok) return answer
    bookings = withPage(bookings, answer.value.bookings)
    after = answer.value.next ?? undefined
  } while (after !== undefined && bookings.length < atLeast)
  return { ok: true, value: { bookings, next: after ?? null } }
}
