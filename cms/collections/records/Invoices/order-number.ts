import type { PayloadRequest } from 'payload'

/** Returns the order number of an invoice; null if the current user cannot see the invoice or it is deleted. */
export async function findOrderNumber(invoiceId: string, req: PayloadRequest): Promise<string | null> {
  const options = { depth: 0, overrideAccess: false, disableErrors: true, req } as const
  const invoice = await req.payload.findByID({ collection: 'invoices', id: invoiceId, ...options })
  return invoice?.order_number ?? null
}
