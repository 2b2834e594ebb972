import { bookings, invoices, refunds } from '@nusa/cms/schema'
import {
  type Cancellation,
  cancellationDetail,
  computeCancellation,
  noticeDedupeKey,
  refundIdempotencyKey,
  storedPriceSchema,
  toLineQuote,
} from '@nusa/shared/booking'
import { setBookingRequestId } from '@nusa/shared/log'
import { and, asc, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm'
import type { PaymentEvent, StoredBooking } from '../../ports/bookings.ts'
import type { Cancellations, CancelRequest } from '../../ports/cancellations.ts'
import { isFailure } from '../../ports/failure.ts'
import { type InvoiceRow, toInvoiceWithBookings } from './booking-rows.ts'
import { releaseCapacity } from './capacity.ts'
import type { Connection } from './connect.ts'
import { createQueryBuilder, inTransaction, type Transaction } from './in-transaction.ts'
import { queueMails } from './queue-mails.ts'
import { storeEvents } from './store-events.ts'

/** Selects invoices whose payment may still be open at the provider. */
const wherePossiblyOpen = and(
  inArray(invoices.status, ['pending', 'cancelled']),
  isNotNull(invoices.payment_reference_id),
)
const whereWithdrawn = and(wherePossiblyOpen, isNull(invoices.payment_url))

export function payloadCancellations(connection: Connection, now: () => Date): Cancellations {
  const { db } = connection
  /**
   * Removes the payment URL of the invoice. Returns the ID of the provider's invoice, or null if the condition is not
   * met. Each attempt sets `updatedAt`. The sweep tries the invoice with the oldest `updatedAt` first, so an invoice
   * that cannot be closed does not block other invoices.
   */
  async function withdrawPaymentUrl(invoiceId: string, condition: typeof wherePossiblyOpen): Promise<string | null> {
    const [row] = await db
      .update(invoices)
      .set({ payment_url: null, updatedAt: now().toISOString() })
      .where(and(eq(invoices.id, invoiceId), condition))
      .returning({ referenceId: invoices.payment_reference_id, requestId: invoices.request_id })
    setBookingRequestId(row?.requestId ?? null)
    return row?.referenceId ?? null
  }

  return {
    cancel: (request, decide) =>
      inTransaction(connection, async (client) => {
        const tx = createQueryBuilder(client)
        const { bookingId, traveller } = request
        const lockedRows = await lockInvoiceOfBooking(tx, bookingId, traveller.id)
        if (!lockedRows) return null
        const { invoiceRow, bookingRows } = lockedRows
        const invoice = toInvoiceWithBookings(invoiceRow, bookingRows)
        const booking = invoice.bookings.find(({ id }) => id === bookingId)
        if (!booking) return null
        if (booking.status === 'cancelled') return { refund: await readRefundAmount(tx, bookingId), isNew: false }
        const decision = decide(booking, invoice)
        if (isFailure(decision)) return decision
        const pricedRows = bookingRows.map((row) => ({
          ...row,
          unit_price: toLineQuote(storedPriceSchema.parse(row.unit_price)),
        }))
        const cancellation = computeCancellation(invoiceRow, pricedRows, bookingId, decision.refund)
        if (!cancellation) return null
        const decidedCancellation = { invoiceRow, booking, cancellation }
        await writeCancellation(tx, request, decidedCancellation)
        await storeEvents(client, invoiceRow.id, [toCancellationEvent(request, decidedCancellation)], request.at)
        return { refund: cancellation.refund, isNew: true }
      }),
    withdrawPayment: (invoiceId) => withdrawPaymentUrl(invoiceId, wherePossiblyOpen),
    claimWithdrawnPayment: (invoiceId) => withdrawPaymentUrl(invoiceId, whereWithdrawn),
    async clearPayment(invoiceId, referenceId) {
      await db
        .update(invoices)
        .set({ payment_reference_id: null, updatedAt: now().toISOString() })
        .where(
          and(
            eq(invoices.id, invoiceId),
            eq(invoices.payment_reference_id, referenceId),
            isNull(invoices.payment_url),
            ne(invoices.status, 'paid'),
          ),
        )
    },
    async listWithdrawnInvoices(limit) {
      const rows = await db
        .select({ id: invoices.id })
        .from(invoices)
        .where(whereWithdrawn)
        .orderBy(asc(invoices.updatedAt))
        .limit(limit)
      return rows.map(({ id }) => id)
    },
  }
}

async function lockInvoiceOfBooking(tx: Transaction, bookingId: number, travellerId: number) {
  const [booking] = await tx
    .select({ invoiceId: bookings.invoice_id })
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), eq(bookings.user_id, travellerId)))
  if (!booking) return null
  const [invoiceRow] = await tx.select().from(invoices).where(eq(invoices.id, booking.invoiceId)).for('update')
  if (!invoiceRow) return null
  // The bookings are read by a separate statement after the lock, so that changes by earlier holders of the lock are
  // visible.
  const bookingRows = await tx
    .select()
    .from(bookings)
    .where(eq(bookings.invoice_id, invoiceRow.id))
    .orderBy(asc(bookings.id))
  return { invoiceRow, bookingRows }
}

async function readRefundAmount(tx: Transaction, bookingId: number): Promise<number> {
  const [refund] = await tx.select({ amount: refunds.amount }).from(refunds).where(eq(refunds.booking, bookingId))
  return refund?.amount ?? 0
}

interface DecidedCancellation {
  invoiceRow: InvoiceRow
  booking: StoredBooking
  cancellation: Cancellation
}

/** The transaction must have locked the invoice. */
async function writeCancellation(
  tx: Transaction,
  request: CancelRequest,
  decidedCancellation: DecidedCancellation,
): Promise<void> {
  const { invoiceRow, booking, cancellation } = decidedCancellation
  await cancelBookingRow(tx, request, cancellation)
  await releaseCapacity(tx, [booking.id], request.at)
  await updateInvoice(tx, invoiceRow, cancellation, request.at)
  if (cancellation.refund > 0) await requestRefund(tx, decidedCancellation, request.at)
  await queueMails(tx, invoiceRow.id, request.at, [
    {
      kind: 'booking_cancelled',
      dedupeKey: noticeDedupeKey('booking_cancelled', booking.id),
      bookingId: booking.id,
      payload: { amount: cancellation.refund },
    },
  ])
}

async function cancelBookingRow(
  tx: Transaction,
  { bookingId, reason, at }: CancelRequest,
  { payment_status }: Cancellation,
) {
  await tx
    .update(bookings)
    .set({
      status: 'cancelled',
      payment_status,
      cancelled_at: at.toISOString(),
      cancelled_by: 'traveller',
      cancel_reason: reason,
      updatedAt: at.toISOString(),
    })
    .where(eq(bookings.id, bookingId))
}

/** Withdraws the payment URL of the old amount. If no amount is due any more, updates the status of the invoice. */
async function updateInvoice(tx: Transaction, { id }: InvoiceRow, { invoice: change }: Cancellation, at: Date) {
  if (!change) return
  const changedAt = at.toISOString()
  await tx
    .update(invoices)
    .set({
      ...change,
      payment_url: null,
      updatedAt: changedAt,
      ...('status' in change && { cancelled_at: changedAt }),
    })
    .where(eq(invoices.id, id))
}

async function requestRefund(
  tx: Transaction,
  { invoiceRow, booking, cancellation }: DecidedCancellation,
  at: Date,
): Promise<void> {
  const timestamp = at.toISOString()
  await tx.insert(refunds).values({
    invoice: invoiceRow.id,
    booking: booking.id,
    amount: cancellation.refund,
    reason: 'CANCELLATION',
    state: 'requested',
    idempotency_key: refundIdempotencyKey(booking.reference),
    next_attempt_at: timestamp,
    createdAt: timestamp,
    updatedAt: timestamp,
  })
}

function toCancellationEvent(
  { reason }: CancelRequest,
  { invoiceRow, booking, cancellation }: DecidedCancellation,
): PaymentEvent {
  const detail = cancellationDetail({ booking: booking.number, by: 'traveller', reason }, invoiceRow, cancellation)
  return { kind: 'booking_cancelled', detail, providerEventId: null, needsAttention: false }
}
