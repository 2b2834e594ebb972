import type { CancellationTiers } from '../catalog/index.ts'
import { baliTimeZone, instantInZone, type LocalDate, parseZonedTime, type TimeZone } from '../dates/index.ts'
import type { Rupiah } from '../money/index.ts'
import { type PolicyRefund, refundFor } from './cancellation-policy.ts'
import { type BookedPickup, findPickup, findPickupDay } from './pickup-day.ts'
import type { BookingKind, BookingStatus, PaymentStatus } from './statuses.ts'

/** Why the traveller cannot cancel a booking. */
export type CancelProblem = 'cancelled' | 'completed' | 'too_late'

/** The fields of a booking that decide when it starts. */
export interface BookingStart extends BookedPickup {
  kind: BookingKind
}

/** The fields of a booking that decide until when it can be cancelled. */
export interface PromisedStart extends BookingStart {
  /**
   * The start of the booking before staff moved its pickup to an earlier time (ISO 8601). The deadlines still count
   * back from it. Null if the pickup was not moved to an earlier time.
   */
  promised_start: string | null
}

export interface CancellableBooking extends PromisedStart {
  status: BookingStatus
  payment_status: PaymentStatus
  /** The cancellation policy that applied when the booking was made. */
  cancellation_tiers: CancellationTiers
}

/** The local date, time and zone at which a booking starts. */
interface LocalStart {
  date: LocalDate
  time: string
  zone: TimeZone
}

/**
 * Returns the local time at which a booking starts: its pickup, or its departure if the pickup time is unknown or
 * cannot be read as a time of day. The departure also counts if the pickup is later. Returns null for a hotel stay, and
 * if both times are unknown. The pickup may be on another day than the departure.
 */
export function findLocalStart(booking: BookingStart): LocalStart | null {
  if (booking.kind === 'room') return null
  const [pickup, departure] = [findPickup(booking), findDeparture(booking)]
  const isPickupAfterDeparture = pickup && departure && toInstant(pickup) > toInstant(departure)
  return isPickupAfterDeparture ? departure : (pickup ?? departure)
}

function findDeparture({ booking_date, start_time = '', time_zone = baliTimeZone }: BookingStart): LocalStart | null {
  const departure = parseZonedTime(start_time, time_zone)
  return departure && { ...departure, date: booking_date }
}

function toInstant({ date, time, zone }: LocalStart): Date {
  return instantInZone(date, time, zone)
}

/** Returns the instant at which a booking starts; null if its time of day is unknown. */
export function findBookingStart(booking: BookingStart): Date | null {
  const start = findLocalStart(booking)
  return start && toInstant(start)
}

/**
 * Returns the instant at which a booking starts. If its time of day is unknown, it starts when its pickup day begins.
 */
export function bookingStart(booking: BookingStart): Date {
  return findBookingStart(booking) ?? instantInZone(findPickupDay(booking), '00:00', booking.time_zone ?? baliTimeZone)
}

/**
 * Returns the instant from which the cancellation deadlines count back. It is the departure if the booking has one,
 * because travellers know the departure before they know their pickup. Otherwise it is the start of the booking. If
 * staff move the pickup to an earlier time, the deadlines do not become earlier.
 */
export function cancellationStart(booking: PromisedStart): Date {
  const departure = findDeparture(booking)
  if (departure) return toInstant(departure)
  const [start, promised] = [bookingStart(booking), new Date(booking.promised_start ?? 0)]
  return new Date(Math.max(start.getTime(), promised.getTime()))
}

/**
 * Returns the `promised_start` to store when a booking is changed. If the change would make the deadlines earlier, it
 * is the start from which they counted before the change. Otherwise `promised_start` does not change.
 */
export function nextPromisedStart(before: PromisedStart, after: PromisedStart): string | null {
  const promised = cancellationStart(before)
  return promised > cancellationStart(after) ? promised.toISOString() : after.promised_start
}

type BookingWithPolicy = PromisedStart & Pick<CancellableBooking, 'cancellation_tiers'>

/**
 * Returns how much of the paid amount (including tax) is refunded if a booking is cancelled at `now`; null if the last
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
