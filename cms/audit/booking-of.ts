import type { PayloadRequest } from 'payload'

/** The reference of an invoice's first booking, by which people name it; null where whoever asks may not see it. */
export async function bookingOf(invoice: string, req: PayloadRequest): Promise<string | null> {
  const where = { invoice_id: { equals: invoice } }
  const asAsked = { depth: 0, overrideAccess: false, disableErrors: true, req } as const
  const { docs } = await req.payload.find({ collection: 'bookings', where, sort: 'id', limit: 1, ...asAsked })
  return docs[0]?.booking_reference ?? null
}
