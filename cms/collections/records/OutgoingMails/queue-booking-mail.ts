import { noticeDedupeKey } from '@nusa/shared/booking'
import type { PayloadRequest } from 'payload'
import type { Booking } from '../../../generated/payload-types.ts'
import { idOf } from '../Invoices/invoice-history.ts'
import { queueMail, readCurrentAccount } from './queue-mail.ts'

/**
 * Queues a mail about a booking to the traveller's account, or to the address in the booking if the account is deleted.
 * Without an address, no mail is queued.
 */
export async function queueBookingMail(
  req: PayloadRequest,
  kind: 'booking_cancelled' | 'booking_refunded',
  booking: Booking,
  payload: Record<string, unknown>,
): Promise<void> {
  const account = await readCurrentAccount(req, idOf(booking.user_id))
  const to = account?.email ?? customerEmail(booking.customer_details)
  if (to === null) return
  const about = { invoice: idOf(booking.invoice_id), booking: booking.id }
  await queueMail(req, { kind, to, ...about, payload, dedupe_key: noticeDedupeKey(kind, booking.id) })
}

function customerEmail(customer: unknown): string | null {
  if (typeof customer !== 'object' || customer === null || !('email' in customer)) return null
  return typeof customer.email === 'string' && customer.email !== '' ? customer.email : null
}
