import type { Rupiah } from '../money/index.ts'
import type { Cancellation } from './cancellation.ts'
import type { PaymentStatus } from './statuses.ts'

/** Returns a key that does not depend on who cancels, so that the money is refunded only once. */
export function refundIdempotencyKey(bookingReference: string): string {
  return `refund-${bookingReference}`
}

/**
 * Returns the key with which staff request a failed refund again: `refund-X.2` after `refund-X`, then `refund-X.3`. For
 * the earlier key, the provider would return the earlier failure again.
 */
export function nextRefundIdempotencyKey(key: string): string {
  const { firstKey, requestCount } = splitRefundKey(key)
  return `${firstKey}.${requestCount + 1}`
}

/** Returns the key of the first request, given the key of any request of the refund. */
export function firstRefundIdempotencyKey(key: string): string {
  return splitRefundKey(key).firstKey
}

/** Splits 'refund-X.3' into 'refund-X' and 3. The key of the first request, 'refund-X', has no number. */
function splitRefundKey(key: string): { firstKey: string; requestCount: number } {
  const [, firstKey = key, requestCount = '1'] = /^(.+)\.(\d+)$/.exec(key) ?? []
  return { firstKey, requestCount: Number(requestCount) }
}

export function noticeDedupeKey(kind: 'booking_cancelled' | 'booking_refunded', bookingId: number): string {
  return `${kind}:${bookingId}`
}

/** Amounts are in rupiah. TypeScript accepts a type alias as a `Record<string, unknown>`, but not an interface. */
type CancellationDetail = {
  booking: string
  by: 'traveller' | 'staff'
  reason?: string
  refund?: number
  /** Missing if nothing was paid, or if the payment is refunded in full. */
  paid?: number
  /** The totals of the invoice before and after the cancellation. They are missing if the total stays the same. */
  totalBefore?: number
  total?: number
}

/** Returns what the payment history stores about a cancellation. */
export function cancellationDetail(
  cancelledBooking: { booking: string; by: 'traveller' | 'staff'; reason?: string | null },
  earlierInvoice: { total_after_tax: Rupiah },
  { invoice, paid, refund }: Pick<Cancellation, 'invoice' | 'paid' | 'refund'>,
): CancellationDetail {
  const { booking, by, reason } = cancelledBooking
  const detail: CancellationDetail = { booking, by }
  if (reason) detail.reason = reason
  if (refund > 0) detail.refund = refund
  if (paid > refund) detail.paid = paid
  if (invoice && 'total_after_tax' in invoice) {
    detail.totalBefore = earlierInvoice.total_after_tax
    detail.total = invoice.total_after_tax
  }
  return detail
}

export function isAllRefunded(paymentStatuses: readonly PaymentStatus[]): boolean {
  return paymentStatuses.includes('refunded') && !paymentStatuses.includes('paid')
}
