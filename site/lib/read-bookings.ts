import type { BookingHistory, BookingHistoryQuery } from '@nusa/shared/booking'
import { type CallFailure, call } from './api.ts'

/** Reads page after page of the traveller's bookings until it has so many, or all that there are. */
export async function readBookings(
  query: BookingHistoryQuery,
  atLeast: number,
): Promise<{ ok: true; value: BookingHistory } | CallFailure> {
  const bookings: BookingHistory['bookings'] = []
  let after = query.after
  do {
    const answer = await call('listBookings', { query: { ...query, after } })
    if (!answer.ok) return answer
    bookings.push(...answer.value.bookings)
    after = answer.value.next ?? undefined
  } while (after !== undefined && bookings.length < atLeast)
  return { ok: true, value: { bookings, next: after ?? null } }
}
