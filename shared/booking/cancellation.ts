import type { Rupiah } from '../money/index.ts'
import type { LineQuote } from '../pricing/index.ts'
import { computeBookingShare, computeInvoiceTotals, type InvoiceTotals } from './invoice-totals.ts'
import type { BookingStatus, InvoiceStatus, PaymentStatus } from './statuses.ts'

interface InvoicedBooking {
  id: number
  status: BookingStatus
  payment_status: PaymentStatus
  /** The price before tax. */
  total_price: Rupiah
}

interface PricedBooking extends InvoicedBooking {
  unit_price: Pick<LineQuote, 'before' | 'discount' | 'total'>
}

export interface Cancellation {
  payment_status: PaymentStatus
  /** The invoice's new status, or its new totals without the booking. Null if the invoice does not change. */
  invoice: { status: 'cancelled' } | InvoiceTotals | null
  /** In rupiah, including tax. It is 0 if the booking was not paid. */
  paid: Rupiah
  /** In rupiah. */
  refund: Rupiah
}

/**
 * Computes the effect of cancelling a booking. If the invoice is unpaid, the booking is removed from the total, and
 * cancelling the last booking cancels the invoice. If the invoice is paid, it does not change, and the refund is at
 * most the amount paid for the booking. Returns null if the booking is unknown or already cancelled.
 * @param bookings all bookings of the invoice, ordered by id
 */
export function computeCancellation(
  invoice: InvoiceTotals & { status: InvoiceStatus },
  bookings: readonly PricedBooking[],
  bookingId: number,
  refund: Rupiah,
): Cancellation | null {
  const booking = bookings.find(({ id }) => id === bookingId)
  if (!booking || booking.status === 'cancelled') return null
  const isUnpaid = invoice.status === 'pending' && booking.payment_status === 'pending'
  if (!isUnpaid) {
    const paid = computePaidAmount(invoice, bookings, bookingId)
    return { payment_status: booking.payment_status, invoice: null, paid, refund: Math.min(refund, paid) }
  }
  const remainingBookings = bookings.filter(({ id, status }) => id !== bookingId && status !== 'cancelled')
  const prices = remainingBookings.map(({ unit_price }) => unit_price)
  return {
    payment_status: 'failed',
    invoice: remainingBookings.length === 0 ? { status: 'cancelled' } : computeInvoiceTotals(prices, invoice),
    paid: 0,
    refund: 0,
  }
}

/**
 * Returns the amount paid in rupiah, including the booking's share of the tax. Returns 0 if the booking was not paid.
 */
export function computePaidAmount(
  { total_after_tax }: Pick<InvoiceTotals, 'total_after_tax'>,
  bookings: readonly Omit<InvoicedBooking, 'status'>[],
  bookingId: number,
): Rupiah {
  if (bookings.find(({ id }) => id === bookingId)?.payment_status !== 'paid') return 0
  return computeBookingShare(total_after_tax, bookings.filter(wasPaid), bookingId) ?? 0
}

/** Returns false for a booking that was cancelled before its invoice was paid. */
export function wasPaid({ payment_status }: { payment_status: PaymentStatus }): boolean {
  return payment_status === 'paid' || payment_status === 'refunded'
}

export function hasVoucher(booking: { status: BookingStatus; payment_status: PaymentStatus }): boolean {
  return booking.payment_status === 'paid' && booking.status !== 'cancelled'
}
