import type { NewInvoice } from '../../ports/bookings.ts'
import { checkCapacity } from './capacity.ts'
import type { Connection } from './connect.ts'
import { inTransaction } from './in-transaction.ts'
import { type InsertResult, insertInvoice } from './insert-invoice.ts'
import type { LockDays } from './stock.ts'

export interface WriteInvoiceOptions {
  lock: LockDays
  /** The ID of the accepted terms. */
  termsId: number | null
}

/**
 * Creates an invoice with its bookings, reserved capacity and mail in one transaction, or nothing. Returns 'taken' for a used
 * idempotency key and 'gone' for a deleted account; throws SoldOutError if the capacity is not sufficient. Other bookings of the
 * same days wait from the lock to the commit, so only two statements run in between: one counts and one inserts.
 */
export function writeInvoice(
  connection: Connection,
  invoice: NewInvoice,
  { lock, termsId }: WriteInvoiceOptions,
): Promise<InsertResult> {
  return inTransaction(connection, async (tx) => {
    await checkCapacity(tx, invoice.bookings, lock)
    return insertInvoice(tx, invoice, termsId)
  })
}
