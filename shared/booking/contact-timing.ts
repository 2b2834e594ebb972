import { millisecondsInHour } from 'date-fns/constants'
import { todayInBali } from '../dates/index.ts'
import { type BookingStart, bookingStart, type CancellableBooking, knownBookingStart } from './cancel-rule.ts'
import { findPickupDay } from './pickup-day.ts'
import type { PickupKind } from './pickup-details.ts'
import type { BookingKind } from './states.ts'

/**
 * When the team contacts the traveller: 24-48 hours before the start (`before_tour` for a tour, `in_advance` for
 * another booking), shortly after the payment, or `both` if the bookings of an order differ.
 */
export type ContactTiming = 'before_tour' | 'in_advance' | 'shortly' | 'both'

type ContactBooking = BookingStart & Pick<CancellableBooking, 'status'>

/** What travellers of tours do to be in time: arrive early, be ready for their pickup, or `both` if tours differ. */
export type TourArrival = 'early' | 'pickup' | 'both'

interface TourPickup {
  kind: BookingKind
  pickup_kind: PickupKind | null
}

/** Returns what the travellers of a tour do to be in time; null for other bookings. */
export function tourArrival({ kind, pickup_kind }: TourPickup): Exclude<TourArrival, 'both'> | null {
  if (kind !== 'tour') return null
  return pickup_kind === 'zone' || pickup_kind === 'later' ? 'pickup' : 'early'
}

/**
 * Returns what the travellers of an order do to be in time for its tours that lie ahead; null if no tour lies ahead.
 */
export function orderArrival(bookings: readonly (ContactBooking & TourPickup)[], now: Date): TourArrival | null {
  const [first, ...others] = new Set(
    bookings.filter((booking) => isAhead(booking, now)).flatMap((booking) => tourArrival(booking) ?? []),
  )
  return others.length > 0 ? 'both' : (first ?? null)
}

/** Returns whether a booking still lies ahead. Without a known start time it lies ahead until the day of its pickup ends. */
export function isAhead(booking: ContactBooking, now: Date): boolean {
  if (booking.status === 'cancelled' || booking.status === 'completed') return false
  const start = knownBookingStart(booking)
  return start ? now < start : todayInBali(now) <= findPickupDay(booking)
}

/**
 * Returns when the team contacts the traveller about paid bookings, or null if the texts promise nothing. Contact
 * 24-48 hours before the start is promised if at least 48 hours were left at the payment (`paidAt`), and until 24 hours
 * are left. After a later payment the team gets in touch shortly.
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
