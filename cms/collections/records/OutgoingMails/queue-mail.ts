import type { PayloadRequest } from 'payload'
import { requireTransaction } from '../../../core/database/request-transaction.ts'
import { outgoing_mails as mails } from '../../../generated/payload-generated-schema.ts'
import type { Booking, OutgoingMail, Traveller } from '../../../generated/payload-types.ts'
import { idOf } from '../Invoices/invoice-history.ts'
import { whereWithdrawable } from './withdrawable-mails.ts'

type Mail = Pick<OutgoingMail, 'kind' | 'to' | 'dedupe_key' | 'payload'> &
  Partial<Pick<OutgoingMail, 'invoice' | 'booking' | 'traveller' | 'next_attempt_at'>>

/** Queues an email in the request's transaction. The site's API (`functions/`) sends it within a few minutes. */
export async function queueMail(req: PayloadRequest, mail: Mail): Promise<void> {
  const data = { next_attempt_at: new Date().toISOString(), ...mail, state: 'queued', attempts: 0 } as const
  await req.payload.create({ collection: 'outgoing-mails', data, depth: 0, req })
}

/**
 * Deletes queued emails whose `dedupe_key` starts with one of the prefixes, because their content is outdated. Emails
 * that are being sent stay. Returns the payloads of the deleted emails, oldest first.
 */
export async function withdrawMails(
  req: PayloadRequest,
  keyPrefixes: readonly [string, ...string[]],
): Promise<unknown[]> {
  const transaction = await requireTransaction(req)
  const { id, payload } = mails
  const deletedMails = await transaction.delete(mails).where(whereWithdrawable(keyPrefixes)).returning({ id, payload })
  return deletedMails.sort((first, second) => first.id - second.id).map((mail) => mail.payload)
}

/** Returns a traveller's account; null if the account is deleted. */
export async function readCurrentAccount(req: PayloadRequest, id: number): Promise<Traveller | null> {
  const account = await req.payload.findByID({ collection: 'travellers', id, depth: 0, req, disableErrors: true })
  return account && !account.deleted_at ? account : null
}

/**
 * Queues an email to the traveller's account, or to the address in the booking if the account is deleted. If the
 * booking has no address, no email is queued.
 */
export async function queueBookingMail(
  req: PayloadRequest,
  booking: Booking,
  mail: Pick<Mail, 'kind' | 'payload' | 'dedupe_key' | 'next_attempt_at'>,
): Promise<void> {
  const account = await readCurrentAccount(req, idOf(booking.user_id))
  const to = account?.email ?? readCustomerEmail(booking.customer_details)
  if (to === null) return
  await queueMail(req, { ...mail, to, invoice: idOf(booking.invoice_id), booking: booking.id })
}

function readCustomerEmail(customer: unknown): string | null {
  if (typeof customer !== 'object' || customer === null || !('email' in customer)) return null
  return typeof customer.email === 'string' && customer.email !== '' ? customer.email : null
}
