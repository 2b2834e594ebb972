import { bookings, invoices, refunds } from '@nusa/cms/schema'
import { type Cancellation, cancellationDetail, noticeDedupeKey, refundIdempotencyKey } from '@nusa/shared/booking'
import { eq } from 'drizzle-orm'
import type { PaymentEvent, StoredBooking } from '../../ports/bookings.ts'
import type { CancelRequest } from '../../ports/cancellations.ts'
import type { InvoiceRow } from './booking-rows.ts'
import { releaseCapacity } from './capacity.ts'
import type { Transaction } from './in-transaction.ts'
import { queueMails } from './queue-mails.ts'

interface DecidedCancellation {
  row: InvoiceRow
  booking: StoredBooking
  cancellation: Cancellation
}

/** Writes a cancellation in the transaction that has locked the invoice. */
export async function writeCancellation(
  tx: Transaction,
  request: CancelRequest,
  decided: DecidedCancellation,
): Promise<void> {
  const { row, booking, cancellation } = decided
  await cancelBookingRow(tx, request, cancellation)
  await releaseCapacity(tx, [booking.id], request.at)
  await updateInvoice(tx, row, cancellation, request.at)
  if (cancellation.refund > 0) await requestRefund(tx, decided, request.at)
  await queueMails(tx, row.id, request.at, [
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

/** Updates the amount due, or the status if nothing is due, and withdraws the payment URL of the old amount. */
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
  { row, booking, cancellation }: DecidedCancellation,
  at: Date,
): Promise<void> {
  const timestamp = at.toISOString()
  await tx.insert(refunds).values({
    invoice: row.id,
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

/** Returns the event for the history of the invoice. */
export function toCancellationEvent(
  { reason }: CancelRequest,
  { row, booking, cancellation }: DecidedCancellation,
): PaymentEvent {
  const detail = cancellationDetail({ booking: booking.number, by: 'traveller', reason }, row, cancellation)
  return { kind: 'booking_cancelled', detail, providerEventId: null, needsAttention: false }
}
