import { portionOf, type Rupiah, sumRupiah } from '../money/index.ts'
import { toLineQuote } from './booked-price.ts'
import { computeCancellation } from './cancellation.ts'
import type { BookingHistory, BookingView, InvoiceView } from './views.ts'

export interface CancellationResult {
  id: number
  /** In rupiah, including tax. It is 0 if nothing was paid or the policy refunds nothing. */
  refund: Rupiah
}

type HistoryRow = BookingHistory['bookings'][number]

function markCancelled<Booking extends BookingView>(booking: Booking, refund: Rupiah): Booking {
  const statusWithoutRefund = booking.payment_status === 'pending' ? 'failed' : booking.payment_status
  return {
    ...booking,
    status: 'cancelled',
    cancelled_by: 'traveller',
    payment_status: refund > 0 ? 'paid' : statusWithoutRefund,
    paid_amount: 0,
    gives_back: 0,
    refund: refund > 0 ? { amount: refund, state: 'on_its_way' } : null,
  }
}

/** Returns the invoice with a cancelled booking, which a page shows until the invoice is reloaded. */
export function withCancelledBooking(invoice: InvoiceView, { id, refund }: CancellationResult): InvoiceView {
  // A refund means that the invoice was paid, perhaps after it was loaded.
  const invoiceChange =
    refund > 0
      ? { status: 'paid' as const }
      : computeCancellation(invoice, invoice.bookings.map(toPricedBooking), id, refund)?.invoice
  const bookings = invoice.bookings.map((booking) => (booking.id === id ? markCancelled(booking, refund) : booking))
  return { ...invoice, ...invoiceChange, bookings }
}

const toPricedBooking = (booking: BookingView) => ({ ...booking, unit_price: toLineQuote(booking.unit_price) })

/** Returns the rows with a cancelled booking. Other rows of its invoice get the new total and number of bookings. */
export function withCancelledHistoryRow(rows: HistoryRow[], { id, refund }: CancellationResult): HistoryRow[] {
  const cancelledRow = rows.find((row) => row.id === id)
  if (!cancelledRow || cancelledRow.status === 'cancelled') return rows
  const invoice_bookings = cancelledRow.invoice_bookings - 1
  const invoiceFields =
    refund > 0 ? { invoice_bookings, invoice_status: 'paid' as const } : changedInvoiceFields(cancelledRow, rows)
  return rows.map((row) => {
    if (row.invoice_id !== cancelledRow.invoice_id) return row
    const changedRow = row.id === id ? markCancelled(row, refund) : row
    return { ...changedRow, ...invoiceFields }
  })
}

/** Returns no fields if the total depends on bookings that are not loaded. */
function changedInvoiceFields(cancelledRow: HistoryRow, rows: HistoryRow[]) {
  const { id, invoice_id, invoice_status, invoice_total } = cancelledRow
  const invoice_bookings = cancelledRow.invoice_bookings - 1
  if (invoice_status !== 'pending') return { invoice_bookings }
  if (invoice_bookings === 0) return { invoice_bookings, invoice_status: 'cancelled' as const }
  const invoiceRows = rows.filter((row) => row.invoice_id === invoice_id && row.status !== 'cancelled')
  if (invoiceRows.length !== cancelledRow.invoice_bookings) return {}
  const sumPrices = (pricedRows: HistoryRow[]) => sumRupiah(pricedRows.map(({ total_price }) => total_price))
  const remainingPrice = sumPrices(invoiceRows.filter((row) => row.id !== id))
  return { invoice_bookings, invoice_total: portionOf(invoice_total, remainingPrice, sumPrices(invoiceRows)) }
}
