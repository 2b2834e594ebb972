import { sql } from 'drizzle-orm'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { idOfOne } from './id-of-one.ts'
import { transactionOf } from './transaction-of.ts'

type InvoiceOf = (id: number | string, req: PayloadRequest) => Promise<string | null>

/**
 * Creates a hook that locks the invoice of an entry before the entry is read, as the functions do. A payment that is
 * settled at the same moment comes before or after the save and is not overwritten. Bulk updates are refused.
 */
export function underInvoiceLock(invoiceOf: InvoiceOf): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    if (operation !== 'update') return args
    const invoice = await invoiceOf(idOfOne(args), req)
    if (invoice !== null) await lockInvoice(invoice, req)
    return args
  }
}

async function lockInvoice(invoice: string, req: PayloadRequest): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`select id from invoices where id = ${invoice} for update`)
}
