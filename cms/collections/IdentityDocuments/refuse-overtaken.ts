import type { CollectionBeforeOperationHook } from 'payload'
import { hasRole } from '../../access/who.ts'
import { idOfOne } from '../../hooks/id-of-one.ts'
import { Refusal } from '../../hooks/refusal.ts'

const standings = {
  in_review: 'it is in review again',
  verified: 'it is verified',
  refused: 'it is refused',
} as const

/**
 * Refuses a decision if another user has decided in the meantime, so that it does not undo a decision that the user has
 * not seen. A form sends the time of the decision that it shows; requests without it are accepted.
 */
export const refuseOvertaken: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || !hasRole(req, 'admin', 'staff')) return args
  const data: object = args.data ?? {}
  if (!('reviewed_at' in data)) return args
  const collection = 'identity-documents'
  const found = await req.payload.findByID({ collection, id: idOfOne(args), depth: 0, disableErrors: true, req })
  if (!found || isSameInstant(data.reviewed_at, found.reviewed_at)) return args
  const isSame = 'state' in data && data.state === found.state && reasonIn(data) === reasonIn(found)
  if (isSame) return args
  const message = `Someone else has reviewed this document in the meantime (${standings[found.state]}). Your choice was not saved. Please reload this page and decide again if you disagree.`
  throw new Refusal(message)
}

function isSameInstant(one: unknown, other: string | null | undefined): boolean {
  const instant = (value: unknown) => (typeof value === 'string' && value !== '' ? Date.parse(value) : null)
  return instant(one) === instant(other)
}

/** Returns the reason of a refusal; an empty text for other decisions. */
function reasonIn(data: object): string {
  const isRefused = 'state' in data && data.state === 'refused'
  return isRefused && 'reason' in data && typeof data.reason === 'string' ? data.reason.trim() : ''
}
