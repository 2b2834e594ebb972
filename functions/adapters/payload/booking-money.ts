import { bookings, invoices, refunds } from '@nusa/cms/schema'
import { type BookingView, computeRefund } from '@nusa/shared/booking'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Connection } from './connect.ts'

export type BookingMoney = Pick<BookingView, 'gives_back' | 'refund'>

/** Returns for each booking of these invoices the amount that a cancellation would refund, and its refund. */
export async function readBookingMoney(
  db: Pick<Connection['db'], 'select'>,
  invoiceIds: readonly string[],
): Promise<Map<number, BookingMoney>> {
  if (invoiceIds.length === 0) return new Map()
  const rows = await db
    .select({
      id: bookings.id,
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
    rows.map((row) => [
      row.id,
      {
        gives_back: row.status === 'cancelled' ? 0 : computeRefund(row, rowsByInvoice.get(row.invoiceId) ?? [], row.id),
        refund: row.refund && {
          amount: row.refund.amount,
          state: row.refund.state === 'succeeded' ? 'done' : 'on_its_way',
        },
      },
    ]),
  )
}
