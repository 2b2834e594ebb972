import type { CancellationTiers } from '../catalog/index.ts'
import {
  baliTimeZone,
  instantInZone,
  type LocalDate,
  parseZonedTime,
  type TimeZone,
  todayInBali,
} from '../dates/index.ts'
import type { Rupiah } from '../money/index.ts'
import { computeRefund, type PolicyRefund } from './cancellation-policy.ts'
import { type BookedPickup, findPickup, findPickupDay } from './pickup-day.ts'
import type { BookingKind, BookingStatus, PaymentStatus } from './statuses.ts'

/** Why the traveller cannot cancel a booking. */
export type CancelProblem = 'cancelled' | 'completed' | 'too_late'

export interface BookingStart extends BookedPickup {
  kind: BookingKind
}

export interface PromisedStart extends BookingStart {
  /**
   * The start (ISO 8601) before staff moved the pickup to an earlier time. The cancellation deadlines still count back
   * from this start. Null if the pickup was not moved to an earlier time.
   */
  promised_start: string | null
}

export interface CancellableBooking extends PromisedStart {
  status: BookingStatus
  payment_status: PaymentStatus
  /** The policy that applied when the booking was made. */
  cancellation_tiers: CancellationTiers
}

interface LocalStart {
  date: LocalDate
  time: string
  zone: TimeZone
}

/**
 * Returns the pickup, or the departure if the pickup is later or unknown. Returns null for a hotel stay, and if both
 * are unknown. The pickup may be on another day than the departure.
 */
export function findLocalStart(booking: BookingStart): LocalStart | null {
  if (booking.kind === 'room') return null
  const pickup = findPickup(booking)
  const departure = findDeparture(booking)
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

/** Returns null if the time of day is unknown. */
export function findExactStart(booking: BookingStart): Date | null {
  const start = findLocalStart(booking)
  return start && toInstant(start)
}

/**
 * Returns the instant of the departure, or of the pickup if there is no departure. Returns null for a hotel stay, and
 * if the time of day is unknown.
 */
export function findDepartureOrPickupTime(booking: BookingStart): Date | null {
  if (booking.kind === 'room') return null
  const start = findDeparture(booking) ?? findPickup(booking)
  return start && toInstant(start)
}

/**
 * Returns the days in Bali on which the pickup and the departure take place. Returns an empty array if their times are
 * unknown. Outside of Bali, a time shortly before or after midnight is on another day in Bali.
 */
export function findStartDaysInBali(booking: BookingStart): LocalDate[] {
  if (booking.kind === 'room') return []
  return [findPickup(booking), findDeparture(booking)].filter((start) => start !== null).map(toDayInBali)
}

const toDayInBali = (start: LocalStart) => todayInBali(toInstant(start))

/** Returns the exact start or, if the time of day is unknown, the beginning of the pickup day. */
export function bookingStart(booking: BookingStart): Date {
  return findExactStart(booking) ?? instantInZone(findPickupDay(booking), '00:00', booking.time_zone ?? baliTimeZone)
}

/**
 * Returns the instant from which the cancellation deadlines count back. If the booking has a departure, this is the
 * departure, because travellers know its time before their pickup time. Moving the pickup to an earlier time does not
 * make the deadlines earlier.
 */
export function cancellationStart(booking: PromisedStart): Date {
  const departure = findDeparture(booking)
  if (departure) return toInstant(departure)
  const currentStart = bookingStart(booking)
  if (!booking.promised_start) return currentStart
  const promisedStart = new Date(booking.promised_start)
  return promisedStart > currentStart ? promisedStart : currentStart
}

/**
 * Returns the `promised_start` to store when a booking is changed, so that the change does not make the deadlines
 * earlier.
 */
export function nextPromisedStart(before: PromisedStart, after: PromisedStart): string | null {
  const startBefore = cancellationStart(before)
  return startBefore > cancellationStart(after) ? startBefore.toISOString() : after.promised_start
}

type BookingWithPolicy = PromisedStart & Pick<CancellableBooking, 'cancellation_tiers'>

/**
 * Returns the refund of a cancellation at `now`, or null if the last deadline has passed.
 * @param paid including tax
 */
export function computeBookingRefund(booking: BookingWithPolicy, now: Date, paid: Rupiah): PolicyRefund | null {
  return computeRefund(booking.cancellation_tiers, cancellationStart(booking), now, paid)
}

/**
 * Returns null if a booking can be cancelled. There is nothing to refund for an unpaid booking, so it can be cancelled
 * at any time.
 */
export function findCancelProblem(booking: CancellableBooking, now: Date): CancelProblem | null {
  if (booking.status === 'cancelled' || booking.status === 'completed') return booking.status
  if (booking.payment_status === 'pending') return null
  const hasDeadlinePassed = computeBookingRefund(booking, now, 0) === null
  return hasDeadlinePassed ? 'too_late' : null
}
