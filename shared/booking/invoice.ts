import type { InvoiceStatus } from './states.ts'

const hoursToPay = 24
const millisecondsPerHour = 3_600_000

/** When an invoice expires: 24 hours after it was created. */
export function invoiceExpiresAt(created: Date): Date {
  return new Date(created.getTime() + hoursToPay * millisecondsPerHour)
}

/** Says whether an invoice can be paid now: it is pending and its time is not over. At `expires_at` itself it is over. */
export function isPayable(invoice: { status: InvoiceStatus; expires_at: string }, now: Date): boolean {
  return invoice.status === 'pending' && now.getTime() < Date.parse(invoice.expires_at)
}
