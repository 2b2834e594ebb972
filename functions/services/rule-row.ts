import type { CancellableBooking } from '@nusa/shared/booking'
import type { StoredBooking } from '../ports/bookings.ts'

/** Returns a booking under the names that the shared rules of cancellation and contact use. */
export function ruleRow({ kind, status, date, pickupTime }: StoredBooking): CancellableBooking {
  return { kind, status, booking_date: date, pickup_time: pickupTime }
}
