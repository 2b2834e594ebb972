import type { CollectionAfterChangeHook } from 'payload'
import { idOf } from '../../hooks/invoice-history.ts'
import type { IdentityDocument } from '../../payload-types.ts'

const kinds = { verified: 'identity_verified', refused: 'identity_refused' } as const

/**
 * Queues a mail that tells the traveller what staff have decided, in the transaction in which they do; the functions send it within
 * some minutes.
 */
export const tellTraveller: CollectionAfterChangeHook<IdentityDocument> = async ({ doc, previousDoc, req }) => {
  const { state, reason } = doc
  if (state === 'in_review' || state === previousDoc.state) return doc
  const id = idOf(doc.traveller)
  const account = await req.payload.findByID({ collection: 'travellers', id, depth: 0, req, disableErrors: true })
  if (!account || account.deleted_at) return doc
  await req.payload.create({
    collection: 'outgoing-mails',
    data: {
      kind: kinds[state],
      to: account.email,
      traveller: id,
      state: 'queued',
      payload: { name: account.full_name ?? '', reason: reason ?? '' },
      attempts: 0,
      next_attempt_at: new Date().toISOString(),
      // Staff may think better of it; each decision is told once.
      dedupe_key: `${kinds[state]}:${doc.id}:${doc.reviewed_at}`,
    },
    depth: 0,
    req,
  })
  return doc
}
