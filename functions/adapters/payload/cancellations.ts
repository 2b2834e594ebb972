import { bookings, invoices, refunds } from '@nusa/cms/schema'
import { computeCancellation, storedPriceSchema, toLineQuote } from '@nusa/shared/booking'
import { and, asc, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm'
import type { Cancellations } from '../../ports/cancellations.ts'
import { isFailure } from '../../ports/failure.ts'
import { toInvoiceWithBookings } from './booking-rows.ts'
import type { Connection } from './connect.ts'
import { createQueryBuilder, inTransaction, type Transaction } from './in-transaction.ts'
import { storeEvents } from './store-events.ts'
import { toCancellationEvent, writeCancellation } from './write-cancellation.ts'

/** Invoices whose invoice at the provider may still be open. */
const isPossiblyOpen = and(inArray(invoices.status, ['pending', 'cancelled']), isNotNull(invoices.payment_reference_id))
const isWithdrawn = and(isPossiblyOpen, isNull(invoices.payment_url))

export function payloadCancellations(connection: Connection, now: () => Date): Cancellations {
  const { db } = connection
  /**
   * Withdraws the payment URL of an invoice that meets the condition. Returns the ID of the provider's invoice, or
   * null. Each attempt updates the timestamp, so that an invoice that cannot be closed does not block other invoices.
   */
  async function withdraw(invoiceId: string, condition: typeof isPossiblyOpen): Promise<string | null> {
    const [row] = await db
      .update(invoices)
      .set({ payment_url: null, updatedAt: now().toISOString() })
      .where(and(eq(invoices.id, invoiceId), condition))
      .returning({ referenceId: invoices.payment_reference_id })
    return row?.referenceId ?? null
  }

  return {
    cancel: (request, decide) =>
      inTransaction(connection, async (client) => {
        const tx = createQueryBuilder(client)
        const { bookingId, traveller } = request
        const found = await lockInvoiceOf(tx, bookingId, traveller.id)
        if (!found) return null
        const { row, rows } = found
        const invoice = toInvoiceWithBookings(row, rows)
        const booking = invoice.bookings.find(({ id }) => id === bookingId)
        if (!booking) return null
        if (booking.status === 'cancelled') return { refund: await readRefundAmount(tx, bookingId), isNew: false }
        const decision = decide(booking, invoice)
        if (isFailure(decision)) return decision
        const priced = rows.map((one) => ({ ...one, unit_price: toLineQuote(storedPriceSchema.parse(one.unit_price)) }))
        const cancellation = computeCancellation(row, priced, bookingId, decision.refund)
        if (!cancellation) return null
        const decided = { row, booking, cancellation }
        await writeCancellation(tx, request, decided)
        await storeEvents(client, row.id, [toCancellationEvent(request, decided)], request.at)
        return { refund: cancellation.refund, isNew: true }
      }),
    withdrawPayment: (invoiceId) => withdraw(invoiceId, isPossiblyOpen),
    claimWithdrawn: (invoiceId) => withdraw(invoiceId, isWithdrawn),
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
    async listWithdrawn(limit) {
      const rows = await db
        .select({ id: invoices.id })
        .from(invoices)
        .where(isWithdrawn)
        .orderBy(asc(invoices.updatedAt))
        .limit(limit)
      return rows.map(({ id }) => id)
    },
  }
}

async function lockInvoiceOf(tx: Transaction, bookingId: number, travellerId: number) {
  const [ownBooking] = await tx
    .select({ invoiceId: bookings.invoice_id })
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), eq(bookings.user_id, travellerId)))
  if (!ownBooking) return null
  const [row] = await tx.select().from(invoices).where(eq(invoices.id, ownBooking.invoiceId)).for('update')
  if (!row) return null
  // A separate statement after the lock, so that it sees what earlier holders of the lock have written.
  const rows = await tx.select().from(bookings).where(eq(bookings.invoice_id, row.id)).orderBy(asc(bookings.id))
  return { row, rows }
}

async function readRefundAmount(tx: Transaction, bookingId: number): Promise<number> {
  const [refund] = await tx.select({ amount: refunds.amount }).from(refunds).where(eq(refunds.booking, bookingId))
  return refund?.amount ?? 0
}
