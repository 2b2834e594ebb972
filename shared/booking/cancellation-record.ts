import type { Rupiah } from '../money/index.ts'
import type { Cancellation } from './cancellation.ts'
import type { PaymentStatus } from './states.ts'

/** The key of a booking's refund: the same whoever asks for it, so that the money goes back once. */
export function refundKey(bookingReference: string): string {
  return `refund-${bookingReference}`
}

/** The key of something that a traveller is told of a booking: whoever gives reason for it, it is told once. */
export function noticeKey(kind: 'booking_cancelled' | 'booking_refunded', bookingId: number): string {
  return `${kind}:${bookingId}`
}

/** What the history of an invoice says of a cancellation. */
export function cancellationDetail(
  cancelled: { booking: string; by: 'traveller' | 'staff'; reason?: string | null },
  before: { total_after_tax: Rupiah },
  { invoice, refund }: Pick<Cancellation, 'invoice' | 'refund'>,
) {
  const { booking, by, reason } = cancelled
  return {
    booking,
    by,
    ...(reason && { reason }),
    ...(refund > 0 && { refund }),
    ...(invoice &&
      'total_after_tax' in invoice && { totalBefore: before.total_after_tax, total: invoice.total_after_tax }),
  }
}

/** Whether nothing that was paid is left of an invoice, given the payments of all its bookings. */
export function isAllRefunded(payments: readonly PaymentStatus[]): boolean {
  return payments.includes('refunded') && !payments.includes('paid')
}
