import type { BookingStatus, InvoiceStatus, PaymentStatus } from './states.ts'

/** Where a status starts and what may follow each. Nothing follows a status with an empty list. */
export interface Transitions<Status extends string> {
  initial: Status
  next: Readonly<Record<Status, readonly Status[]>>
}

/**
 * An invoice waits for its payment until it is paid, expires, or all that it is for is cancelled; once paid it can be given
 * back as a whole. A payment after an end is kept for staff and changes nothing by itself.
 */
export const invoiceTransitions: Transitions<InvoiceStatus> = {
  initial: 'pending',
  next: { pending: ['paid', 'expired', 'cancelled'], paid: ['refunded'], expired: [], cancelled: [], refunded: [] },
}

/**
 * A booking starts confirmed; staff may put it on hold (pending). Unpaid in time, or called off, it is cancelled. One that was
 * completed by a slip comes back, or is cancelled like the others.
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

/** A booking's payment follows its invoice; what was paid can be given back. */
export const paymentTransitions: Transitions<PaymentStatus> = {
  initial: 'pending',
  next: { pending: ['paid', 'failed'], paid: ['refunded'], failed: [], refunded: [] },
}

/** Says whether one status may follow another. A status does not follow itself: the same hint twice changes nothing. */
export function canBecome<Status extends string>(table: Transitions<Status>, from: Status, to: Status): boolean {
  return table.next[from].includes(to)
}

/** The statuses that another may follow: what a statement that writes it looks for. */
export function statesBefore<Status extends string>({ next }: Transitions<Status>, to: Status): Status[] {
  return (Object.keys(next) as Status[]).filter((from) => next[from].includes(to))
}
