import type { CollectionBeforeChangeHook } from 'payload'
import type { Traveller } from '../../../generated/payload-types.ts'

type ChangeArgs = Parameters<CollectionBeforeChangeHook<Traveller>>[0]

/**
 * Returns the account before a change by a CMS user; null if it is created, or changed by the functions. These set
 * `keepSessions` in the context and handle sessions and mails themselves.
 */
export function accountBeforeCmsChange({ operation, originalDoc, context }: ChangeArgs): Traveller | null {
  return operation === 'create' || context.keepSessions ? null : (originalDoc ?? null)
}
