import { randomBytes } from 'node:crypto'
import { bookings, holds, invoices, outgoing_mails, travellers } from '@nusa/cms/schema'
import { createOrderNumber, type SoldOutDetails } from '@nusa/shared/booking'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { NewInvoice } from '../../ports/new-invoice.ts'
import { insertedBookingColumns, insertedInvoiceColumns, toBookingRows, toInvoiceRow } from './booking-values.ts'
import { CapacityChangedError, checkCapacity, SoldOutError } from './capacity.ts'
import type { Connection } from './connect.ts'
import { beginWithExistingPlans, inTransaction } from './in-transaction.ts'
import { isDeadlock, isUniqueViolation } from './postgres-error.ts'
import { createBulkInsert, prepareStatement, type QueryRunner } from './prepare-statement.ts'
import { mailColumns, toMailRows } from './queue-mails.ts'
import type { LockDays } from './stock.ts'

type InsertResult = 'written' | 'key-taken' | 'account-deleted'

const invoiceInsert = createBulkInsert(invoices, insertedInvoiceColumns, 'given_invoice')

const bookingInsert = createBulkInsert(bookings, insertedBookingColumns, 'given_bookings')

const mailInsert = createBulkInsert(outgoing_mails, mailColumns, 'given_mails')

const insertAll = prepareStatement(
  'insert-invoice',
  sql`
    with account as (
      select id from ${travellers} where id = ${sql.placeholder('traveller')}::int and deleted_at is null for key share
    ), new_invoice as (
      insert into ${invoices} (${invoiceInsert.columns}) select ${invoiceInsert.columns} from ${invoiceInsert.source}
      where exists (select from account)
      on conflict (idempotency_key) do nothing returning created_at
    ), new_bookings as (
      insert into ${bookings} (${bookingInsert.columns}) select ${bookingInsert.columns} from ${bookingInsert.source}
      where exists (select from new_invoice) returning id, booking_reference
    ), new_holds as (
      insert into ${holds} (booking_id, kind, resource_id, day, start_time_id, count, created_at, updated_at)
      select new_bookings.id, need.kind, need.resource_id, need.day, need.start_time_id, need.count,
        new_invoice.created_at, new_invoice.created_at
      from jsonb_to_recordset(${sql.placeholder('needs')}::jsonb)
        as need(reference text, kind enum_holds_kind, resource_id text, day text, start_time_id text, count integer)
      join new_bookings on new_bookings.booking_reference = need.reference, new_invoice
    ), new_mails as (
      insert into ${outgoing_mails} (${mailInsert.columns}) select ${mailInsert.columns} from ${mailInsert.source}
      where exists (select from new_invoice) on conflict (dedupe_key) do nothing
    )
    select exists (select from account) as "hasAccount", exists (select from new_invoice) as "isInserted"`,
)

const resultSchema = z.tuple([z.object({ hasAccount: z.boolean(), isInserted: z.boolean() })])

export interface WriteInvoiceOptions {
  lock: LockDays
  termsId: number | null
}

/**
 * Inserts nothing if any part fails. Concurrent bookings of the same days wait from the lock to the commit. Therefore
 * only two statements run in that time: the first counts the reserved capacity, and the second inserts the rows.
 */
export async function writeInvoice(
  connection: Connection,
  invoice: NewInvoice,
  { lock, termsId }: WriteInvoiceOptions,
): Promise<InsertResult | { soldOut: SoldOutDetails['items'] }> {
  try {
    return await retry(() =>
      inTransaction(
        connection,
        async (tx) => {
          await checkCapacity(tx, invoice.bookings, lock)
          return insertInvoice(tx, invoice, termsId)
        },
        beginWithExistingPlans,
      ),
    )
  } catch (error) {
    if (error instanceof SoldOutError) return { soldOut: error.items }
    throw error
  }
}

async function retry<T>(transaction: () => Promise<T>, remainingAttempts = 5): Promise<T> {
  try {
    return await transaction()
  } catch (error) {
    if (remainingAttempts > 1 && isRetryable(error)) return retry(transaction, remainingAttempts - 1)
    throw error
  }
}

/** These unique indexes contain random numbers. If a number is already used, the retry creates new numbers. */
const randomNumberIndexes = [
  'invoices_order_number_idx',
  'bookings_booking_number_idx',
  'bookings_booking_reference_idx',
]

function isRetryable(error: unknown): boolean {
  return (
    randomNumberIndexes.some((index) => isUniqueViolation(error, index)) ||
    isDeadlock(error) ||
    error instanceof CapacityChangedError
  )
}

/** Inserts nothing if a concurrent request has used this idempotency key or deleted the account. */
async function insertInvoice(tx: QueryRunner, newInvoice: NewInvoice, termsId: number | null): Promise<InsertResult> {
  const orderNumber = createOrderNumber(randomBytes(6))
  const rows = toBookingRows(newInvoice, orderNumber)
  const needs = newInvoice.bookings.flatMap((booking, index) =>
    booking.needs.map(({ kind, resourceId, day, startTimeId = '', count }) => {
      const reference = rows[index]?.booking_reference
      return { reference, kind, resource_id: resourceId, day, start_time_id: startTimeId, count }
    }),
  )
  const mails = toMailRows(
    { invoiceId: newInvoice.id, to: newInvoice.customer.email ?? '', at: newInvoice.createdAt },
    newInvoice.mails,
  )
  const result = await insertAll(tx, {
    traveller: newInvoice.travellerId,
    ...invoiceInsert.toParameter([toInvoiceRow(newInvoice, orderNumber, termsId)]),
    ...bookingInsert.toParameter(rows),
    needs: JSON.stringify(needs),
    ...mailInsert.toParameter(mails),
  })
  const [{ hasAccount, isInserted }] = resultSchema.parse(result)
  if (!hasAccount) return 'account-deleted'
  return isInserted ? 'written' : 'key-taken'
}
