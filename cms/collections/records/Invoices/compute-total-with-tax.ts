import { computeBookingShare, wasPaid } from '@nusa/shared/booking'
import type { Booking, Invoice } from '../../../generated/payload-types.ts'

/**
 * Computes the booking's share of the invoice total (rupiah, with tax): for a paid booking, the amount of a full
 * refund. Null if the booking has no share.
 *
 * @param bookings all bookings of the invoice, ordered by id
 */
export function computeTotalWithTax(
  booking: Booking,
  { total_after_tax }: Pick<Invoice, 'total_after_tax'>,
  bookings: readonly Booking[],
): number | null {
  // A paid booking shares the total with the other paid bookings, an unpaid one with those that are not cancelled.
  const isCharged = wasPaid(booking) ? wasPaid : ({ status }: Booking) => status !== 'cancelled'
  const chargedBookings = bookings.filter(isCharged)
  return computeBookingShare(total_after_tax, chargedBookings, booking.id)
}
