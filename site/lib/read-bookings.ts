import type { BookingHistory, BookingHistoryQuery } from '@nusa/shared/booking'
import { type CallFailure, call } from './api.ts'

type Bookings = BookingHistory['bookings']

/** Bookings and the page that follows them. What staff have moved there meanwhile stands where it is now, and once. */
export function withPage(bookings: Bookings, page: Bookings): Bookings {
  const ids = new Set(page.map(({ id }) => id))
  return [...bookings.filter(({ id }) => !ids.has(id)), ...page]
}

/** Reads page after page of the traveller's bookings until it has so many, or all that there are. */
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
