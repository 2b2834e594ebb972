import { millisecondsInHour } from 'date-fns/constants'
import { clockTime, instantInBali, type LocalDate } from '../dates/index.ts'
import type { BookingKind, BookingStatus } from './states.ts'

const hoursBefore = 24

/** Why the traveller cannot cancel a booking. */
export type CancelProblem = 'cancelled' | 'completed' | 'too_late'

export interface CancellableBooking {
  kind: BookingKind
  status: BookingStatus
  /** The only or first day, as a local date in Bali. */
  booking_date: LocalDate
  /** Free text: '07:30', '7 am', 'after breakfast'; empty if unknown. */
  pickup_time: string
}

type Start = Omit<CancellableBooking, 'status'>

/**
 * Returns when a booking starts, in Bali time: at its pickup time if that can be read as a time of day, otherwise at
 * midnight. The pickup time of a hotel stay is ignored.
 */
export function bookingStart({ kind, booking_date, pickup_time }: Start): Date {
  const time = kind === 'room' ? null : clockTime(pickup_time)
  return instantInBali(booking_date, time ?? '00:00')
}

/** Returns the deadline for cancelling with a full refund: 24 hours before the booking starts. */
export function cancelUntil(booking: Start): Date {
  return new Date(bookingStart(booking).getTime() - hoursBefore * millisecondsInHour)
}

/** Returns why a booking cannot be cancelled now, or null if it can. The deadline itself is already too late. */
export function cancelProblem(booking: CancellableBooking, now: Date): CancelProblem | null {
  if (booking.status === 'cancelled' || booking.status === 'completed') return booking.status
  return now < cancelUntil(booking) ? null : 'too_late'
}
