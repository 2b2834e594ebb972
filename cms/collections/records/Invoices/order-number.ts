import type { PayloadRequest } from 'payload'

/** Returns the number of an invoice; null if the reader cannot see the invoice or it is deleted. */
export async function findOrderNumber(invoice: string, req: PayloadRequest): Promise<string | null> {
  const asReader = { depth: 0, overrideAccess: false, disableErrors: true, req } as const
  const found = await req.payload.findByID({ collection: 'invoices', id: invoice, ...asReader })
  return found?.order_number ?? null
}
