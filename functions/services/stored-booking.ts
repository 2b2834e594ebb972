import {
  type CancellableBooking,
  type CancellationFigures,
  computeBookingRefund,
  computeBookingShare,
  computePaidAmount,
  hasVoucher as isPaidAndNotCancelled,
  wasPaid as isPaymentIncluded,
} from '@nusa/shared/booking'
import type { InvoiceWithBookings, StoredBooking } from '../ports/bookings.ts'

/** Converts a booking to the field names of the shared rules about cancellation and contact. */
export function toBookingFields(booking: StoredBooking): CancellableBooking {
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

/** Returns the paid amount of a booking and the refund if it is cancelled at `now`, both in rupiah with tax. */
export function computeCancellationFigures(
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
  return { paid, refund: computeBookingRefund(toBookingFields(booking), now, paid)?.amount ?? 0 }
}

/** Returns how much of the invoice's payment was for this booking, in rupiah with its share of the tax. */
export function computePaidShare(
  { bookings, totalAfterTax }: Pick<InvoiceWithBookings, 'bookings' | 'totalAfterTax'>,
  { id }: Pick<StoredBooking, 'id'>,
): number {
  const paidBookings = bookings.filter(wasPaid).map(({ id, total }) => ({ id, total_price: total }))
  return computeBookingShare(totalAfterTax, paidBookings, id) ?? 0
}

/** Returns whether the payment of the invoice included the booking. */
export function wasPaid({ paymentStatus }: Pick<StoredBooking, 'paymentStatus'>): boolean {
  return isPaymentIncluded({ payment_status: paymentStatus })
}

export function hasVoucher({ status, paymentStatus }: Pick<StoredBooking, 'status' | 'paymentStatus'>): boolean {
  return isPaidAndNotCancelled({ status, payment_status: paymentStatus })
}
