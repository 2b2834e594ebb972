import { millisecondsInHour } from 'date-fns/constants'
import { todayInBali } from '../dates/index.ts'
import { type BookingStart, bookingStart, type CancellableBooking, findExactStart } from './cancel-rule.ts'
import { findPickupDay } from './pickup-day.ts'
import type { PickupKind } from './pickup-details.ts'
import type { BookingKind } from './statuses.ts'

/**
 * When the office contacts the travellers. `before_tour` (orders with a tour) and `in_advance` (other orders) mean
 * 24-48 hours before the start. `shortly` means soon after the payment. `both` means shortly for some bookings of an
 * order, and 24-48 hours before the start for others.
 */
export type ContactTiming = 'before_tour' | 'in_advance' | 'shortly' | 'both'

type ContactBooking = BookingStart & Pick<CancellableBooking, 'status'>

/**
 * What travellers must do to be on time: arrive early, or be ready for their pickup. `both` means that the tours of an
 * order differ.
 */
export type TourArrival = 'early' | 'pickup' | 'both'

interface TourPickup {
  kind: BookingKind
  pickup_kind: PickupKind | null
}

/** Returns null if the booking is not a tour. */
export function tourArrival({ kind, pickup_kind }: TourPickup): Exclude<TourArrival, 'both'> | null {
  if (kind !== 'tour') return null
  return pickup_kind === 'zone' || pickup_kind === 'later' ? 'pickup' : 'early'
}

/** Considers only upcoming tours. Returns null if no tour is upcoming. */
export function orderArrival(bookings: readonly (ContactBooking & TourPickup)[], now: Date): TourArrival | null {
  const upcomingBookings = bookings.filter((booking) => isUpcoming(booking, now))
  const arrivals = new Set(upcomingBookings.map(tourArrival).filter((arrival) => arrival !== null))
  const [firstArrival = null] = arrivals
  return arrivals.size > 1 ? 'both' : firstArrival
}

/**
 * Returns whether the booking has not started. A booking with an unknown start time starts when its pickup day ends.
 */
export function isUpcoming(booking: ContactBooking, now: Date): boolean {
  if (booking.status === 'cancelled' || booking.status === 'completed') return false
  const start = findExactStart(booking)
  return start ? now < start : todayInBali(now) <= findPickupDay(booking)
}

/** The office usually contacts travellers between 48 and 24 hours before the start. */
const firstContactHours = 48
const lastContactHours = 24

/** For an order with both timings, the first one is used. */
const advanceTimings = ['before_tour', 'in_advance'] as const

/**
 * Returns when the office contacts the travellers, or null if emails and vouchers must not promise contact. If the
 * payment came at least 48 hours before the start, the office contacts the travellers 24-48 hours before the start.
 * When less than 24 hours are left, the texts no longer promise contact.
 * @param paidAt null means that `now` is used
 */
export function contactTiming(
  bookings: readonly ContactBooking[],
  paidAt: Date | null,
  now: Date,
): ContactTiming | null {
  const timings = new Set(bookings.map((booking) => bookingTiming(booking, paidAt ?? now, now)))
  const advanceTiming = advanceTimings.find((timing) => timings.has(timing)) ?? null
  if (!timings.has('shortly')) return advanceTiming
  return advanceTiming ? 'both' : 'shortly'
}

function bookingTiming(booking: ContactBooking, paidAt: Date, now: Date): Exclude<ContactTiming, 'both'> | null {
  if (!isUpcoming(booking, now)) return null
  const start = bookingStart(booking).getTime()
  const hoursBeforeStart = (instant: Date) => (start - instant.getTime()) / millisecondsInHour
  if (hoursBeforeStart(paidAt) < firstContactHours) return 'shortly'
  if (hoursBeforeStart(now) < lastContactHours) return null
  return booking.kind === 'tour' ? 'before_tour' : 'in_advance'
}
