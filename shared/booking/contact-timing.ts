import { millisecondsInHour } from 'date-fns/constants'
import { todayInBali } from '../dates/index.ts'
import { type BookingStart, bookingStart, type CancellableBooking, knownBookingStart } from './cancel-rule.ts'

/**
 * When the team contacts the traveller: 24-48 hours before the start (`before_tour` for a tour, `in_advance` for
 * another booking), shortly after the payment, or `both` if the bookings of an order differ.
 */
export type ContactTiming = 'before_tour' | 'in_advance' | 'shortly' | 'both'

type ContactBooking = BookingStart & Pick<CancellableBooking, 'status'>

/** Returns whether a booking still lies ahead. Without a known start time it lies ahead until its first day ends. */
export function isAhead(booking: ContactBooking, now: Date): boolean {
  if (booking.status === 'cancelled' || booking.status === 'completed') return false
  const start = knownBookingStart(booking)
  return start ? now < start : todayInBali(now) <= booking.booking_date
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
