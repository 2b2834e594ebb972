import type { NewInvoice } from '../../ports/bookings.ts'
import type { Connection } from './connect.ts'
import { checkPlaces } from './holds.ts'
import { inTransaction } from './in-transaction.ts'
import { insertInvoice, type Written } from './insert-invoice.ts'
import type { LockDays } from './stock.ts'

export interface WritingOptions {
  lock: LockDays
  /** The row of the terms that were accepted. */
  termsId: number | null
}

/**
 * Writes an invoice, its bookings, what they hold and the mail about them in one transaction, or nothing: 'taken' where the
 * key is, 'gone' where the account is, SoldOut where something does not fit. Others who want the same days wait from the lock to
 * the commit, so there is as little as possible in between: one statement that counts and one that writes.
 */
export function writeInvoice(
  connection: Connection,
  invoice: NewInvoice,
  { lock, termsId }: WritingOptions,
): Promise<Written> {
  return inTransaction(connection, async (tx) => {
    await checkPlaces(tx, invoice.bookings, lock)
    return insertInvoice(tx, invoice, termsId)
  })
}
