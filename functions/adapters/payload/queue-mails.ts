import { outgoing_mails } from '@nusa/cms/schema'
import type { MailNotice } from '../../ports/outbox.ts'
import type { Connection } from './connect.ts'

type Writer = Pick<Connection['db'], 'insert'>

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
 * Writes mails to one traveller, in the transaction that gives reason for them: they are there if, and only if, it
 * commits. A notice that is known already is left as it is.
 */
export async function queueMails(tx: Writer, addressed: Addressed, notices: readonly MailNotice[]): Promise<void> {
  const rows = mailValues(addressed, notices)
  if (rows.length === 0) return
  await tx.insert(outgoing_mails).values(rows).onConflictDoNothing({ target: outgoing_mails.dedupe_key })
}
