import type { CancellationTiers } from '../catalog/index.ts'
import { baliTimeZone, clockInstant, instantInZone, type LocalDate, type TimeZone } from '../dates/index.ts'
import type { Rupiah } from '../money/index.ts'
import { type PolicyRefund, refundFor } from './cancellation-policy.ts'
import type { BookingKind, BookingStatus, PaymentStatus } from './states.ts'

/** Why the traveller cannot cancel a booking. */
export type CancelProblem = 'cancelled' | 'completed' | 'too_late'

/** What decides when a booking starts. */
export interface BookingStart {
  kind: BookingKind
  /** The only or first day, as a local date. */
  booking_date: LocalDate
  /** Free text: '07:30', '7 am', 'after breakfast'; empty if unknown. */
  pickup_time: string
  /** The departure's local time as `HH:mm`; missing or empty if the booking has no departure. */
  start_time?: string
  /** The zone of both times; Bali's if it is missing. */
  time_zone?: TimeZone
}

export interface CancellableBooking extends BookingStart {
  status: BookingStatus
  payment_status: PaymentStatus
  /** The policy at the time of booking. */
  cancellation_tiers: CancellationTiers
}

/**
 * Returns when a booking starts if its time is known: at its pickup time if that can be read as a time of day, or else
 * at its departure. The pickup time of a hotel stay is ignored.
 */
export function knownBookingStart({
  kind,
  booking_date,
  pickup_time,
  start_time = '',
  time_zone = baliTimeZone,
}: BookingStart): Date | null {
  if (kind === 'room') return null
  return clockInstant(booking_date, pickup_time, time_zone) ?? clockInstant(booking_date, start_time, time_zone)
}

/** Returns when a booking starts: at its known time, or else at midnight in its time zone. */
export function bookingStart(booking: BookingStart): Date {
  return knownBookingStart(booking) ?? instantInZone(booking.booking_date, '00:00', booking.time_zone ?? baliTimeZone)
}

type BookingWithPolicy = BookingStart & Pick<CancellableBooking, 'cancellation_tiers'>

/**
 * Returns what cancelling a booking at `now` refunds of the amount that was paid for it, tax included; null if the last
 * deadline of its policy has passed.
 */
export function bookingRefund(booking: BookingWithPolicy, now: Date, paid: Rupiah): PolicyRefund | null {
  return refundFor(booking.cancellation_tiers, bookingStart(booking), now, paid)
}

/**
 * Returns why a booking cannot be cancelled now, or null if it can. An unpaid booking can be cancelled at any time,
 * because there is nothing to refund.
 */
export function cancelProblem(booking: CancellableBooking, now: Date): CancelProblem | null {
  if (booking.status === 'cancelled' || booking.status === 'completed') return booking.status
  return booking.payment_status !== 'pending' && bookingRefund(booking, now, 0) === null ? 'too_late' : null
}
