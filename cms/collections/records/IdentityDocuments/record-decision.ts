import type { CollectionBeforeChangeHook } from 'payload'
import type { IdentityDocument } from '../../../generated/payload-types.ts'

/** Records who decided and when. Only a refusal has a reason. */
export const recordDecision: CollectionBeforeChangeHook<IdentityDocument> = ({ data, originalDoc, req }) => {
  const { state = originalDoc?.state } = data
  const decided = { ...data, ...(state !== 'refused' && { reason: null }) }
  if (state === originalDoc?.state) return decided
  const isOpen = state === 'in_review'
  return {
    ...decided,
    ...(!isOpen && { changed_fields: null }),
    reviewed_at: isOpen ? null : new Date().toISOString(),
    reviewed_by: !isOpen && req.user?.collection === 'users' ? req.user.id : null,
  }
}
