import { portionOf, type Rupiah, sumRupiah } from '../money/index.ts'
import { toLineQuote } from './booked-price.ts'
import { computeCancellation } from './cancellation.ts'
import type { BookingHistory, BookingView, InvoiceView } from './views.ts'

export interface CancellationResult {
  id: number
  /** In rupiah, including tax; 0 if nothing was paid or the policy refunds nothing. */
  refund: Rupiah
}

type Bookings = BookingHistory['bookings']
type Row = Bookings[number]

function markCancelled<Booking extends BookingView>(booking: Booking, refund: Rupiah): Booking {
  const unpaid = booking.payment_status === 'pending' ? 'failed' : booking.payment_status
  return {
    ...booking,
    status: 'cancelled',
    cancelled_by: 'traveller',
    payment_status: refund > 0 ? 'paid' : unpaid,
    paid_amount: 0,
    gives_back: 0,
    refund: refund > 0 ? { amount: refund, state: 'on_its_way' } : null,
  }
}

/** Shows the server's response on a page until the invoice is reloaded. */
export function withCancelledBooking(invoice: InvoiceView, { id, refund }: CancellationResult): InvoiceView {
  // A refund means that the invoice was paid, perhaps after it was loaded.
  const invoiceChange =
    refund > 0
      ? { status: 'paid' as const }
      : computeCancellation(invoice, invoice.bookings.map(withLineQuote), id, refund)?.invoice
  const bookings = invoice.bookings.map((one) => (one.id === id ? markCancelled(one, refund) : one))
  return { ...invoice, ...invoiceChange, bookings }
}

const withLineQuote = (booking: BookingView) => ({ ...booking, unit_price: toLineQuote(booking.unit_price) })

/** Other rows of the same invoice get the new total and number of bookings. */
export function withCancelledHistoryRow(rows: Bookings, { id, refund }: CancellationResult): Bookings {
  const cancelled = rows.find((row) => row.id === id)
  if (!cancelled || cancelled.status === 'cancelled') return rows
  const remaining = { invoice_bookings: cancelled.invoice_bookings - 1 }
  const invoice = refund > 0 ? { ...remaining, invoice_status: 'paid' as const } : changedInvoiceFields(cancelled, rows)
  return rows.map((row) => {
    if (row.invoice_id !== cancelled.invoice_id) return row
    return { ...(row.id === id ? markCancelled(row, refund) : row), ...invoice }
  })
}

/** Returns no fields if the total depends on bookings that are not loaded. */
function changedInvoiceFields(
  { id, invoice_id, invoice_status, invoice_total, invoice_bookings }: Row,
  rows: Bookings,
) {
  const remaining = { invoice_bookings: invoice_bookings - 1 }
  if (invoice_status !== 'pending') return remaining
  if (invoice_bookings === 1) return { ...remaining, invoice_status: 'cancelled' as const }
  const invoiceRows = rows.filter((row) => row.invoice_id === invoice_id && row.status !== 'cancelled')
  if (invoiceRows.length !== invoice_bookings) return {}
  const sumOf = (some: Bookings) => sumRupiah(some.map(({ total_price }) => total_price))
  const remainingPrice = sumOf(invoiceRows.filter((row) => row.id !== id))
  return { ...remaining, invoice_total: portionOf(invoice_total, remainingPrice, sumOf(invoiceRows)) }
}
