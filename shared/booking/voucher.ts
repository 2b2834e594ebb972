import type { BookingStatus, PaymentStatus } from './states.ts'

/** Returns whether a booking has a voucher and a calendar entry: it is paid and not cancelled. */
export function hasVoucher(booking: { status: BookingStatus; payment_status: PaymentStatus }): boolean {
  return booking.payment_status === 'paid' && booking.status !== 'cancelled'
}
