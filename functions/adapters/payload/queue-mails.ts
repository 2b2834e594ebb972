import { bookings, outgoing_mails, travellers } from '@nusa/cms/schema'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { QueuedMail } from '../../ports/mail.ts'
import type { TripChange } from '../../ports/trip-details.ts'
import { customerSchema } from './booking-rows.ts'
import type { Transaction } from './in-transaction.ts'

/**
 * The address of the traveller's account; null for a deleted account. The query must join `travellers`. Emails about a
 * booking are sent to this address, because the address stored with the booking may belong to another person now.
 */
export const currentEmail = sql<string | null>`case when ${travellers.deleted_at} is null then ${travellers.email} end`

/** The columns that are inserted. All other columns have defaults. */
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

interface MailRecipient {
  invoiceId: string
  to: string
  at: Date
}

export function toMailRows({ invoiceId, to, at }: MailRecipient, mails: readonly QueuedMail[]): MailValues[] {
  if (to === '') return []
  const timestamp = at.toISOString()
  return mails.map(({ kind, dedupeKey, bookingId, payload, dueAt }) => ({
    kind,
    to,
    invoice: invoiceId,
    booking: bookingId ?? null,
    payload: payload ?? {},
    dedupe_key: dedupeKey,
    next_attempt_at: dueAt?.toISOString() ?? timestamp,
    createdAt: timestamp,
    updatedAt: timestamp,
  }))
}

/** Queues emails about an invoice. An email whose key is already stored is not queued again. */
export async function queueMails(tx: Transaction, invoiceId: string, at: Date, mails: QueuedMail[]): Promise<void> {
  const [row] = await tx
    .select({ customer: bookings.customer_details, email: currentEmail })
    .from(bookings)
    .leftJoin(travellers, eq(travellers.id, bookings.user_id))
    .where(eq(bookings.invoice_id, invoiceId))
    .limit(1)
  const to = row?.email ?? customerSchema.parse(row?.customer ?? {}).email ?? ''
  const rows = toMailRows({ invoiceId, to, at }, mails)
  if (rows.length === 0) return
  await tx.insert(outgoing_mails).values(rows).onConflictDoNothing({ target: outgoing_mails.dedupe_key })
}

/** The minimum time between two emails about saved details, while other details of the booking are missing. */
const confirmationIntervalMs = 60 * 60 * 1000

/**
 * Queues the email that confirms saved trip details. Members of a group often save one after the other, so the email
 * waits until an hour after the previous email and contains all changes since then. If no detail is missing any more,
 * the email is sent immediately.
 */
export async function queueDetailsSavedMail(
  tx: Transaction,
  bookingId: number,
  invoiceId: string,
  at: Date,
  { isCompleted }: Pick<TripChange, 'isCompleted'>,
): Promise<void> {
  const whereAboutBooking = and(eq(outgoing_mails.booking, bookingId), eq(outgoing_mails.kind, 'details_saved'))
  // Select only emails whose sending has not started. An email that is being sent may not contain this change.
  const whereWaiting = and(whereAboutBooking, eq(outgoing_mails.state, 'queued'), eq(outgoing_mails.attempts, 0))
  const waitingMails = await tx.select({ id: outgoing_mails.id }).from(outgoing_mails).where(whereWaiting).for('update')
  if (waitingMails.length > 0) {
    const dueNowColumns = { next_attempt_at: at.toISOString(), updatedAt: at.toISOString() }
    if (isCompleted) await tx.update(outgoing_mails).set(dueNowColumns).where(whereWaiting)
    return
  }
  const [previousMail] = await tx
    .select({
      id: outgoing_mails.id,
      at: sql<string>`coalesce(${outgoing_mails.sent_at}, ${outgoing_mails.createdAt})`,
    })
    .from(outgoing_mails)
    .where(whereAboutBooking)
    .orderBy(desc(outgoing_mails.id))
    .limit(1)
  const mustWait = previousMail !== undefined && !isCompleted
  const earliestTime = mustWait ? new Date(previousMail.at).getTime() + confirmationIntervalMs : 0
  const dueAt = new Date(Math.max(at.getTime(), earliestTime))
  await queueMails(tx, invoiceId, at, [
    { kind: 'details_saved', dedupeKey: `details_saved:${bookingId}:${previousMail?.id ?? 0}`, bookingId, dueAt },
  ])
}
