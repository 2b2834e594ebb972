import { noticeKey } from '@nusa/shared/booking'
import type { PayloadRequest } from 'payload'
import type { Booking } from '../payload-types.ts'
import { idOf } from './invoice-history.ts'
import { accountToday, queueMail } from './queue-mail.ts'

/** Tells the traveller of a booking, at the address that the account has today. A booking without an address tells nobody. */
export async function tellOfBooking(
  req: PayloadRequest,
  kind: 'booking_cancelled' | 'booking_refunded',
  booking: Booking,
  payload: Record<string, unknown>,
): Promise<void> {
  const account = await accountToday(req, idOf(booking.user_id))
  const to = account?.email ?? emailOf(booking.customer_details)
  if (to === null) return
  const about = { invoice: idOf(booking.invoice_id), booking: booking.id }
  await queueMail(req, { kind, to, ...about, payload, dedupe_key: noticeKey(kind, booking.id) })
}

function emailOf(customer: unknown): string | null {
  if (typeof customer !== 'object' || customer === null || !('email' in customer)) return null
  return typeof customer.email === 'string' && customer.email !== '' ? customer.email : null
}
