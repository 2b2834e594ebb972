import { call } from '../../../lib/api.ts'
import { loadBookings } from '../../../lib/read-bookings.ts'
import { $cart } from '../../cart/index.ts'
import { type BookingContent, bookOnce, findUnanswered, type Outcome, type ServerCalls } from './attempt.ts'
import { attemptStore, type SentRequest } from './attempt-store.ts'
import { findBookedItems } from './find-booked-items.ts'
import { withMemoryFallback } from './with-memory-fallback.ts'

const storage = withMemoryFallback(
  () => localStorage,
  () => sessionStorage,
)

const serverCalls: ServerCalls = {
  send: (body) => call('placeBooking', { body }),
  findBooked: async (items, sentAt) => {
    const result = await loadBookings({ when: 'upcoming' }, Number.POSITIVE_INFINITY)
    if (!result.ok) return result
    const requestedItems = $cart.get().items.filter(({ id }) => items.some(({ itemId }) => itemId === id))
    return { ok: true, value: findBookedItems(requestedItems, result.value.bookings, sentAt) }
  },
}

/** Books while no other tab of this browser is booking. A second tab gets the invoice of the first. */
export async function bookInOneTab(content: BookingContent, traveller: number): Promise<Outcome> {
  const book = () => bookOnce(content, attemptStore(traveller, storage), serverCalls)
  // Without locks the shared key still makes the server return the same invoice to both tabs.
  return navigator.locks ? await navigator.locks.request('checkout', book) : await book()
}

/** Returns a traveller's last unanswered request, which may have booked something. */
export const findUnansweredRequest = (traveller: number): SentRequest | null =>
  findUnanswered(attemptStore(traveller, storage))
