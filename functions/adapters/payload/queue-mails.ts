import { outgoing_mails } from '@nusa/cms/schema'
import type { MailNotice } from '../../ports/outbox.ts'
import type { Connection } from './connect.ts'

type Writer = Pick<Connection['db'], 'insert'>

/**
 * Writes mails to one traveller, in the transaction that gives reason for them: they are there if, and only if, it
 * commits. A notice that is known already is left as it is.
 */
export async function queueMails(
  tx: Writer,
  { invoiceId, to, at }: { invoiceId: string; to: string; at: Date },
  notices: readonly MailNotice[],
): Promise<void> {
  if (notices.length === 0 || to === '') return
  const written = at.toISOString()
  await tx
    .insert(outgoing_mails)
    .values(
      notices.map(({ kind, dedupeKey, bookingId, payload }) => ({
        kind,
        to,
        invoice: invoiceId,
        booking: bookingId ?? null,
        payload: payload ?? {},
        dedupe_key: dedupeKey,
        next_attempt_at: written,
        createdAt: written,
        updatedAt: written,
      })),
    )
    .onConflictDoNothing({ target: outgoing_mails.dedupe_key })
}
