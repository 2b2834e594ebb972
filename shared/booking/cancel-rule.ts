import { millisecondsInHour } from 'date-fns/constants'
import { instantInBali, type LocalDate, parseClockTime } from '../dates/index.ts'
import { cancellationNoticeHours } from './deadlines.ts'
import type { BookingKind, BookingStatus, PaymentStatus } from './states.ts'

/** Why the traveller cannot cancel a booking. */
export type CancelProblem = 'cancelled' | 'completed' | 'too_late'

export interface CancellableBooking {
  kind: BookingKind
  status: BookingStatus
  payment_status: PaymentStatus
  /** The only or first day, as a local date in Bali. */
  booking_date: LocalDate
  /** Free text: '07:30', '7 am', 'after breakfast'; empty if unknown. */
  pickup_time: string
}

type Start = Pick<CancellableBooking, 'kind' | 'booking_date' | 'pickup_time'>

/**
 * Returns when a booking starts, in Bali time: at its pickup time if that can be read as a time of day, otherwise at
 * midnight. The pickup time of a hotel stay is ignored.
 */
export function bookingStart({ kind, booking_date, pickup_time }: Start): Date {
  const time = kind === 'room' ? null : parseClockTime(pickup_time)
  return instantInBali(booking_date, time ?? '00:00')
}

/** Returns the deadline for cancelling with a full refund. */
export function cancellationDeadline(booking: Start): Date {
  return new Date(bookingStart(booking).getTime() - cancellationNoticeHours * millisecondsInHour)
}

/** Returns whether a booking can no longer be cancelled with a refund. The deadline itself is already too late. */
export function isPastCancellation(booking: Start, now: Date): boolean {
  return now >= cancellationDeadline(booking)
}

/**
 * Returns why a booking cannot be cancelled now, or null if it can. An unpaid booking can be cancelled at any time,
 * because there is nothing to refund.
 */
export function cancelProblem(booking: CancellableBooking, now: Date): CancelProblem | null {
  if (booking.status === 'cancelled' || booking.status === 'completed') return booking.status
  return booking.payment_status !== 'pending' && isPastCancellation(booking, now) ? 'too_late' : null
}
