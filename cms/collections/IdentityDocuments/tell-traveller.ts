import type { CollectionAfterChangeHook } from 'payload'
import { idOf } from '../../hooks/invoice-history.ts'
import { accountToday, queueMail } from '../../hooks/queue-mail.ts'
import type { IdentityDocument } from '../../payload-types.ts'

const kinds = { verified: 'identity_verified', refused: 'identity_refused' } as const

/** Tells the traveller what staff have decided. */
export const tellTraveller: CollectionAfterChangeHook<IdentityDocument> = async ({ doc, previousDoc, req }) => {
  const { state, reason } = doc
  if (state === 'in_review' || state === previousDoc.state) return doc
  const account = await accountToday(req, idOf(doc.traveller))
  if (!account) return doc
  const kind = kinds[state]
  await queueMail(req, {
    kind,
    to: account.email,
    traveller: account.id,
    payload: { name: account.full_name ?? '', reason: reason ?? '' },
    // Staff may think better of it; each decision is told once.
    dedupe_key: `${kind}:${doc.id}:${doc.reviewed_at}`,
  })
  return doc
}
