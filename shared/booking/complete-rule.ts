import { todayInBali } from '../dates/index.ts'
import type { PaymentStatus } from './states.ts'

/** Why a booking can not be completed. */
export type CompleteProblem = 'to_come' | 'unpaid'

interface CompletableBooking {
  /** The day, or the first of several; Bali's local date. */
  booking_date: string
  /** The last day of a rental, the day of check-out; empty where there is one day only. */
  end_date?: string | null | undefined
  payment_status: PaymentStatus
}

/**
 * What keeps a booking from being completed now; null where nothing does: its last day has begun in Bali, and it was paid. What
 * was not is cancelled with its invoice, and must not stand as if it had taken place.
 */
export function completeProblem(booking: CompletableBooking, now: Date): CompleteProblem | null {
  if (todayInBali(now) < (booking.end_date || booking.booking_date)) return 'to_come'
  return booking.payment_status === 'paid' || booking.payment_status === 'refunded' ? null : 'unpaid'
}
