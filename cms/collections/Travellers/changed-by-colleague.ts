import type { CollectionBeforeChangeHook } from 'payload'
import type { Traveller } from '../../payload-types.ts'

type Change = Parameters<CollectionBeforeChangeHook<Traveller>>[0]

/**
 * The account as it was that a colleague changes; null while one is made, and of what the functions change: they say in the
 * context that they see to all that follows themselves.
 */
export function changedByColleague({ operation, originalDoc, context }: Change): Traveller | null {
  return operation === 'create' || context.keepSessions ? null : (originalDoc ?? null)
}
