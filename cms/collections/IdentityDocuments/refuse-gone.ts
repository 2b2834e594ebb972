import type { CollectionBeforeOperationHook } from 'payload'
import { hasRole } from '../../access/who.ts'
import { idOfOne } from '../../hooks/id-of-one.ts'
import { Refusal } from '../../hooks/refusal.ts'
import { goneTexts, newerDocumentPath } from './newer-document.ts'

/**
 * Refuses a decision about a document that no longer exists, and tells staff what happened to it. The response contains
 * the id of the newer document, if there is one.
 */
export const refuseGone: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || !hasRole(req, 'admin', 'staff')) return args
  const collection = 'identity-documents'
  const found = await req.payload.findByID({ collection, id: idOfOne(args), depth: 0, disableErrors: true, req })
  if (found) return args
  const data: object = args.data ?? {}
  const traveller = 'traveller' in data ? data.traveller : null
  if (typeof traveller !== 'number') return args
  const theirs = { collection, where: { traveller: { equals: traveller } } } as const
  const [newer] = (await req.payload.find({ ...theirs, sort: '-createdAt', limit: 1, depth: 0, req })).docs
  if (!newer) throw new Refusal(goneTexts.takenBack)
  const errors = [{ path: newerDocumentPath, message: String(newer.id) }]
  throw new Refusal(goneTexts.replaced, 409, { errors })
}
