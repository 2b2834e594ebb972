import type { BookingHistory, BookingItem } from '@nusa/shared/booking'
import type { BookedCart } from './attempt-store.ts'

type Item = Pick<BookingItem, 'itemId' | 'choice'>
type Booked = Pick<
  BookingHistory['bookings'][number],
  'invoice_id' | 'invoice_expires_at' | 'status' | 'kind' | 'tour_id' | 'booking_date'
>

/**
 * Which of these items a traveller's newest invoice with any of them books; null where none does. A booking names no item
 * of a cart: it is known by what is booked and when.
 */
export function bookedAmong(items: readonly Item[], bookings: readonly Booked[]): BookedCart | null {
  const live = bookings.filter((booking) => booking.status !== 'cancelled' && items.some((item) => isOf(booking, item)))
  const [newest] = live.toSorted((a, b) => Date.parse(b.invoice_expires_at) - Date.parse(a.invoice_expires_at))
  if (!newest) return null
  const own = live.filter(({ invoice_id }) => invoice_id === newest.invoice_id)
  const booked = items.filter((item) => own.some((booking) => isOf(booking, item)))
  return { invoiceId: newest.invoice_id, items: booked.map(({ itemId, choice }) => ({ itemId, choice })) }
}

function isOf({ kind, tour_id, booking_date }: Booked, { choice }: Item): boolean {
  return kind === choice.kind && booking_date === choice.date && (choice.kind !== 'tour' || tour_id === choice.tourId)
}
