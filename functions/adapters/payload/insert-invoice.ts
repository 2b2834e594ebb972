import { randomBytes } from 'node:crypto'
import { bookings, holds, invoices, outgoing_mails, travellers } from '@nusa/cms/schema'
import { orderNumber } from '@nusa/shared/booking'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { NewInvoice } from '../../ports/bookings.ts'
import { bookingKeys, bookingValues, invoiceKeys, invoiceValues } from './booking-values.ts'
import { givenRows } from './given-rows.ts'
import { prepared, type Runner } from './prepared.ts'
import { mailKeys, mailValues } from './queue-mails.ts'

export type Written = 'written' | 'taken' | 'gone'

const invoice = givenRows(invoices, invoiceKeys, 'given_invoice')
const booking = givenRows(bookings, bookingKeys, 'given_bookings')
const mail = givenRows(outgoing_mails, mailKeys, 'given_mails')

const insertAll = prepared(
  'insert-invoice',
  sql`
    with holder as (
      select id from ${travellers} where id = ${sql.placeholder('traveller')}::int and deleted_at is null for key share
    ), placed as (
      insert into ${invoices} (${invoice.columns}) select ${invoice.columns} from ${invoice.source}
      where exists (select from holder)
      on conflict (idempotency_key) do nothing returning created_at
    ), booked as (
      insert into ${bookings} (${booking.columns}) select ${booking.columns} from ${booking.source}
      where exists (select from placed) returning id, booking_reference
    ), held as (
      insert into ${holds} (booking_id, kind, resource_id, day, count, created_at, updated_at)
      select booked.id, need.kind, need.resource_id, need.day, need.count, placed.created_at, placed.created_at
      from jsonb_to_recordset(${sql.placeholder('needs')}::jsonb)
        as need(reference text, kind enum_holds_kind, resource_id text, day text, count integer)
      join booked on booked.booking_reference = need.reference, placed
    ), told as (
      insert into ${outgoing_mails} (${mail.columns}) select ${mail.columns} from ${mail.source}
      where exists (select from placed) on conflict (dedupe_key) do nothing
    )
    select exists (select from holder) as held, exists (select from placed) as placed`,
)

const answerSchema = z.tuple([z.object({ held: z.boolean(), placed: z.boolean() })])

/**
 * Inserts an invoice with all its records. The unique index on the idempotency key resolves concurrent requests: the second one
 * inserts nothing and returns 'taken'. Returns 'gone' if the account is being deleted: either the deletion sees the invoice, or
 * this statement sees the deletion.
 */
export async function insertInvoice(tx: Runner, given: NewInvoice, terms: number | null): Promise<Written> {
  const order = orderNumber(randomBytes(6))
  const rows = bookingValues(given, order)
  const needs = given.bookings.flatMap((one, index) =>
    one.needs.map(({ kind, resourceId, day, count }) => {
      return { reference: rows[index]?.booking_reference, kind, resource_id: resourceId, day, count }
    }),
  )
  const mails = mailValues({ invoiceId: given.id, to: given.customer.email ?? '', at: given.createdAt }, given.mails)
  const answer = await insertAll(tx, {
    traveller: given.travellerId,
    ...invoice.of([invoiceValues(given, order, terms)]),
    ...booking.of(rows),
    needs: JSON.stringify(needs),
    ...mail.of(mails),
  })
  const [{ held, placed }] = answerSchema.parse(answer)
  if (!held) return 'gone'
  return placed ? 'written' : 'taken'
}
