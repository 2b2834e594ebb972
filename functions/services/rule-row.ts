import type { CancellableBooking } from '@nusa/shared/booking'
import type { StoredBooking } from '../ports/bookings.ts'

/** Returns a booking under the names that the shared rules of cancellation and contact use. */
export function ruleRow({ kind, status, paymentStatus, date, pickupTime }: StoredBooking): CancellableBooking {
  return { kind, status, payment_status: paymentStatus, booking_date: date, pickup_time: pickupTime }
}
