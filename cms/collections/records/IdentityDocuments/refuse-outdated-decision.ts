import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { hasPermission } from '../../../access/permissions.ts'
import { requireSingleId } from '../../../core/database/require-single-id.ts'
import { RefusalError } from '../../../core/errors/refusal.ts'
import type { IdentityDocument } from '../../../generated/payload-types.ts'
import { readCurrentAccount } from '../OutgoingMails/queue-mail.ts'
import { missingDocumentTexts, newerDocumentErrorPath, outdatedDecisionErrorPaths } from './refused-decision.ts'

const statusTexts = {
  in_review: 'it is in review again',
  verified: 'it is verified',
  refused: 'it is rejected',
} as const

const changedProfileMessage =
  'The traveller’s name or date of birth has changed since you opened this page. Your choice was not saved, but it is still in this form. Compare the document with the current profile, then save again.'

/** Refuses a decision about a document that no longer exists, or that staff have not seen in its current state. */
export const refuseOutdatedDecision: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || !hasPermission(req, 'identity-documents:edit')) return args
  const data: Readonly<Record<string, unknown>> = { ...args.data }
  const document = await req.payload.findByID({
    collection: 'identity-documents',
    id: requireSingleId(args),
    depth: 0,
    disableErrors: true,
    req,
  })
  if (document) refuseStaleDecision(data, document)
  else await refuseMissingDocument(data, req)
  return args
}

/**
 * Refuses a decision about a deleted document. If the traveller has uploaded a newer document, the response contains
 * its ID.
 */
async function refuseMissingDocument(
  { traveller }: Readonly<Record<string, unknown>>,
  req: PayloadRequest,
): Promise<void> {
  if (typeof traveller !== 'number') return
  const { docs } = await req.payload.find({
    collection: 'identity-documents',
    where: { traveller: { equals: traveller } },
    sort: '-createdAt',
    limit: 1,
    depth: 0,
    req,
  })
  const [newerDocument] = docs
  if (!newerDocument) {
    const hasAccount = (await readCurrentAccount(req, traveller)) !== null
    throw new RefusalError(hasAccount ? missingDocumentTexts.withdrawn : missingDocumentTexts.accountDeleted)
  }
  const errors = [{ path: newerDocumentErrorPath, message: String(newerDocument.id) }]
  throw new RefusalError(missingDocumentTexts.replaced, 409, { errors })
}

/**
 * Refuses a decision if the profile has changed, or another user has decided, since the form was opened. A form sends
 * `reviewed_at` and `profile_changed_at` as it received them; requests without these times are accepted. The response
 * contains the current times, with which the form can be saved again.
 */
function refuseStaleDecision(data: Readonly<Record<string, unknown>>, document: IdentityDocument): void {
  if (!('reviewed_at' in data)) return
  if (data.state === document.state && readReason(data) === readReason(document)) return
  const isProfileChanged =
    'profile_changed_at' in data && !isSameInstant(data.profile_changed_at, document.profile_changed_at)
  const isReviewTimeCurrent = isSameInstant(data.reviewed_at, document.reviewed_at)
  if (isProfileChanged) {
    const wasReviewedMeanwhile = Boolean(document.reviewed_at) && !isReviewTimeCurrent
    // If another user has also decided, the form keeps the review time that it has. Its next save is then refused with
    // the message about that decision.
    const seenReviewTime = typeof data.reviewed_at === 'string' ? data.reviewed_at : null
    throw staleError(changedProfileMessage, {
      ...document,
      reviewed_at: wasReviewedMeanwhile ? seenReviewTime : document.reviewed_at,
    })
  }
  if (isReviewTimeCurrent) return
  const message = `Someone else has reviewed this document in the meantime (${statusTexts[document.state]}). Your choice was not saved, but it is still in this form. Save again to replace their decision.`
  throw staleError(message, document)
}

type ReviewTimes = Pick<IdentityDocument, 'reviewed_at' | 'profile_changed_at'>

function staleError(message: string, { reviewed_at, profile_changed_at }: ReviewTimes): RefusalError {
  const errors = [
    { path: outdatedDecisionErrorPaths.message, message },
    { path: outdatedDecisionErrorPaths.reviewed_at, message: reviewed_at ?? '' },
    { path: outdatedDecisionErrorPaths.profile_changed_at, message: profile_changed_at ?? '' },
  ]
  return new RefusalError(message, 409, { errors })
}

function isSameInstant(sentTime: unknown, storedTime: string | null | undefined): boolean {
  const parse = (time: unknown) => (typeof time === 'string' && time !== '' ? Date.parse(time) : null)
  return parse(sentTime) === parse(storedTime)
}

/** Returns the reason of a rejection; an empty text for other decisions. */
function readReason(data: object): string {
  const isRefused = 'state' in data && data.state === 'refused'
  if (!isRefused || !('reason' in data)) return ''
  return typeof data.reason === 'string' ? data.reason.trim() : ''
}
