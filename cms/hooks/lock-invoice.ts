import { sql } from 'drizzle-orm'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { idOfOne } from './id-of-one.ts'
import { transactionOf } from './transaction-of.ts'

type InvoiceOf = (id: number | string, req: PayloadRequest) => Promise<string | null>

/**
 * Locks the invoice that an entry is about before the entry is read, as the functions do: whatever they settle at that very
 * moment comes before or after what staff save, and is not written back as it was. Many at once are refused.
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
