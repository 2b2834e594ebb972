import { sql } from 'drizzle-orm'
import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import { transactionOf } from './transaction-of.ts'

type InvoiceOf = (id: number | string, req: PayloadRequest) => Promise<string | null>

/**
 * Locks the invoice that an entry is about before the entry is read, as the functions do: whatever they settle at that very
 * moment comes before or after what staff save, and is not written back as it was. Many at once are refused, for a list's
 * action would keep one half of a change whose other half failed.
 */
export function underInvoiceLock(invoiceOf: InvoiceOf): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    if (operation !== 'update') return args
    if (!('id' in args) || (typeof args.id !== 'number' && typeof args.id !== 'string')) {
      throw new APIError('Please change these one by one.', 400, null, true)
    }
    const invoice = await invoiceOf(args.id, req)
    if (invoice !== null) await lockInvoice(invoice, req)
    return args
  }
}

async function lockInvoice(invoice: string, req: PayloadRequest): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`select id from invoices where id = ${invoice} for update`)
}
