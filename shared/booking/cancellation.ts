import type { Rupiah } from '../money/index.ts'
import type { LineQuote } from '../pricing/index.ts'
import { type InvoiceTotals, sharesOf, totalsOf } from './shares.ts'
import type { BookingStatus, InvoiceStatus, PaymentStatus } from './states.ts'

interface CancelledBooking {
  id: number
  status: BookingStatus
  payment_status: PaymentStatus
  /** Before tax. */
  total_price: Rupiah
}

interface PricedBooking extends CancelledBooking {
  unit_price: Pick<LineQuote, 'before' | 'discount' | 'total'>
}

/** What cancelling one booking makes of it and of its invoice. */
export interface Cancellation {
  payment_status: PaymentStatus
  /** The end of the invoice, or what it comes to without the booking; null where it stays as it is. */
  invoice: { status: 'cancelled' } | InvoiceTotals | null
  /** What goes back to the traveller, whole rupiah. */
  refund: Rupiah
}

/**
 * What becomes of an invoice when one of its bookings is cancelled. `bookings` are all of it, in the order of their ids. An
 * invoice that nobody has paid asks for the rest only, and ends with its last booking; one that is paid stays as it is,
 * and the booking's share of it is given back.
 */
export function cancellationOf(
  invoice: InvoiceTotals & { status: InvoiceStatus },
  bookings: readonly PricedBooking[],
  id: number,
): Cancellation | null {
  const booking = bookings.find((one) => one.id === id)
  if (!booking || booking.status === 'cancelled') return null
  const isUnpaid = invoice.status === 'pending' && booking.payment_status === 'pending'
  if (!isUnpaid) {
    return { payment_status: booking.payment_status, invoice: null, refund: refundOf(invoice, bookings, id) }
  }
  const left = bookings.filter((one) => one.id !== id && one.status !== 'cancelled')
  const prices = left.map(({ unit_price }) => unit_price)
  return {
    payment_status: 'failed',
    invoice: left.length === 0 ? { status: 'cancelled' } : totalsOf(prices, invoice),
    refund: 0,
  }
}

/** What a booking that is paid gives back when it is cancelled, its share of the tax included; 0 where nothing was paid. */
export function refundOf(
  { total_after_tax }: Pick<InvoiceTotals, 'total_after_tax'>,
  bookings: readonly Omit<CancelledBooking, 'status'>[],
  id: number,
): Rupiah {
  const paid = bookings.filter(({ payment_status }) => payment_status === 'paid' || payment_status === 'refunded')
  const index = paid.findIndex((one) => one.id === id)
  if (paid[index]?.payment_status !== 'paid') return 0
  const shares = sharesOf(
    paid.map(({ total_price }) => total_price),
    total_after_tax,
  )
  return shares[index] ?? 0
}
