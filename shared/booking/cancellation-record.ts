import type { Rupiah } from '../money/index.ts'
import type { Cancellation } from './cancellation.ts'
import type { PaymentStatus } from './statuses.ts'

/** Returns a key that does not depend on who cancels, so that the money is refunded only once. */
export function refundIdempotencyKey(bookingReference: string): string {
  return `refund-${bookingReference}`
}

/**
 * Returns the key with which staff request a failed refund again: `refund-X.2` after `refund-X`, then `refund-X.3`.
 * With the same key the provider would return the old failure.
 */
export function nextRefundIdempotencyKey(key: string): string {
  const { firstKey, requestCount } = splitRefundKey(key)
  return `${firstKey}.${requestCount + 1}`
}

/** Returns the key of the first request, given the key of any request of the refund. */
export function firstRefundIdempotencyKey(key: string): string {
  return splitRefundKey(key).firstKey
}

function splitRefundKey(key: string): { firstKey: string; requestCount: number } {
  const [, firstKey = key, requestCount = '1'] = /^(.+)\.(\d+)$/.exec(key) ?? []
  return { firstKey, requestCount: Number(requestCount) }
}

/** With this key, each notice is sent only once. */
export function noticeDedupeKey(kind: 'booking_cancelled' | 'booking_refunded', bookingId: number): string {
  return `${kind}:${bookingId}`
}

/**
 * Returns what the payment history stores about a cancellation. Amounts are in rupiah. `paid` is included if it is not
 * refunded in full.
 */
export function cancellationDetail(
  cancelledBooking: { booking: string; by: 'traveller' | 'staff'; reason?: string | null },
  earlierInvoice: { total_after_tax: Rupiah },
  { invoice, paid, refund }: Pick<Cancellation, 'invoice' | 'paid' | 'refund'>,
) {
  const { booking, by, reason } = cancelledBooking
  return {
    booking,
    by,
    ...(reason && { reason }),
    ...(refund > 0 && { refund }),
    ...(paid > refund && { paid }),
    ...(invoice &&
      'total_after_tax' in invoice && { totalBefore: earlierInvoice.total_after_tax, total: invoice.total_after_tax }),
  }
}

export function isAllRefunded(paymentStatuses: readonly PaymentStatus[]): boolean {
  return paymentStatuses.includes('refunded') && !paymentStatuses.includes('paid')
}
