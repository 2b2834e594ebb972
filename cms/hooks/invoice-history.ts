import type { PayloadRequest } from 'payload'

/** The id of something that a relation points to, however deep it was read. */
export function idOf<Id extends number | string>(related: Id | { id: Id }): Id {
  return typeof related === 'object' ? related.id : related
}

/** Adds to what happened to an invoice, in the transaction of the request. */
export async function addEvent(
  req: PayloadRequest,
  invoice: string,
  kind: string,
  detail: Record<string, unknown>,
): Promise<void> {
  await req.payload.create({ collection: 'payment-events', data: { invoice, kind, detail }, depth: 0, req })
}
