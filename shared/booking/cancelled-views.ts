import { portionOf, type Rupiah, sumRupiah } from '../money/index.ts'
import { bookedQuote } from './booked-price.ts'
import { cancellationOf } from './cancellation.ts'
import type { BookingHistory, BookingView, InvoiceView } from './views.ts'

/** What the server answered when a traveller cancelled a booking. */
export interface Cancelled {
  id: number
  /** What goes back, tax included; 0 where nothing was paid. */
  refund: Rupiah
}

type Bookings = BookingHistory['bookings']
type Row = Bookings[number]

function asCancelled<Booking extends BookingView>(booking: Booking, refund: Rupiah): Booking {
  const unpaid = booking.payment_status === 'pending' ? 'failed' : booking.payment_status
  return {
    ...booking,
    status: 'cancelled',
    cancelled_by: 'traveller',
    payment_status: refund > 0 ? 'paid' : unpaid,
    gives_back: 0,
    refund: refund > 0 ? { amount: refund, state: 'on_its_way' } : null,
  }
}

/** An invoice once one of its bookings is cancelled, as far as the answer says: it is shown until it has been read anew. */
export function withCancelled(invoice: InvoiceView, { id, refund }: Cancelled): InvoiceView {
  // Money that goes back has come in, perhaps after the invoice was read.
  const made =
    refund > 0 ? { status: 'paid' as const } : cancellationOf(invoice, invoice.bookings.map(priced), id)?.invoice
  const bookings = invoice.bookings.map((one) => (one.id === id ? asCancelled(one, refund) : one))
  return { ...invoice, ...made, bookings }
}

const priced = (booking: BookingView) => ({ ...booking, unit_price: bookedQuote(booking.unit_price) })

/** The rows of a history once one of the bookings is cancelled; those of its invoice say what is left of that. */
export function withCancelledRow(rows: Bookings, { id, refund }: Cancelled): Bookings {
  const cancelled = rows.find((row) => row.id === id)
  if (!cancelled || cancelled.status === 'cancelled') return rows
  const left = { invoice_bookings: cancelled.invoice_bookings - 1 }
  const invoice = refund > 0 ? { ...left, invoice_status: 'paid' as const } : invoiceWithout(cancelled, rows)
  return rows.map((row) => {
    if (row.invoice_id !== cancelled.invoice_id) return row
    return { ...(row.id === id ? asCancelled(row, refund) : row), ...invoice }
  })
}

/** Returns what an unpaid invoice still asks for; nothing if that depends on bookings that are not shown. */
function invoiceWithout({ id, invoice_id, invoice_status, invoice_total, invoice_bookings }: Row, rows: Bookings) {
  const left = { invoice_bookings: invoice_bookings - 1 }
  if (invoice_status !== 'pending') return left
  if (invoice_bookings === 1) return { ...left, invoice_status: 'cancelled' as const }
  const asked = rows.filter((row) => row.invoice_id === invoice_id && row.status !== 'cancelled')
  if (asked.length !== invoice_bookings) return {}
  const sumOf = (some: Bookings) => sumRupiah(some.map(({ total_price }) => total_price))
  const rest = sumOf(asked.filter((row) => row.id !== id))
  return { ...left, invoice_total: portionOf(invoice_total, rest, sumOf(asked)) }
}
