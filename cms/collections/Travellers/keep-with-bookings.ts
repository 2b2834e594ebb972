import { APIError, type CollectionBeforeDeleteHook } from 'payload'

/** Refuses to delete a traveller whose invoices have to be kept. */
export const keepWithBookings: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { totalDocs } = await req.payload.count({ collection: 'invoices', where: { user_id: { equals: id } }, req })
  if (totalDocs > 0) throw new APIError('This traveller has invoices, which have to be kept.', 409, null, true)
}
