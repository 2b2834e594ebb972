import { millisecondsInHour } from 'date-fns/constants'
import { todayInBali } from '../dates/index.ts'
import { type BookingStart, bookingStart, type CancellableBooking, findBookingStart } from './cancel-rule.ts'
import { findPickupDay } from './pickup-day.ts'
import type { PickupKind } from './pickup-details.ts'
import type { BookingKind } from './statuses.ts'

/**
 * When the team contacts the traveller. `before_tour` (for tours) and `in_advance` (for other bookings) mean 24-48
 * hours before the start. `shortly` means soon after the payment. `both` means in advance for some bookings of an
 * order, and shortly for others.
 */
export type ContactTiming = 'before_tour' | 'in_advance' | 'shortly' | 'both'

type ContactBooking = BookingStart & Pick<CancellableBooking, 'status'>

/**
 * What the travellers of a tour must do to be on time: arrive early, or be ready for their pickup. `both` means that
 * the tours of an order differ.
 */
export type TourArrival = 'early' | 'pickup' | 'both'

interface TourPickup {
  kind: BookingKind
  pickup_kind: PickupKind | null
}

/** Returns what the travellers of a tour must do to be on time; null if the booking is not a tour. */
export function tourArrival({ kind, pickup_kind }: TourPickup): Exclude<TourArrival, 'both'> | null {
  if (kind !== 'tour') return null
  return pickup_kind === 'zone' || pickup_kind === 'later' ? 'pickup' : 'early'
}

/**
 * Returns what the travellers of an order must do to be on time for its tours that lie ahead; null if no tour lies
 * ahead.
 */
export function orderArrival(bookings: readonly (ContactBooking & TourPickup)[], now: Date): TourArrival | null {
  const [first, ...others] = new Set(
    bookings.filter((booking) => isAhead(booking, now)).flatMap((booking) => tourArrival(booking) ?? []),
  )
  return others.length > 0 ? 'both' : (first ?? null)
}

/**
 * Returns whether a booking lies ahead: it is neither cancelled nor completed and has not started. If its start time is
 * unknown, it lies ahead until its pickup day ends.
 */
export function isAhead(booking: ContactBooking, now: Date): boolean {
  if (booking.status === 'cancelled' || booking.status === 'completed') return false
  const start = findBookingStart(booking)
  return start ? now < start : todayInBali(now) <= findPickupDay(booking)
}

/**
 * Returns when the team contacts the traveller about paid bookings, or null if the texts promise nothing. If the
 * payment (`paidAt`) came at least 48 hours before the start, the texts promise contact 24-48 hours before the start.
 * They promise it until 24 hours are left. If the payment came later, they promise contact shortly.
 */
export function contactTiming(
  bookings: readonly ContactBooking[],
  paidAt: Date | null,
  now: Date,
): ContactTiming | null {
  const timings = new Set(bookings.map((booking) => timingOf(booking, paidAt ?? now, now)))
  const inAdvance = (['before_tour', 'in_advance'] as const).find((timing) => timings.has(timing)) ?? null
  if (!timings.has('shortly')) return inAdvance
  return inAdvance ? 'both' : 'shortly'
}

function timingOf(booking: ContactBooking, paidAt: Date, now: Date): Exclude<ContactTiming, 'both'> | null {
  if (!isAhead(booking, now)) return null
  const start = bookingStart(booking).getTime()
  const hoursLeft = (instant: Date) => (start - instant.getTime()) / millisecondsInHour
  if (hoursLeft(paidAt) < 48) return 'shortly'
  if (hoursLeft(now) < 24) return null
  return booking.kind === 'tour' ? 'before_tour' : 'in_advance'
}
