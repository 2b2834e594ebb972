import {
  bookingRefund,
  type CancellableBooking,
  type CancellationFigures,
  computePaidAmount,
  computeShare,
  hasVoucher as isPaidAndNotCancelled,
  wasPaid as isPaymentIncluded,
} from '@nusa/shared/booking'
import type { InvoiceWithBookings, StoredBooking } from '../ports/bookings.ts'

/** Converts a booking to the field names that the shared rules of cancellation and contact use. */
export function toRuleRow(booking: StoredBooking): CancellableBooking {
  const {
    kind,
    status,
    paymentStatus,
    date,
    pickupDate,
    pickupTime,
    startTime,
    timeZone,
    promisedStart,
    cancellationTiers,
  } = booking
  return {
    kind,
    status,
    payment_status: paymentStatus,
    booking_date: date,
    pickup_date: pickupDate,
    pickup_time: pickupTime,
    start_time: startTime,
    time_zone: timeZone,
    promised_start: promisedStart,
    cancellation_tiers: cancellationTiers,
  }
}

/**
 * Returns what was paid for a booking and what cancelling it at `now` refunds by its policy, in rupiah with tax. Both
 * are 0 for an unpaid booking.
 */
export function computeFigures(
  { bookings, totalAfterTax }: Pick<InvoiceWithBookings, 'bookings' | 'totalAfterTax'>,
  booking: StoredBooking,
  now: Date,
): CancellationFigures {
  const rows = bookings.map(({ id, total, paymentStatus }) => ({
    id,
    total_price: total,
    payment_status: paymentStatus,
  }))
  const paid = computePaidAmount({ total_after_tax: totalAfterTax }, rows, booking.id)
  return { paid, refund: bookingRefund(toRuleRow(booking), now, paid)?.amount ?? 0 }
}

/**
 * Returns what the payment of the invoice included for a booking, in rupiah with its share of the tax; 0 if nothing.
 */
export function paidShare(
  { bookings, totalAfterTax }: Pick<InvoiceWithBookings, 'bookings' | 'totalAfterTax'>,
  { id }: Pick<StoredBooking, 'id'>,
): number {
  const paid = bookings.filter(wasPaid).map(({ id, total }) => ({ id, total_price: total }))
  return computeShare(totalAfterTax, paid, id) ?? 0
}

/** Returns whether the payment of the invoice included the booking. */
export function wasPaid({ paymentStatus }: Pick<StoredBooking, 'paymentStatus'>): boolean {
  return isPaymentIncluded({ payment_status: paymentStatus })
}

/** Returns whether the booking is paid and not cancelled. */
export function hasVoucher({ status, paymentStatus }: Pick<StoredBooking, 'status' | 'paymentStatus'>): boolean {
  return isPaidAndNotCancelled({ status, payment_status: paymentStatus })
}
