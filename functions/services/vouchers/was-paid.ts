import { hasVoucher as isPaidAndNotCancelled } from '@nusa/shared/booking'
import type { StoredBooking } from '../../ports/bookings.ts'

/** Returns whether the invoice's payment included this booking. A booking cancelled before the payment was not paid. */
export function wasPaid({ paymentStatus }: Pick<StoredBooking, 'paymentStatus'>): boolean {
  return paymentStatus === 'paid' || paymentStatus === 'refunded'
}

/** Returns whether the booking is paid and not cancelled. */
export function hasVoucher({ status, paymentStatus }: Pick<StoredBooking, 'status' | 'paymentStatus'>): boolean {
  return isPaidAndNotCancelled({ status, payment_status: paymentStatus })
}
