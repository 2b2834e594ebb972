import type { CollectionBeforeOperationHook } from 'payload'
import { hasPermission } from '../../../access/permissions.ts'
import { requireSingleId } from '../../../core/database/require-single-id.ts'
import { RefusalError } from '../../../core/errors/refusal.ts'
import { readCurrentAccount } from '../OutgoingMails/queue-mail.ts'
import { missingDocumentTexts, newerDocumentPath } from './missing-document.ts'

/**
 * Refuses a decision about a document that no longer exists, and tells staff what happened to it. The response contains
 * the id of the newer document, if there is one.
 */
export const refuseMissingDocument: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || !hasPermission(req, 'identity-documents:edit')) return args
  const collection = 'identity-documents'
  const found = await req.payload.findByID({
    collection,
    id: requireSingleId(args),
    depth: 0,
    disableErrors: true,
    req,
  })
  if (found) return args
  const data: object = args.data ?? {}
  const traveller = 'traveller' in data ? data.traveller : null
  if (typeof traveller !== 'number') return args
  const sameTraveller = { collection, where: { traveller: { equals: traveller } } } as const
  const [newer] = (await req.payload.find({ ...sameTraveller, sort: '-createdAt', limit: 1, depth: 0, req })).docs
  if (!newer) {
    const isAccountCurrent = (await readCurrentAccount(req, traveller)) !== null
    throw new RefusalError(isAccountCurrent ? missingDocumentTexts.withdrawn : missingDocumentTexts.accountDeleted)
  }
  const errors = [{ path: newerDocumentPath, message: String(newer.id) }]
  throw new RefusalError(missingDocumentTexts.replaced, 409, { errors })
}
