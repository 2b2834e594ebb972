import { call } from '../../lib/api.ts'
import { readBookings } from '../../lib/read-bookings.ts'
import { $cart } from '../cart/store.ts'
import { type Asks, type BookingContent, type Outcome, placeOnce, unanswered } from './attempt.ts'
import { attemptStore, type Sent } from './attempt-store.ts'
import { bookedAmong } from './booked-among.ts'
import { withMemory } from './with-memory.ts'

const kept = withMemory(
  () => localStorage,
  () => sessionStorage,
)

const asks: Asks = {
  send: (body) => call('placeBooking', { body }),
  findBooked: async (items, sentAt) => {
    const answer = await readBookings({ when: 'upcoming' }, Number.POSITIVE_INFINITY)
    if (!answer.ok) return answer
    const asked = $cart.get().items.filter(({ id }) => items.some(({ itemId }) => itemId === id))
    return { ok: true, value: bookedAmong(asked, answer.value.bookings, sentAt) }
  },
}

/** Books while no other tab of this browser does. A second tab gets the invoice of the first. */
export async function placeInOneTab(content: BookingContent, traveller: number): Promise<Outcome> {
  const place = () => placeOnce(content, attemptStore(traveller, kept), asks)
  // Without locks the shared key still makes the server return the same invoice to both tabs.
  return navigator.locks ? await navigator.locks.request('checkout', place) : await place()
}

/** Returns a traveller's last unanswered request, which may have booked something. */
export const unansweredOf = (traveller: number): Sent | null => unanswered(attemptStore(traveller, kept))
