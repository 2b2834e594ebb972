import {
  airport_transfers,
  bookings,
  car_rentals,
  hotels,
  invoices,
  payment_events,
  tours,
  travellers,
} from '@nusa/cms/schema'
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Bookings, EarlierRequest, InvoiceWithBookings } from '../../ports/bookings.ts'
import { createHistoryReader } from './booking-history.ts'
import { readBookingMoney } from './booking-money.ts'
import {
  bookingColumns,
  storedBookingColumns,
  toBookingBeforeChange,
  toInvoiceWithBookings,
  toStoredInvoice,
} from './booking-rows.ts'
import { createTripLinks, offerPagePath, toInvoiceView } from './booking-views.ts'
import type { Connection } from './connect.ts'
import { createInvoiceDecider } from './decide-invoice.ts'
import { inSnapshot } from './in-transaction.ts'
import { createPaymentLock } from './payment-lock.ts'
import { currentEmail } from './queue-mails.ts'
import { type LockDays, lockDays } from './stock.ts'
import { storeEvents } from './store-events.ts'
import { createTermsWriter } from './terms.ts'
import { writeInvoice } from './write-invoice.ts'

/** Queries the tables of Payload directly, because Payload's hooks must not change a payment. */
export function payloadBookings(connection: Connection, now: () => Date, lock: LockDays = lockDays): Bookings {
  const { db } = connection

  const storeTermsVersion = createTermsWriter(connection)

  async function findByKey(idempotencyKey: string): Promise<EarlierRequest | null> {
    const [earlierRequest] = await db
      .select({ invoiceId: invoices.id, travellerId: invoices.user_id, requestHash: invoices.request_hash })
      .from(invoices)
      .where(eq(invoices.idempotency_key, idempotencyKey))
    return earlierRequest ?? null
  }

  async function findInvoice(id: string): Promise<InvoiceWithBookings | null> {
    const [invoiceAndEmail] = await db
      .select({ row: invoices, email: currentEmail })
      .from(invoices)
      .leftJoin(travellers, eq(travellers.id, invoices.user_id))
      .where(eq(invoices.id, id))
    if (!invoiceAndEmail) return null
    const rows = await db
      .select(storedBookingColumns)
      .from(bookings)
      .where(eq(bookings.invoice_id, id))
      .orderBy(asc(bookings.id))
    const invoice = toInvoiceWithBookings(invoiceAndEmail.row, rows)
    return invoiceAndEmail.email === null
      ? invoice
      : { ...invoice, customer: { ...invoice.customer, email: invoiceAndEmail.email } }
  }

  return {
    findByIdempotencyKey: findByKey,
    async create(invoice) {
      const termsId = await storeTermsVersion(invoice.terms)
      const result = await writeInvoice(connection, invoice, { lock, termsId })
      const isSoldOut = typeof result === 'object'
      if (isSoldOut) return result
      if (result === 'written') return { invoiceId: invoice.id }
      if (result === 'account-deleted') return { accountDeleted: true }
      const earlierRequest = await findByKey(invoice.idempotencyKey)
      if (!earlierRequest) throw new Error('The idempotency key is taken, but no invoice has it.')
      return { earlierRequest }
    },
    readInvoice: (id, traveller) =>
      inSnapshot(connection, async (db) => {
        const [row] = await db
          .select()
          .from(invoices)
          .where(and(eq(invoices.id, id), eq(invoices.user_id, traveller.id)))
        if (!row) return null
        const rows = await db
          .select({ booking: bookingColumns, page: offerPagePath })
          .from(bookings)
          .leftJoin(tours, eq(tours.id, bookings.tour_id))
          .leftJoin(airport_transfers, eq(airport_transfers.id, bookings.transfer_id))
          .leftJoin(car_rentals, eq(car_rentals.id, bookings.rental_id))
          .leftJoin(hotels, eq(hotels.id, bookings.hotel_id))
          .where(eq(bookings.invoice_id, id))
          .orderBy(asc(bookings.id))
        const outcomeRows = await db
          .selectDistinct({ outcome: payment_events.outcome })
          .from(payment_events)
          .where(eq(payment_events.invoice, id))
        const outcomes = outcomeRows.map(({ outcome }) => outcome)
        const hasOutcome = (outcome: 'given_back' | 'kept') => outcomes.includes(outcome)
        const unmatchedPayments = { hasRefundedPayment: hasOutcome('given_back'), hasKeptPayment: hasOutcome('kept') }
        const money = await readBookingMoney(db, [id], now())
        const viewContext = { money, tripLinkOf: createTripLinks(connection.payload.config.secret, now()) }
        return toInvoiceView(row, rows, viewContext, traveller, unmatchedPayments)
      }),
    readHistory: createHistoryReader(connection, now),
    findInvoice,
    async findInvoiceByBooking(bookingId, traveller) {
      const [booking] = await db
        .select({ invoiceId: bookings.invoice_id })
        .from(bookings)
        .where(and(eq(bookings.id, bookingId), eq(bookings.user_id, traveller.id)))
      return booking ? findInvoice(booking.invoiceId) : null
    },
    async findBookingBeforeChange(bookingId, earlierValues) {
      const [row] = await db.select(storedBookingColumns).from(bookings).where(eq(bookings.id, bookingId))
      return row ? toBookingBeforeChange(row, earlierValues) : null
    },
    async storePayment(id, { referenceId, url, amount }) {
      const updatedRows = await db
        .update(invoices)
        .set({ payment_reference_id: referenceId, payment_url: url, updatedAt: now().toISOString() })
        .where(
          and(
            eq(invoices.id, id),
            eq(invoices.status, 'pending'),
            eq(invoices.total_after_tax, amount),
            isNull(invoices.payment_url),
          ),
        )
        .returning({ id: invoices.id })
      return updatedRows.length > 0
    },
    decide: createInvoiceDecider(connection, now),
    async storeUnassignedEvent(event) {
      const noInvoiceId = null
      await storeEvents(connection.pool, noInvoiceId, [event], now())
    },
    async findStoredEventIds(providerEventIds) {
      // One parameter instead of one per id, so that the statement stays the same.
      const ids = sql`(select jsonb_array_elements_text(${JSON.stringify(providerEventIds)}::jsonb))`
      const rows = await db
        .select({ id: payment_events.provider_event_id })
        .from(payment_events)
        .where(inArray(payment_events.provider_event_id, ids))
      return rows.map(({ id }) => id).filter((id) => id !== null)
    },
    async findOverdueInvoices(at, limit) {
      const rows = await db
        .select()
        .from(invoices)
        .where(and(eq(invoices.status, 'pending'), lte(invoices.expires_at, at.toISOString())))
        .orderBy(asc(invoices.expires_at))
        .limit(limit)
      return rows.map(toStoredInvoice)
    },
    withPaymentLock: createPaymentLock(connection),
  }
}
