import { todayInBali } from '../dates/index.ts'
import type { PaymentStatus } from './states.ts'

/** Why a booking cannot be marked as completed. */
export type CompletionProblem = 'to_come' | 'unpaid'

interface CompletableBooking {
  /** The only or first day, as a local date in Bali. */
  booking_date: string
  /** The last day of a rental or a tour, or the check-out day; empty if the booking has only one day. */
  end_date?: string | null | undefined
  payment_status: PaymentStatus
}

/**
 * Returns why a booking cannot be completed now, or null if it can: its last day has started in Bali and it was paid.
 * An unpaid booking is cancelled with its invoice and must not appear as if it had taken place.
 */
export function findCompletionProblem(booking: CompletableBooking, now: Date): CompletionProblem | null {
  if (todayInBali(now) < (booking.end_date || booking.booking_date)) return 'to_come'
  return booking.payment_status === 'paid' || booking.payment_status === 'refunded' ? null : 'unpaid'
}
