import { airport_transfers, bookings, car_rentals, hotels, invoices, tours } from '@nusa/cms/schema'
import {
  type BookingHistoryQuery,
  formatHistoryCursor,
  historyPageSize,
  parseHistoryCursor,
} from '@nusa/shared/booking'
import { and, asc, desc, eq, gte, lt, ne, sql } from 'drizzle-orm'
import type { Bookings } from '../../ports/bookings.ts'
import { readBookingMoney } from './booking-money.ts'
import { bookingColumns } from './booking-rows.ts'
import { createTripLinks, offerPagePath, toBookingView, toIsoInstant } from './booking-views.ts'
import type { Connection } from './connect.ts'
import { inSnapshot } from './in-transaction.ts'

const whereBilled = and(eq(bookings.invoice_id, invoices.id), ne(bookings.status, 'cancelled'))

/**
 * The day until which a booking counts as upcoming: the first day, or the pickup day if staff moved the pickup to a
 * later day.
 */
const historyDay = sql<string>`greatest(${bookings.booking_date}, ${bookings.pickup_date})`

function whereAfterCursor({ when, after }: BookingHistoryQuery) {
  const cursor = after === undefined ? null : parseHistoryCursor(after)
  if (!cursor) return undefined
  const rowPosition = sql`(${historyDay}, ${bookings.id})`
  const cursorPosition = sql`(${cursor.date}, ${cursor.id})`
  return when === 'upcoming' ? sql`${rowPosition} > ${cursorPosition}` : sql`${rowPosition} < ${cursorPosition}`
}

/**
 * Uses a cursor, because an offset would skip or repeat bookings if another booking is added or deleted between two
 * pages.
 */
export function createHistoryReader(connection: Connection, now: () => Date): Bookings['readHistory'] {
  return (traveller, query, today) =>
    inSnapshot(connection, async (db) => {
      const isUpcoming = query.when === 'upcoming'
      const order = isUpcoming ? asc : desc
      const rows = await db
        .select({
          booking: bookingColumns,
          day: historyDay,
          page: offerPagePath,
          invoice: invoices,
          billedCount: db.$count(bookings, whereBilled),
        })
        .from(bookings)
        .innerJoin(invoices, eq(invoices.id, bookings.invoice_id))
        .leftJoin(tours, eq(tours.id, bookings.tour_id))
        .leftJoin(airport_transfers, eq(airport_transfers.id, bookings.transfer_id))
        .leftJoin(car_rentals, eq(car_rentals.id, bookings.rental_id))
        .leftJoin(hotels, eq(hotels.id, bookings.hotel_id))
        .where(
          and(
            eq(bookings.user_id, traveller.id),
            isUpcoming ? gte(historyDay, today) : lt(historyDay, today),
            whereAfterCursor(query),
          ),
        )
        .orderBy(order(historyDay), order(bookings.id))
        .limit(historyPageSize + 1)
      const pageRows = rows.slice(0, historyPageSize)
      const lastRow = pageRows.at(-1)
      const invoiceIds = pageRows.map(({ invoice }) => invoice.id)
      const money = await readBookingMoney(db, invoiceIds, now())
      const viewContext = { money, tripLinkOf: createTripLinks(connection.payload.config.secret, now()) }
      return {
        bookings: pageRows.map((row) => ({
          ...toBookingView(row, viewContext),
          invoice_status: row.invoice.status,
          invoice_created_at: toIsoInstant(row.invoice.createdAt),
          invoice_expires_at: toIsoInstant(row.invoice.expires_at),
          invoice_total: row.invoice.total_after_tax,
          invoice_bookings: row.billedCount,
          payment_in_review: row.invoice.needs_attention === true,
          has_terms: row.invoice.terms !== null,
        })),
        next:
          lastRow && rows.length > pageRows.length
            ? formatHistoryCursor({ date: lastRow.day, id: lastRow.booking.id })
            : null,
      }
    })
}
