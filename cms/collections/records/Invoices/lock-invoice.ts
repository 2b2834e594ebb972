import { sql } from 'drizzle-orm'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { requireTransaction } from '../../../core/database/request-transaction.ts'
import { requireSingleId } from '../../../core/database/require-single-id.ts'

type FindInvoiceId = (id: number | string, req: PayloadRequest) => Promise<string | null>

/**
 * Creates a hook that locks the invoice before Payload reads the entry, so that a save cannot overwrite a payment that
 * the site's API settles at the same time. Bulk updates are refused.
 */
export function lockInvoiceBeforeUpdate(findInvoiceId: FindInvoiceId): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    if (operation !== 'update') return args
    const invoice = await findInvoiceId(requireSingleId(args), req)
    if (invoice !== null) await lockInvoice(invoice, req)
    return args
  }
}

/** Locks an invoice until the request's transaction ends. Returns whether the invoice exists. */
export async function lockInvoice(invoice: string, req: PayloadRequest): Promise<boolean> {
  const transaction = await requireTransaction(req)
  const { rows } = await transaction.execute(sql`select id from invoices where id = ${invoice} for update`)
  return rows.length > 0
}
