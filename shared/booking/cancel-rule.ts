import type { CancellationTiers } from '../catalog/index.ts'
import { baliTimeZone, instantInZone, type LocalDate, parseZonedTime, type TimeZone } from '../dates/index.ts'
import type { Rupiah } from '../money/index.ts'
import { type PolicyRefund, refundFor } from './cancellation-policy.ts'
import { type BookedPickup, findPickup, findPickupDay } from './pickup-day.ts'
import type { BookingKind, BookingStatus, PaymentStatus } from './states.ts'

/** Why the traveller cannot cancel a booking. */
export type CancelProblem = 'cancelled' | 'completed' | 'too_late'

/** What decides when a booking starts. */
export interface BookingStart extends BookedPickup {
  kind: BookingKind
}

/** What decides when the deadlines for cancelling a booking are. */
export interface PromisedStart extends BookingStart {
  /** The start that the deadlines counted to before staff moved the pickup earlier (ISO 8601); otherwise null. */
  promised_start: string | null
}

export interface CancellableBooking extends PromisedStart {
  status: BookingStatus
  payment_status: PaymentStatus
  /** The policy at the time of booking. */
  cancellation_tiers: CancellationTiers
}

/** The local date, time and zone at which a booking starts. */
interface LocalStart {
  date: LocalDate
  time: string
  zone: TimeZone
}

/**
 * Returns when a booking starts: at its pickup time if that can be read as a time of day, or else at its departure; null
 * if neither is known. The pickup may be on another day. A pickup never makes a booking start after its departure.
 * The pickup time of a hotel stay is ignored.
 */
export function knownStart(booking: BookingStart): LocalStart | null {
  if (booking.kind === 'room') return null
  const [pickup, departure] = [findPickup(booking), findDeparture(booking)]
  const isLate = pickup && departure && toInstant(pickup) > toInstant(departure)
  return isLate ? departure : (pickup ?? departure)
}

function findDeparture({ booking_date, start_time = '', time_zone = baliTimeZone }: BookingStart): LocalStart | null {
  const departure = parseZonedTime(start_time, time_zone)
  return departure && { ...departure, date: booking_date }
}

function toInstant({ date, time, zone }: LocalStart): Date {
  return instantInZone(date, time, zone)
}

/** Returns when a booking starts, if its time is known. */
export function knownBookingStart(booking: BookingStart): Date | null {
  const start = knownStart(booking)
  return start && toInstant(start)
}

/** Returns when a booking starts: at its known time, or else at midnight in its time zone. */
export function bookingStart(booking: BookingStart): Date {
  return knownBookingStart(booking) ?? instantInZone(findPickupDay(booking), '00:00', booking.time_zone ?? baliTimeZone)
}

/**
 * Returns when the deadlines of the policy count from: the departure, which was promised before the pickup was known; or
 * else the start of the booking. A pickup that staff have moved earlier does not make the deadlines earlier.
 */
export function cancellationStart(booking: PromisedStart): Date {
  const departure = findDeparture(booking)
  if (departure) return toInstant(departure)
  const [start, promised] = [bookingStart(booking), new Date(booking.promised_start ?? 0)]
  return new Date(Math.max(start.getTime(), promised.getTime()))
}

/**
 * Returns the `promised_start` to store when a booking is changed: the start that the deadlines counted from so far, if
 * the change would make it earlier. Otherwise it is unchanged.
 */
export function keepPromisedStart(before: PromisedStart, after: PromisedStart): string | null {
  const promised = cancellationStart(before)
  return promised > cancellationStart(after) ? promised.toISOString() : after.promised_start
}

type BookingWithPolicy = PromisedStart & Pick<CancellableBooking, 'cancellation_tiers'>

/**
 * Returns what cancelling a booking at `now` refunds of the amount that was paid for it, tax included; null if the last
 * deadline of its policy has passed.
 */
export function bookingRefund(booking: BookingWithPolicy, now: Date, paid: Rupiah): PolicyRefund | null {
  return refundFor(booking.cancellation_tiers, cancellationStart(booking), now, paid)
}

/**
 * Returns why a booking cannot be cancelled now, or null if it can. An unpaid booking can be cancelled at any time,
 * because there is nothing to refund.
 */
export function cancelProblem(booking: CancellableBooking, now: Date): CancelProblem | null {
  if (booking.status === 'cancelled' || booking.status === 'completed') return booking.status
  return booking.payment_status !== 'pending' && bookingRefund(booking, now, 0) === null ? 'too_late' : null
}
