import { bookings, invoices, refunds } from '@nusa/cms/schema'
import {
  firstRefundIdempotencyKey,
  invoiceTransitions,
  isAllRefunded,
  noticeDedupeKey,
  paymentTransitions,
  refundIdempotencyKey,
  statusesBefore,
} from '@nusa/shared/booking'
import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import type { RefundChange, Refunds, StoredRefund } from '../../ports/refunds.ts'
import type { Connection } from './connect.ts'
import { createQueryBuilder, inTransaction, type Transaction } from './in-transaction.ts'
import { queueMails } from './queue-mails.ts'
import { storeEvents } from './store-events.ts'

type RefundRow = typeof refunds.$inferSelect

export function payloadRefunds(connection: Connection): Refunds {
  const { db } = connection
  const selectWithInvoice = (tx: Pick<typeof db, 'select'>) =>
    tx
      .select({
        refund: refunds,
        providerInvoiceId: invoices.payment_reference_id,
        bookingRequestId: invoices.request_id,
      })
      .from(refunds)
      .innerJoin(invoices, eq(invoices.id, refunds.invoice))

  async function readRefund(tx: Pick<typeof db, 'select'>, id: number): Promise<StoredRefund | null> {
    const [row] = await selectWithInvoice(tx).where(eq(refunds.id, id))
    return row ? toStoredRefund(row) : null
  }

  /** Finds a refund whose key was replaced when staff requested it again. Both keys contain the booking reference. */
  async function findByEarlierKey(key: string): Promise<StoredRefund | null> {
    const keyPrefix = refundIdempotencyKey('')
    const reference = firstRefundIdempotencyKey(key).slice(keyPrefix.length)
    const [row] = await selectWithInvoice(db)
      .innerJoin(bookings, eq(bookings.id, refunds.booking))
      .where(eq(bookings.booking_reference, reference))
    if (!row) return null
    const isSameRefund = firstRefundIdempotencyKey(row.refund.idempotency_key) === firstRefundIdempotencyKey(key)
    return isSameRefund ? toStoredRefund(row) : null
  }

  async function applyDecision(
    client: PoolClient,
    id: number,
    decide: (refund: StoredRefund) => RefundChange | null,
    at: Date,
  ): Promise<RefundChange | null> {
    const tx = createQueryBuilder(client)
    const [refundRow] = await tx.select({ invoice: refunds.invoice }).from(refunds).where(eq(refunds.id, id))
    if (!refundRow) return null
    await tx.select({ id: invoices.id }).from(invoices).where(eq(invoices.id, refundRow.invoice)).for('update')
    const storedRefund = await readRefund(tx, id)
    if (!storedRefund) return null
    const change = decide(storedRefund)
    if (!change) return null
    const isRepeatedEvent =
      change.event !== null && !(await storeRefundEvent(client, refundRow.invoice, change.event, at))
    // If the event was already stored, the refund is not flagged again, because staff may have resolved it meanwhile.
    if (isRepeatedEvent && change.state === storedRefund.state) return null
    const hasSucceeded = change.state === 'succeeded' && storedRefund.state !== 'succeeded'
    const row = await changeRefund(tx, id, change, hasSucceeded, at)
    if (row && hasSucceeded) await markAsRefunded(tx, row, at)
    return change
  }

  return {
    async claim(now, leasedUntil) {
      const dueRefundId = db
        .select({ id: refunds.id })
        .from(refunds)
        .where(and(inArray(refunds.state, ['requested', 'pending']), lte(refunds.next_attempt_at, now.toISOString())))
        .orderBy(asc(refunds.next_attempt_at), asc(refunds.id))
        .limit(1)
        .for('update', { skipLocked: true })
      const [claimedRow] = await db
        .update(refunds)
        .set({
          attempts: sql`${refunds.attempts} + 1`,
          next_attempt_at: leasedUntil.toISOString(),
          updatedAt: now.toISOString(),
        })
        .where(eq(refunds.id, dueRefundId))
        .returning({ id: refunds.id })
      return claimedRow ? readRefund(db, claimedRow.id) : null
    },
    async find({ id, key }) {
      const whereProviderId = eq(refunds.provider_refund_id, id)
      const [row] = await selectWithInvoice(db).where(
        key === null ? whereProviderId : or(whereProviderId, eq(refunds.idempotency_key, key)),
      )
      if (row) return toStoredRefund(row)
      return key === null ? null : findByEarlierKey(key)
    },
    decide: (id, decide, at) => inTransaction(connection, (client) => applyDecision(client, id, decide, at)),
  }
}

/** Returns false if the event was already stored. */
async function storeRefundEvent(
  client: PoolClient,
  invoice: string,
  event: NonNullable<RefundChange['event']>,
  at: Date,
): Promise<boolean> {
  // The event needs no attention, because the refund itself is flagged for staff.
  const newEvents = await storeEvents(client, invoice, [{ ...event, needsAttention: false }], at)
  return newEvents.length > 0
}

function toStoredRefund({
  refund: row,
  ...invoice
}: {
  refund: RefundRow
  providerInvoiceId: string | null
  bookingRequestId: string | null
}): StoredRefund {
  return {
    id: row.id,
    state: row.state,
    key: row.idempotency_key,
    amount: row.amount,
    reason: row.reason,
    ...invoice,
    providerRefundId: row.provider_refund_id,
    attempts: row.attempts,
    requestedAt: new Date(row.requested_again_at ?? row.createdAt),
  }
}

async function changeRefund(
  tx: Transaction,
  id: number,
  change: RefundChange,
  hasSucceeded: boolean,
  at: Date,
): Promise<RefundRow | undefined> {
  const { state, providerRefundId, nextAttempt, error, needsAttention } = change
  const [row] = await tx
    .update(refunds)
    .set({
      state,
      error_kind: error?.kind ?? null,
      error_detail: error?.detail ?? null,
      needs_attention: needsAttention,
      next_attempt_at: nextAttempt?.toISOString() ?? null,
      updatedAt: at.toISOString(),
      // Drizzle does not change a column whose new value is undefined.
      provider_refund_id: providerRefundId || undefined,
      completed_at: hasSucceeded ? at.toISOString() : undefined,
    })
    .where(eq(refunds.id, id))
    .returning()
  return row
}

/** If the invoice has no paid booking left, marks the invoice as refunded, too. */
async function markAsRefunded(tx: Transaction, { booking, invoice, amount }: RefundRow, at: Date): Promise<void> {
  if (booking === null) return
  const updatedAt = at.toISOString()
  await tx
    .update(bookings)
    .set({ payment_status: 'refunded', updatedAt })
    .where(
      and(eq(bookings.id, booking), inArray(bookings.payment_status, statusesBefore(paymentTransitions, 'refunded'))),
    )
  const bookingRows = await tx
    .select({ status: bookings.payment_status })
    .from(bookings)
    .where(eq(bookings.invoice_id, invoice))
  if (isAllRefunded(bookingRows.map(({ status }) => status))) {
    await tx
      .update(invoices)
      .set({ status: 'refunded', updatedAt })
      .where(and(eq(invoices.id, invoice), inArray(invoices.status, statusesBefore(invoiceTransitions, 'refunded'))))
  }
  const mail = { kind: 'booking_refunded', dedupeKey: noticeDedupeKey('booking_refunded', booking) } as const
  await queueMails(tx, invoice, at, [{ ...mail, bookingId: booking, payload: { amount } }])
}
