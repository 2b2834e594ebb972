import { hasVoucher } from '@nusa/shared/booking'
import type { StoredBooking } from '../../ports/bookings.ts'

/** Whether the invoice's payment was for this booking too: one that was cancelled before was not paid. */
export function wasPaid({ paymentStatus }: Pick<StoredBooking, 'paymentStatus'>): boolean {
  return paymentStatus === 'paid' || paymentStatus === 'refunded'
}

/** Whether it is paid and still takes place, or did. */
export function isVouchedFor({ status, paymentStatus }: Pick<StoredBooking, 'status' | 'paymentStatus'>): boolean {
  return hasVoucher({ status, payment_status: paymentStatus })
}
