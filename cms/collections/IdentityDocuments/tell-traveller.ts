import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { idOf } from '../../hooks/invoice-history.ts'
import { accountToday, queueMail, takeBackMails } from '../../hooks/queue-mail.ts'
import { Refusal } from '../../hooks/refusal.ts'
import { decisionMails } from '../../hooks/untouched-mails.ts'
import type { IdentityDocument } from '../../payload-types.ts'

const kinds = { verified: 'identity_verified', refused: 'identity_refused' } as const

const toldAlready =
  'The traveller has already been notified of a decision by email, so this can no longer be in review. Please choose Verified or Rejected; the traveller will be notified of that too.'

/**
 * Queues a mail with the decision of staff and its reason, and deletes queued mails about earlier decisions. A
 * corrected reason replaces the first one, or follows it if that mail was sent. After that, the document cannot return
 * to review, because the traveller would not know it.
 */
export const tellTraveller: CollectionAfterChangeHook<IdentityDocument> = async ({ doc, previousDoc, req }) => {
  const { state } = doc
  const reason = doc.reason ?? ''
  if (state === previousDoc.state && reason === (previousDoc.reason ?? '')) return doc
  const [verified, refused] = decisionMails(doc.id)
  await takeBackMails(req, [verified, refused])
  if (state === 'in_review') {
    if (await wasTold(req, [verified, refused])) throw new Refusal(toldAlready)
    return doc
  }
  const account = await accountToday(req, idOf(doc.traveller))
  if (!account) return doc
  const kind = kinds[state]
  await queueMail(req, {
    kind,
    to: account.email,
    traveller: account.id,
    payload: { name: account.full_name ?? '', reason },
    // Staff may change their decision; each version of it is mailed once.
    dedupe_key: `${state === 'verified' ? verified : refused}${doc.updatedAt}`,
  })
  return doc
}

/** Returns whether a mail about a decision was sent or is being sent. */
async function wasTold(req: PayloadRequest, keys: readonly string[]): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'outgoing-mails',
    where: {
      and: [{ or: keys.map((key) => ({ dedupe_key: { contains: key } })) }, { state: { not_equals: 'failed' } }],
    },
    req,
  })
  return totalDocs > 0
}
