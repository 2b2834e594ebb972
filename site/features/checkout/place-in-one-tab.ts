import { call } from '../../lib/api.ts'
import { type BookingContent, type Outcome, placeOnce } from './attempt.ts'
import { attemptStore } from './attempt-store.ts'

/** Books while no other tab of this browser does; the tab that comes second is told of the first one's invoice. */
export async function placeInOneTab(content: BookingContent, traveller: number): Promise<Outcome> {
  const place = () =>
    placeOnce(content, attemptStore(traveller, localStorage), (body) => call('placeBooking', { body }))
  // Without locks the shared key still makes the server give both tabs one invoice.
  return navigator.locks ? await navigator.locks.request('checkout', place) : await place()
}
