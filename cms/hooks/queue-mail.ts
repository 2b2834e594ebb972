import { noticeKey } from '@nusa/shared/booking'
import type { PayloadRequest } from 'payload'
import type { Booking } from '../payload-types.ts'
import { idOf } from './invoice-history.ts'

/**
 * Queues a mail to the traveller of a booking, at the address that the account has today, in the transaction that gives reason for it; the functions send it within
 * some minutes. A booking without an address tells nobody.
 */
export async function queueMail(
  req: PayloadRequest,
  kind: 'booking_cancelled' | 'booking_refunded',
  booking: Booking,
  payload: Record<string, unknown>,
): Promise<void> {
  const to = (await emailToday(req, idOf(booking.user_id))) ?? emailOf(booking.customer_details)
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

/** Null where the account is deleted. */
async function emailToday(req: PayloadRequest, id: number): Promise<string | null> {
  const account = await req.payload.findByID({ collection: 'travellers', id, depth: 0, req, disableErrors: true })
  return account && !account.deleted_at ? account.email : null
}

function emailOf(customer: unknown): string | null {
  if (typeof customer !== 'object' || customer === null || !('email' in customer)) return null
  return typeof customer.email === 'string' && customer.email !== '' ? customer.email : null
}
