import { bookings, outgoing_mails, travellers } from '@nusa/cms/schema'
import { eq } from 'drizzle-orm'
import type { MailNotice } from '../../ports/outbox.ts'
import { customerSchema } from './booking-rows.ts'
import { emailToday } from './customer-email.ts'
import type { Transaction } from './in-transaction.ts'

/** What a mail is written with; the rest is the database's to say. */
export const mailKeys = [
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

type MailValues = Pick<typeof outgoing_mails.$inferInsert, (typeof mailKeys)[number]>

/** Whom mails are for and about which invoice. */
interface Addressed {
  invoiceId: string
  to: string
  at: Date
}

/** The rows of mails to one traveller; none where there is no address. */
export function mailValues({ invoiceId, to, at }: Addressed, notices: readonly MailNotice[]): MailValues[] {
  if (to === '') return []
  const written = at.toISOString()
  return notices.map(({ kind, dedupeKey, bookingId, payload }) => ({
    kind,
    to,
    invoice: invoiceId,
    booking: bookingId ?? null,
    payload: payload ?? {},
    dedupe_key: dedupeKey,
    next_attempt_at: written,
    createdAt: written,
    updatedAt: written,
  }))
}

/**
 * Writes mails to the traveller of an invoice, in the transaction that gives reason for them: they are there if, and only
 * if, it commits. A notice that is known already is left as it is.
 */
export async function queueMails(tx: Transaction, invoiceId: string, at: Date, notices: MailNotice[]): Promise<void> {
  const [row] = await tx
    .select({ customer: bookings.customer_details, email: emailToday })
    .from(bookings)
    .leftJoin(travellers, eq(travellers.id, bookings.user_id))
    .where(eq(bookings.invoice_id, invoiceId))
    .limit(1)
  const to = row?.email ?? customerSchema.parse(row?.customer ?? {}).email ?? ''
  const rows = mailValues({ invoiceId, to, at }, notices)
  if (rows.length === 0) return
  await tx.insert(outgoing_mails).values(rows).onConflictDoNothing({ target: outgoing_mails.dedupe_key })
}
