import { bookings, holds, invoices } from '@nusa/cms/schema'
import { sql } from 'drizzle-orm'
import type { NewInvoice } from '../../ports/bookings.ts'
import { bookingValues, invoiceValues } from './booking-rows.ts'
import type { Connection } from './connect.ts'
import { checkPlaces } from './holds.ts'
import { queueMails } from './queue-mails.ts'
import { rowsOf } from './rows-of.ts'
import type { LockDays, Reader } from './stock.ts'

export interface WritingOptions {
  lock: LockDays
  /** The row of the terms that were accepted. */
  termsId: number | null
}

/**
 * Writes an invoice, its bookings, what they hold and the mail about them in one transaction: true once it is written,
 * false where the key is taken, SoldOut where something does not fit. Others who want the same days wait from the lock to
 * the commit, so there is as little as possible in between: one statement that counts and one that writes.
 */
export function writeInvoice(
  { db }: Connection,
  invoice: NewInvoice,
  { lock, termsId }: WritingOptions,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await checkPlaces(tx, invoice.bookings, lock)
    if (!(await insertAll(tx, invoice, termsId))) return false
    const to = invoice.customer.email ?? ''
    await queueMails(tx, { invoiceId: invoice.id, to, at: invoice.createdAt }, invoice.mails)
    return true
  })
}

/** The unique index on the key decides between two who ask at once: the second writes nothing. */
async function insertAll(tx: Reader, invoice: NewInvoice, terms: number | null): Promise<boolean> {
  const rows = bookingValues(invoice)
  const placed = rowsOf(invoices, [{ ...invoiceValues(invoice), terms }], 'given_invoice')
  const booked = rowsOf(bookings, rows, 'given_bookings')
  const needs = invoice.bookings.flatMap((booking, index) =>
    booking.needs.map(({ kind, resourceId, day, count }) => {
      return { reference: rows[index]?.booking_reference, kind, resource_id: resourceId, day, count }
    }),
  )
  const { rows: written } = await tx.execute(sql`
    with placed as (
      insert into ${invoices} (${placed.columns}) select ${placed.columns} from ${placed.source}
      on conflict (idempotency_key) do nothing returning created_at
    ), booked as (
      insert into ${bookings} (${booked.columns}) select ${booked.columns} from ${booked.source}
      where exists (select from placed) returning id, booking_reference
    ), held as (
      insert into ${holds} (booking_id, kind, resource_id, day, count, created_at, updated_at)
      select booked.id, need.kind::enum_holds_kind, need.resource_id, need.day, need.count, placed.created_at, placed.created_at
      from jsonb_to_recordset(${JSON.stringify(needs)}::jsonb)
        as need(reference text, kind text, resource_id text, day text, count integer)
      join booked on booked.booking_reference = need.reference, placed
    )
    select 1 from placed`)
  return written.length > 0
}
