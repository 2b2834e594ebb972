import type { CollectionBeforeDeleteHook } from 'payload'
import { RefusalError } from '../../../core/errors/refusal.ts'

/** Refuses to delete a traveller with invoices, which must be retained. */
export const refuseDeleteWithInvoices: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { totalDocs } = await req.payload.count({ collection: 'invoices', where: { user_id: { equals: id } }, req })
  if (totalDocs > 0) throw new RefusalError('This traveller has invoices, which must be retained.')
}
