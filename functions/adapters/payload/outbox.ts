import { outgoing_mails } from '@nusa/cms/schema'
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { NoticeKind, Outbox, TakenMail } from '../../ports/outbox.ts'
import type { Connection } from './connect.ts'
import { builderOn, inTransaction } from './in-transaction.ts'
import { keepEvents } from './keep-events.ts'

const payloadSchema = z.catch(z.record(z.string(), z.unknown()), {})

/** Removes a finished mail from the index of due mails, so that the index stays small. */
const done = { next_attempt_at: null }

/** A mail about a deleted account is deleted after sending, including the address. */
const forgotten: NoticeKind = 'account_deleted'

/** Stores the outbox in Payload's table. */
export function payloadOutbox(connection: Connection, now: () => Date): Outbox {
  const { db } = connection
  const change = (
    id: number,
    values: Partial<typeof outgoing_mails.$inferInsert>,
    tx: Pick<typeof db, 'update'> = db,
  ) =>
    tx
      .update(outgoing_mails)
      .set({ updatedAt: now().toISOString(), ...values })
      .where(eq(outgoing_mails.id, id))

  const forget = (id: number) => db.delete(outgoing_mails).where(eq(outgoing_mails.id, id))

  return {
    async take(at, leasedUntil) {
      const due = db
        .select({ id: outgoing_mails.id })
        .from(outgoing_mails)
        .where(and(eq(outgoing_mails.state, 'queued'), lte(outgoing_mails.next_attempt_at, at.toISOString())))
        .orderBy(asc(outgoing_mails.next_attempt_at), asc(outgoing_mails.id))
        .limit(1)
        .for('update', { skipLocked: true })
      const [row] = await db
        .update(outgoing_mails)
        .set({
          attempts: sql`${outgoing_mails.attempts} + 1`,
          next_attempt_at: leasedUntil.toISOString(),
          updatedAt: at.toISOString(),
        })
        .where(eq(outgoing_mails.id, due))
        .returning()
      return row ? taken(row) : null
    },
    async markSent({ id, kind }, { messageId, subject, text }, at) {
      const sent = { sent_at: at.toISOString(), message_id: messageId, subject, text, last_error: null }
      if (kind === forgotten) await forget(id)
      else await change(id, { state: 'sent', ...done, ...sent })
    },
    async putOff(id, error, nextAttempt) {
      await change(id, { last_error: error, next_attempt_at: nextAttempt.toISOString() })
    },
    async giveUp({ id, kind, invoiceId, attempts }, error) {
      if (kind === forgotten) return void (await forget(id))
      await inTransaction(connection, async (client) => {
        await change(id, { state: 'failed', ...done, last_error: error }, builderOn(client))
        if (invoiceId === null) return
        const detail = { mail: id, kind, attempts }
        // Staff find the mail itself in the list of failed mails.
        const event = { kind: 'mail_failed', detail, providerEventId: null, needsAttention: false }
        await keepEvents(client, invoiceId, [event], now())
      })
    },
  }
}

function taken(row: typeof outgoing_mails.$inferSelect): TakenMail {
  return {
    id: row.id,
    kind: row.kind,
    to: row.to,
    invoiceId: row.invoice,
    bookingId: row.booking,
    payload: payloadSchema.parse(row.payload),
    dedupeKey: row.dedupe_key,
    attempts: row.attempts,
  }
}
