import { clockTime, instantInBali, type LocalDate } from '../dates/index.ts'
import type { BookingKind, BookingStatus } from './states.ts'

const hoursBefore = 24
const millisecondsPerHour = 3_600_000

/** Why a booking can not be cancelled by whoever booked it. */
export type CancelProblem = 'cancelled' | 'completed' | 'too_late'

export interface CancellableBooking {
  kind: BookingKind
  status: BookingStatus
  /** The day, or the first of several; Bali's local date. */
  booking_date: LocalDate
  /** As people wrote it: '07:30', '7 am', 'after breakfast'; empty where nobody did. */
  pickup_time: string
}

/**
 * Until when a booking can be cancelled, and all of it is given back: 24 hours before it begins, in Bali's time. It begins
 * at its pickup time where that is known as a time of day, else with the first minute of its day. A stay is its days, whatever
 * staff have written about it.
 */
export function cancelUntil({ kind, booking_date, pickup_time }: Omit<CancellableBooking, 'status'>): Date {
  const time = kind === 'room' ? null : clockTime(pickup_time)
  const begins = instantInBali(booking_date, time ?? '00:00')
  return new Date(begins.getTime() - hoursBefore * millisecondsPerHour)
}

/** What keeps a booking from being cancelled now; null where nothing does. At `cancelUntil` itself it is too late. */
export function cancelProblem(booking: CancellableBooking, now: Date): CancelProblem | null {
  if (booking.status === 'cancelled' || booking.status === 'completed') return booking.status
  return now < cancelUntil(booking) ? null : 'too_late'
}
