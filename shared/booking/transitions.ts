import { todayInBali } from '../dates/index.ts'
import { type BookingStart, bookingStart, findDepartureOrPickupTime } from './cancel-rule.ts'
import type { BookingStatus, InvoiceStatus, PaymentStatus } from './statuses.ts'

/** A status with an empty list in `next` is final. */
export interface Transitions<Status extends string> {
  initial: Status
  next: Readonly<Record<Status, readonly Status[]>>
}

/**
 * An unpaid invoice is cancelled with its last booking. A payment that arrives when the status is final is recorded for
 * staff and does not change the status.
 */
export const invoiceTransitions: Transitions<InvoiceStatus> = {
  initial: 'pending',
  next: { pending: ['paid', 'expired', 'cancelled'], paid: ['refunded'], expired: [], cancelled: [], refunded: [] },
}

/**
 * Staff may set a booking back to pending. A booking that was completed by mistake can be confirmed again or
 * cancelled.
 */
export const bookingTransitions: Transitions<BookingStatus> = {
  initial: 'confirmed',
  next: {
    confirmed: ['pending', 'cancelled', 'completed'],
    pending: ['confirmed', 'cancelled'],
    cancelled: [],
    completed: ['confirmed', 'cancelled'],
  },
}

/** The payment status of a booking follows its invoice. A paid booking can be refunded. */
export const paymentTransitions: Transitions<PaymentStatus> = {
  initial: 'pending',
  next: { pending: ['paid', 'failed'], paid: ['refunded'], failed: [], refunded: [] },
}

/** A status cannot change to itself, so a repeated notification changes nothing. */
export function canTransition<Status extends string>(
  { next }: Transitions<Status>,
  current: Status,
  target: Status,
): boolean {
  return next[current].includes(target)
}

/** Returns the statuses that can change to `target`, for the WHERE clause of an update. */
export function statusesBefore<Status extends string>({ next }: Transitions<Status>, target: Status): Status[] {
  return (Object.keys(next) as Status[]).filter((status) => next[status].includes(target))
}

/** `to_come`: the last day or the departure is still in the future. */
export type CompletionProblem = 'to_come' | 'unpaid'

interface CompletableBooking extends BookingStart {
  /** The last day of a rental or a tour, or the check-out day; empty if the booking has only one day. */
  end_date?: string | null | undefined
  payment_status: PaymentStatus
}

/**
 * Returns null if the booking can be completed. An unpaid booking is cancelled with its invoice and must not appear as
 * if it had taken place.
 */
export function findCompletionProblem(booking: CompletableBooking, now: Date): CompletionProblem | null {
  const lastDay = booking.end_date || booking.booking_date
  const start = findDepartureOrPickupTime(booking) ?? bookingStart(booking)
  if (todayInBali(now) < lastDay || now < start) return 'to_come'
  const wasPaid = booking.payment_status === 'paid' || booking.payment_status === 'refunded'
  return wasPaid ? null : 'unpaid'
}
