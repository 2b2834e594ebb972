import type { BookingHistory } from '@nusa/shared/booking'
import { type CartItem, itemChoice, itemQuantity, rentalEndDate } from '@nusa/shared/cart'
import type { LocalDate } from '@nusa/shared/dates'
import type { Party } from '@nusa/shared/pricing'
import { call } from '../../../lib/api.ts'
import { loadBookings } from '../../../lib/load-bookings.ts'
import { $cart, titleWithLoadedOffer } from '../../cart/index.ts'
import { type BookingContent, bookOnce, type Outcome, readUnansweredRequest, type ServerCalls } from './attempt.ts'
import { type BookedCart, createAttemptStore, type SentRequest } from './attempt-store.ts'
import { withMemoryFallback } from './with-memory-fallback.ts'

const storage = withMemoryFallback(
  () => localStorage,
  () => sessionStorage,
)

const serverCalls: ServerCalls = {
  send: (body) => call('placeBooking', { body }),
  findBookedCart: async (items, sentAt) => {
    const result = await loadBookings({ when: 'upcoming' }, Number.POSITIVE_INFINITY)
    if (!result.ok) return result
    // Bookings are compared by title. The title of an item may depend on its answers.
    const requestedItems = $cart.get().items.flatMap((item) => {
      const requested = items.find(({ itemId }) => itemId === item.id)
      return requested ? { ...item, productName: titleWithLoadedOffer(item, requested.answers) } : []
    })
    return { ok: true, value: findBookedItems(requestedItems, result.value.bookings, sentAt) }
  },
}

/** Waits while another tab of this browser is booking. If that tab has booked these items, returns that booking. */
export async function bookInOneTab(content: BookingContent, travellerId: number): Promise<Outcome> {
  const book = () => bookOnce(content, createAttemptStore(travellerId, storage), serverCalls)
  // In a browser without locks, both tabs still send the same idempotency key, so the server returns the same invoice.
  return navigator.locks ? await navigator.locks.request('checkout', book) : await book()
}

/** Returns the last request without a response, which may have booked something, or null. */
export const findUnansweredRequest = (travellerId: number): SentRequest | null =>
  readUnansweredRequest(createAttemptStore(travellerId, storage))

type HistoryBooking = BookingHistory['bookings'][number]
type ComparableBooking = Pick<
  HistoryBooking,
  | 'invoice_id'
  | 'invoice_created_at'
  | 'status'
  | 'kind'
  | 'tour_id'
  | 'tour_title'
  | 'package_title'
  | 'booking_date'
  | 'end_date'
  | 'quantity'
> & { travelers: readonly HistoryBooking['travelers'][number][] }

/** How far the client's clock may be ahead of the server's. */
const maxClockSkewMs = 3_600_000

/**
 * Finds the newest invoice since `sentAt` (Unix milliseconds) that contains any of the items. Returns its id and those
 * items, or null. Bookings have no cart item ids, so product, dates and travellers are compared.
 */
export function findBookedItems(
  items: readonly CartItem[],
  bookings: readonly ComparableBooking[],
  sentAt: number,
): BookedCart | null {
  const matchingBookings = bookings.filter(
    (booking) =>
      booking.status !== 'cancelled' &&
      Date.parse(booking.invoice_created_at) >= sentAt - maxClockSkewMs &&
      items.some((item) => isBookingOf(booking, item)),
  )
  const [newestBooking] = matchingBookings.toSorted(
    (a, b) => Date.parse(b.invoice_created_at) - Date.parse(a.invoice_created_at),
  )
  if (!newestBooking) return null
  const bookingsOfInvoice = matchingBookings.filter(({ invoice_id }) => invoice_id === newestBooking.invoice_id)
  const bookedItems = items.filter((item) => bookingsOfInvoice.some((booking) => isBookingOf(booking, item)))
  return {
    invoiceId: newestBooking.invoice_id,
    items: bookedItems.map((item) => ({ itemId: item.id, choice: itemChoice(item) })),
  }
}

function isBookingOf(booking: ComparableBooking, item: CartItem): boolean {
  return (
    booking.kind === item.kind &&
    isSameProduct(booking, item) &&
    booking.package_title === item.packageTitle &&
    booking.booking_date === item.date &&
    booking.quantity === itemQuantity(item) &&
    hasSameParty(booking.travelers, item)
  )
}

/** Tours are matched by id. Other products are matched by name and by their last day, which the traveller chooses. */
function isSameProduct(booking: ComparableBooking, item: CartItem): boolean {
  if (item.kind === 'tour') return booking.tour_id === item.productId
  return booking.tour_title === item.productName && booking.end_date === getLastDay(item)
}

function getLastDay(item: CartItem): LocalDate {
  if (item.kind === 'rental') return rentalEndDate(item)
  return item.kind === 'room' ? item.endDate : item.date
}

function hasSameParty(travelers: ComparableBooking['travelers'], { adults, children, infants }: Party): boolean {
  const countTravellers = (type: HistoryBooking['travelers'][number]['type']) =>
    travelers.find((group) => group.type === type)?.count ?? 0
  return (
    countTravellers('adult') === adults &&
    countTravellers('child') === children &&
    countTravellers('infant') === infants
  )
}
