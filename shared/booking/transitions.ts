import type { BookingStatus, InvoiceStatus, PaymentStatus } from './states.ts'

/** The initial status and the allowed next statuses of each. A status with an empty list is final. */
export interface Transitions<Status extends string> {
  initial: Status
  next: Readonly<Record<Status, readonly Status[]>>
}

/**
 * A pending invoice is paid, expires, or is cancelled with its last booking. A paid invoice can be refunded as a whole.
 * A payment that arrives in a final status is recorded for staff and changes nothing on its own.
 */
export const invoiceTransitions: Transitions<InvoiceStatus> = {
  initial: 'pending',
  next: { pending: ['paid', 'expired', 'cancelled'], paid: ['refunded'], expired: [], cancelled: [], refunded: [] },
}

/**
 * A booking starts confirmed; staff may put it on hold (pending). If it is not paid in time, or the traveller or staff
 * cancel it, it is cancelled. A booking that was completed by mistake can be confirmed again or cancelled.
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

/** A booking's payment status follows its invoice; a paid booking can be refunded. */
export const paymentTransitions: Transitions<PaymentStatus> = {
  initial: 'pending',
  next: { pending: ['paid', 'failed'], paid: ['refunded'], failed: [], refunded: [] },
}

/**
 * Returns whether one status may follow another. A status never follows itself, so a repeated notification changes
 * nothing.
 */
export function canTransition<Status extends string>(table: Transitions<Status>, from: Status, to: Status): boolean {
  return table.next[from].includes(to)
}

/** Returns the statuses that may change to `to`, for the WHERE clause of an update. */
export function statusesBefore<Status extends string>({ next }: Transitions<Status>, to: Status): Status[] {
  return (Object.keys(next) as Status[]).filter((from) => next[from].includes(to))
}
