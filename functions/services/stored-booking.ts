import {
  type CancellableBooking,
  hasVoucher as isPaidAndNotCancelled,
  wasPaid as isPaymentIncluded,
} from '@nusa/shared/booking'
import type { StoredBooking } from '../ports/bookings.ts'

/** Converts a booking to the field names that the shared rules of cancellation and contact use. */
export function toRuleRow({ kind, status, paymentStatus, date, pickupTime }: StoredBooking): CancellableBooking {
  return { kind, status, payment_status: paymentStatus, booking_date: date, pickup_time: pickupTime }
}

/** Returns whether the payment of the invoice included the booking. */
export function wasPaid({ paymentStatus }: Pick<StoredBooking, 'paymentStatus'>): boolean {
  return isPaymentIncluded({ payment_status: paymentStatus })
}

/** Returns whether the booking is paid and not cancelled. */
export function hasVoucher({ status, paymentStatus }: Pick<StoredBooking, 'status' | 'paymentStatus'>): boolean {
  return isPaidAndNotCancelled({ status, payment_status: paymentStatus })
}
