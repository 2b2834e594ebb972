import { isPayable } from './invoice-expiry.ts'
import type { BookingStatus, InvoiceStatus, PaymentStatus } from './statuses.ts'

/** The colour of a status: `waiting` amber, `good` green, `bad` red, `neutral` grey. */
export type Tone = 'waiting' | 'good' | 'bad' | 'neutral'

/** The label and colour of a status. */
export interface Badge {
  label: string
  tone: Tone
}

export const bookingStatusBadges: Readonly<Record<BookingStatus, Badge>> = {
  confirmed: { label: 'Confirmed', tone: 'good' },
  cancelled: { label: 'Cancelled', tone: 'bad' },
  completed: { label: 'Completed', tone: 'neutral' },
  pending: { label: 'Pending', tone: 'waiting' },
}

export const paymentStatusBadges: Readonly<Record<PaymentStatus, Badge>> = {
  paid: { label: 'Paid', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
  refunded: { label: 'Refunded', tone: 'neutral' },
  pending: { label: 'Pending', tone: 'waiting' },
}

const invoiceStatusBadges: Readonly<Record<InvoiceStatus, Badge>> = {
  pending: { label: 'Pending', tone: 'waiting' },
  paid: { label: 'Paid', tone: 'good' },
  expired: { label: 'Expired', tone: 'bad' },
  cancelled: { label: 'Cancelled', tone: 'bad' },
  refunded: { label: 'Refunded', tone: 'bad' },
}

/**
 * Returns the badge of an invoice; every status except pending and paid is red. A pending invoice past its expiry shows
 * Expired even if the server has not updated it yet.
 */
export function invoiceBadge(invoice: { status: InvoiceStatus; expires_at: string }, now: Date): Badge {
  const isExpired = invoice.status === 'pending' && !isPayable(invoice, now)
  return invoiceStatusBadges[isExpired ? 'expired' : invoice.status]
}

/** Returns the title of a transfer in the cart, on the invoice and on the voucher. */
export function transferTitle({ from, to }: { from: string; to: string }): string {
  return `Airport Transfer: ${from} to ${to}`
}

/** Parses the title of a transfer into its start and end; null if the title is ambiguous. */
export function parseTransferTitle(title: string): { from: string; to: string } | null {
  const [, from, to] = /^Airport Transfer: ((?:(?! to ).)+) to ((?:(?! to ).)+)$/.exec(title) ?? []
  return from === undefined || to === undefined ? null : { from, to }
}

/** The package title of a rental, shown like the package of a tour. */
export const rentalPackageTitle = 'Daily Rental'
