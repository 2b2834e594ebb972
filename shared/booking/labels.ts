import { isPayable } from './invoice-expiry.ts'
import type { BookingStatus, InvoiceStatus, PaymentStatus } from './statuses.ts'

/** `waiting` amber, `good` green, `bad` red, `neutral` grey. */
export type Tone = 'waiting' | 'good' | 'bad' | 'neutral'

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

/** A pending invoice past its expiry shows Expired, even if the stored status is still pending. */
export function invoiceBadge(invoice: { status: InvoiceStatus; expires_at: string }, now: Date): Badge {
  const isExpired = invoice.status === 'pending' && !isPayable(invoice, now)
  return invoiceStatusBadges[isExpired ? 'expired' : invoice.status]
}

export function transferTitle({ from, to }: { from: string; to: string }): string {
  return `Airport Transfer: ${from} to ${to}`
}

/** Matches a title whose two places do not contain ' to '. */
const transferTitlePattern = /^Airport Transfer: ((?:(?! to ).)+) to ((?:(?! to ).)+)$/

/** Returns null if the title is ambiguous: 'Airport Transfer: A to B to C'. */
export function parseTransferTitle(title: string): { from: string; to: string } | null {
  const [, from, to] = transferTitlePattern.exec(title) ?? []
  return from === undefined || to === undefined ? null : { from, to }
}

export const rentalPackageTitle = 'Daily Rental'
