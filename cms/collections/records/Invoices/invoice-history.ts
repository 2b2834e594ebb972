import type { EventKind } from '@nusa/shared/booking'
import type { PayloadRequest } from 'payload'

export function idOf<Id extends number | string>(related: Id | { id: Id }): Id {
  return typeof related === 'object' ? related.id : related
}

/** Adds an event to the payment history of an invoice, in the transaction of the request. */
export async function addInvoiceEvent(
  req: PayloadRequest,
  invoice: string,
  kind: EventKind,
  detail: Record<string, unknown>,
): Promise<void> {
  await req.payload.create({ collection: 'payment-events', data: { invoice, kind, detail }, depth: 0, req })
}
