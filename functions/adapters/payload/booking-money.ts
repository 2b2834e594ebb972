import { bookings, invoices, refunds } from '@nusa/cms/schema'
import {
  type BookingView,
  computeBookingRefund,
  computePaidAmount,
  readBookingStart,
  type StoredStart,
} from '@nusa/shared/booking'
import { storedCancellationTiersSchema } from '@nusa/shared/catalog'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Connection } from './connect.ts'

export type BookingMoney = Pick<BookingView, 'paid_amount' | 'gives_back' | 'refund'>

/**
 * For each booking of these invoices, returns the paid amount, the amount that a cancellation refunds now, and the
 * refund.
 */
export async function readBookingMoney(
  db: Pick<Connection['db'], 'select'>,
  invoiceIds: readonly string[],
  now: Date,
): Promise<Map<number, BookingMoney>> {
  if (invoiceIds.length === 0) return new Map()
  const rows = await db
    .select({
      id: bookings.id,
      kind: bookings.kind,
      booking_date: bookings.booking_date,
      pickup_date: bookings.pickup_date,
      pickup_time: bookings.pickup_time,
      start_time: bookings.start_time,
      time_zone: bookings.time_zone,
      promised_start: bookings.promised_start,
      cancellation_tiers: bookings.cancellation_tiers,
      invoiceId: bookings.invoice_id,
      status: bookings.status,
      payment_status: bookings.payment_status,
      total_price: bookings.total_price,
      total_after_tax: invoices.total_after_tax,
      refund: refunds,
    })
    .from(bookings)
    .innerJoin(invoices, eq(invoices.id, bookings.invoice_id))
    .leftJoin(refunds, eq(refunds.booking, bookings.id))
    .where(inArray(bookings.invoice_id, [...new Set(invoiceIds)]))
    .orderBy(asc(bookings.id))
  const rowsByInvoice = Map.groupBy(rows, ({ invoiceId }) => invoiceId)
  return new Map(
    rows.map((row) => {
      const invoiceRows = rowsByInvoice.get(row.invoiceId) ?? []
      const paid_amount = row.status === 'cancelled' ? 0 : computePaidAmount(row, invoiceRows, row.id)
      const refund: BookingMoney['refund'] = row.refund && {
        amount: row.refund.amount,
        state: row.refund.state === 'succeeded' ? 'done' : 'on_its_way',
      }
      return [
        row.id,
        { paid_amount, gives_back: computeBookingRefund(toPolicyRow(row), now, paid_amount)?.amount ?? 0, refund },
      ]
    }),
  )
}

function toPolicyRow(row: StoredStart & { cancellation_tiers: unknown }) {
  return {
    ...readBookingStart(row),
    cancellation_tiers: storedCancellationTiersSchema.parse(row.cancellation_tiers),
  }
}
