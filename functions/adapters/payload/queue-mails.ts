import { bookings, outgoing_mails, travellers } from '@nusa/cms/schema'
import { eq, sql } from 'drizzle-orm'
import type { MailNotice } from '../../ports/outbox.ts'
import { customerSchema } from './booking-rows.ts'
import type { Transaction } from './in-transaction.ts'

/**
 * The account's current address in a query that joins `travellers`; null for a deleted account. Mails about earlier
 * bookings go to this address, too, because the address stored with a booking may belong to another person by now.
 */
export const currentEmail = sql<string | null>`case when ${travellers.deleted_at} is null then ${travellers.email} end`

/** The inserted columns of a mail; all other columns have defaults. */
export const mailColumns = [
  'kind',
  'to',
  'invoice',
  'booking',
  'payload',
  'dedupe_key',
  'next_attempt_at',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof typeof outgoing_mails.$inferInsert)[]

type MailValues = Pick<typeof outgoing_mails.$inferInsert, (typeof mailColumns)[number]>

/** The recipient and the invoice of mails. */
interface MailRecipient {
  invoiceId: string
  to: string
  at: Date
}

/** Returns the rows of mails to one traveller; empty if the address is unknown. */
export function toMailRows({ invoiceId, to, at }: MailRecipient, notices: readonly MailNotice[]): MailValues[] {
  if (to === '') return []
  const timestamp = at.toISOString()
  return notices.map(({ kind, dedupeKey, bookingId, payload }) => ({
    kind,
    to,
    invoice: invoiceId,
    booking: bookingId ?? null,
    payload: payload ?? {},
    dedupe_key: dedupeKey,
    next_attempt_at: timestamp,
    createdAt: timestamp,
    updatedAt: timestamp,
  }))
}

/**
 * Queues mails to the traveller of an invoice, in the transaction of the change that they report. A mail whose key
 * exists is left unchanged.
 */
export async function queueMails(tx: Transaction, invoiceId: string, at: Date, notices: MailNotice[]): Promise<void> {
  const [row] = await tx
    .select({ customer: bookings.customer_details, email: currentEmail })
    .from(bookings)
    .leftJoin(travellers, eq(travellers.id, bookings.user_id))
    .where(eq(bookings.invoice_id, invoiceId))
    .limit(1)
  const to = row?.email ?? customerSchema.parse(row?.customer ?? {}).email ?? ''
  const rows = toMailRows({ invoiceId, to, at }, notices)
  if (rows.length === 0) return
  await tx.insert(outgoing_mails).values(rows).onConflictDoNothing({ target: outgoing_mails.dedupe_key })
}
