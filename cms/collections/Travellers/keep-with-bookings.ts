import type { CollectionBeforeDeleteHook } from 'payload'
import { Refusal } from '../../hooks/refusal.ts'

/** Refuses to delete a traveller with invoices, which must be retained. */
export const keepWithBookings: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { totalDocs } = await req.payload.count({ collection: 'invoices', where: { user_id: { equals: id } }, req })
  if (totalDocs > 0) throw new Refusal('This traveller has invoices, which must be retained.')
}
