import { outgoing_mails } from '@nusa/cms/schema'
import { mailKinds, type NoticeKind, noticeKinds } from '@nusa/shared/booking'
import { and, asc, eq, inArray, isNull, lte, ne, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import * as z from 'zod/mini'
import type { PaymentEvent } from '../../ports/bookings.ts'
import type { ClaimedMail, Outbox } from '../../ports/mail.ts'
import type { Connection } from './connect.ts'
import { createQueryBuilder, inTransaction } from './in-transaction.ts'
import { storeEvents } from './store-events.ts'

const payloadSchema = z.catch(z.record(z.string(), z.unknown()), {})

/** Removes a sent or failed email from the index of due emails, so that the index stays small. */
const noNextAttempt = { next_attempt_at: null }

const cancellationMail = alias(outgoing_mails, 'cancellation_mail')

/** The row is deleted after the email was sent or has failed, because it contains the address of a deleted account. */
const kindDeletedAfterSending: NoticeKind = 'account_deleted'

/** How long (ms) an email about a changed booking waits for further changes. Each change replaces the waiting email. */
const changedBookingDelayMs = 5 * 60 * 1000

/**
 * An email about a changed booking has no `next_attempt_at` before its first attempt. Otherwise an earlier release that
 * still runs would claim the email, whose kind it does not know, and mark it as failed.
 */
function whereDue(at: Date) {
  const latestChangeTime = new Date(at.getTime() - changedBookingDelayMs).toISOString()
  const whereFirstAttempt = and(eq(outgoing_mails.kind, 'booking_changed'), isNull(outgoing_mails.next_attempt_at))
  return or(
    lte(outgoing_mails.next_attempt_at, at.toISOString()),
    and(whereFirstAttempt, lte(outgoing_mails.createdAt, latestChangeTime)),
  )
}

/** Excludes kinds of emails that only a newer release knows. Such emails exist during an update or after a rollback. */
const whereKnownKind = inArray(outgoing_mails.kind, [...mailKinds, ...noticeKinds])

export function payloadOutbox(connection: Connection, now: () => Date): Outbox {
  const { db } = connection
  const updateMail = (
    id: number,
    values: Partial<typeof outgoing_mails.$inferInsert>,
    tx: Pick<typeof db, 'update'> = db,
  ) =>
    tx
      .update(outgoing_mails)
      .set({ updatedAt: now().toISOString(), ...values })
      .where(eq(outgoing_mails.id, id))

  const deleteMail = (id: number) => db.delete(outgoing_mails).where(eq(outgoing_mails.id, id))

  /**
   * Excludes the email about a refund until the email about the cancellation of the booking is sent. The order of the
   * queue is not sufficient, because several processes send emails at the same time.
   */
  const whereInOrder = or(
    ne(outgoing_mails.kind, 'booking_refunded'),
    notExists(
      db
        .select({ id: cancellationMail.id })
        .from(cancellationMail)
        .where(
          and(
            eq(cancellationMail.booking, outgoing_mails.booking),
            eq(cancellationMail.kind, 'booking_cancelled'),
            eq(cancellationMail.state, 'queued'),
          ),
        ),
    ),
  )

  return {
    async claim(at, leasedUntil) {
      const dueMailId = db
        .select({ id: outgoing_mails.id })
        .from(outgoing_mails)
        .where(and(eq(outgoing_mails.state, 'queued'), whereDue(at), whereKnownKind, whereInOrder))
        .orderBy(asc(outgoing_mails.next_attempt_at), asc(outgoing_mails.id))
        .limit(1)
        .for('update', { skipLocked: true })
      const [row] = await db
        .update(outgoing_mails)
        .set({
          attempts: sql`${outgoing_mails.attempts} + 1`,
          next_attempt_at: leasedUntil.toISOString(),
          // With the error of an earlier attempt, the email would count as waiting and could be deleted meanwhile.
          last_error: null,
          updatedAt: at.toISOString(),
        })
        .where(eq(outgoing_mails.id, dueMailId))
        .returning()
      return row ? toClaimedMail(row) : null
    },
    async markSent({ id, kind }, { messageId, subject, text }, at) {
      const sentColumns = { sent_at: at.toISOString(), message_id: messageId, subject, text, last_error: null }
      if (kind === kindDeletedAfterSending) await deleteMail(id)
      else await updateMail(id, { state: 'sent', ...noNextAttempt, ...sentColumns })
    },
    async discard(id) {
      await deleteMail(id)
    },
    async postpone(id, error, nextAttempt) {
      await updateMail(id, { last_error: error, next_attempt_at: nextAttempt.toISOString() })
    },
    async markFailed({ id, kind, invoiceId, attempts }, error) {
      if (kind === kindDeletedAfterSending) return void (await deleteMail(id))
      await inTransaction(connection, async (client) => {
        await updateMail(id, { state: 'failed', ...noNextAttempt, last_error: error }, createQueryBuilder(client))
        if (invoiceId === null) return
        const detail = { mail: id, kind, attempts }
        // The event needs no attention, because staff see the email in the list of failed emails.
        const event: PaymentEvent = { kind: 'mail_failed', detail, providerEventId: null, needsAttention: false }
        await storeEvents(client, invoiceId, [event], now())
      })
    },
  }
}

function toClaimedMail(row: typeof outgoing_mails.$inferSelect): ClaimedMail {
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
