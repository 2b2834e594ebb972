import { computeShare, wasPaid } from '@nusa/shared/booking'
import type { Booking, Invoice } from '../../../generated/payload-types.ts'

/**
 * Computes the booking's share of the invoice, including its tax; for a paid booking this is the amount that cancelling
 * it refunds. Returns null if the invoice does not charge the booking.
 *
 * @param bookings all bookings of the invoice, ordered by id
 */
export function computeTotalWithTax(
  booking: Booking,
  { total_after_tax }: Pick<Invoice, 'total_after_tax'>,
  bookings: readonly Booking[],
): number | null {
  const charged = bookings.filter(wasPaid(booking) ? wasPaid : ({ status }) => status !== 'cancelled')
  return computeShare(total_after_tax, charged, booking.id)
}
