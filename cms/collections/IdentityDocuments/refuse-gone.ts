import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { hasRole } from '../../access/who.ts'
import { idOfOne } from '../../hooks/id-of-one.ts'

const replaced =
  'The traveller has uploaded another document meanwhile, and this one is gone. The other one waits in the list of documents.'
const takenBack = 'The traveller has taken this document back meanwhile; there is nothing to decide any more.'

/** Tells staff who decide about a document that is gone what has become of it. */
export const refuseGone: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || !hasRole(req, 'admin', 'staff')) return args
  const collection = 'identity-documents'
  const found = await req.payload.findByID({ collection, id: idOfOne(args), depth: 0, disableErrors: true, req })
  if (found) return args
  const data: object = args.data ?? {}
  const traveller = 'traveller' in data ? data.traveller : null
  if (typeof traveller !== 'number') return args
  const { totalDocs } = await req.payload.count({ collection, where: { traveller: { equals: traveller } }, req })
  throw new APIError(totalDocs > 0 ? replaced : takenBack, 409, null, true)
}
