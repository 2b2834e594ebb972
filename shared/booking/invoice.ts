import { millisecondsInHour } from 'date-fns/constants'
import type { InvoiceStatus } from './states.ts'

const paymentDeadlineHours = 24

/** Returns when an invoice expires: 24 hours after it was created. */
export function invoiceExpiresAt(created: Date): Date {
  return new Date(created.getTime() + paymentDeadlineHours * millisecondsInHour)
}

/**
 * Returns whether an invoice can be paid now: it is pending and has not expired. At `expires_at` itself it has expired.
 */
export function isPayable(invoice: { status: InvoiceStatus; expires_at: string }, now: Date): boolean {
  return invoice.status === 'pending' && now.getTime() < Date.parse(invoice.expires_at)
}
