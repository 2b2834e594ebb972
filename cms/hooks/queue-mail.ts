import { noticeKey } from '@nusa/shared/booking'
import type { PayloadRequest } from 'payload'
import type { Booking } from '../payload-types.ts'
import { idOf } from './invoice-history.ts'

/**
 * Queues a mail to the traveller of a booking, in the transaction that gives reason for it; the functions send it within
 * some minutes. A booking without an address tells nobody.
 */
export async function queueMail(
  req: PayloadRequest,
  kind: 'booking_cancelled' | 'booking_refunded',
  booking: Booking,
  payload: Record<string, unknown>,
): Promise<void> {
  const to = emailOf(booking.customer_details)
  if (to === null) return
  await req.payload.create({
    collection: 'outgoing-mails',
    data: {
      kind,
      to,
      state: 'queued',
      invoice: idOf(booking.invoice_id),
      booking: booking.id,
      payload,
      attempts: 0,
      next_attempt_at: new Date().toISOString(),
      dedupe_key: noticeKey(kind, booking.id),
    },
    depth: 0,
    req,
  })
}

function emailOf(customer: unknown): string | null {
  if (typeof customer !== 'object' || customer === null || !('email' in customer)) return null
  return typeof customer.email === 'string' && customer.email !== '' ? customer.email : null
}
