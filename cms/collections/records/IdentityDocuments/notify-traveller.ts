import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { RefusalError } from '../../../core/errors/refusal.ts'
import type { IdentityDocument } from '../../../generated/payload-types.ts'
import { idOf } from '../Invoices/invoice-history.ts'
import { queueMail, readCurrentAccount, withdrawMails } from '../OutgoingMails/queue-mail.ts'
import { decisionKeyPrefixes } from '../OutgoingMails/withdrawable-mails.ts'

const mailKinds = { verified: 'identity_verified', refused: 'identity_refused' } as const

const alreadyNotifiedMessage =
  'The traveller has already been notified of a decision by email, so the document can no longer be in review. Please choose Verified or Rejected; the traveller will be notified again.'

/**
 * Emails the decision of staff, and deletes queued emails about earlier decisions. If an email was already sent, a
 * changed decision or reason is sent in another email, and the document can no longer return to review: no email says
 * that a document is in review again.
 */
export const notifyTraveller: CollectionAfterChangeHook<IdentityDocument> = async ({ doc, previousDoc, req }) => {
  const { state } = doc
  const reason = doc.reason ?? ''
  if (state === previousDoc.state && reason === (previousDoc.reason ?? '')) return doc
  const [verifiedPrefix, refusedPrefix] = decisionKeyPrefixes(doc.id)
  await withdrawMails(req, [verifiedPrefix, refusedPrefix])
  if (state === 'in_review') {
    if (await wasNotified(req, [verifiedPrefix, refusedPrefix])) throw new RefusalError(alreadyNotifiedMessage)
    return doc
  }
  const account = await readCurrentAccount(req, idOf(doc.traveller))
  if (!account) return doc
  const kind = mailKinds[state]
  await queueMail(req, {
    kind,
    to: account.email,
    traveller: account.id,
    payload: { name: account.full_name ?? '', reason },
    // Staff may change their decision. Each version of the decision is mailed once.
    dedupe_key: `${state === 'verified' ? verifiedPrefix : refusedPrefix}${doc.updatedAt}`,
  })
  return doc
}

async function wasNotified(req: PayloadRequest, prefixes: readonly string[]): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'outgoing-mails',
    where: {
      and: [
        { or: prefixes.map((prefix) => ({ dedupe_key: { contains: prefix } })) },
        { state: { not_equals: 'failed' } },
      ],
    },
    req,
  })
  return totalDocs > 0
}
