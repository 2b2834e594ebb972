import type { CollectionBeforeChangeHook, PayloadRequest, Where } from 'payload'
import { isSavingDraft } from '../../core/references/refuse-when-used.ts'
import type { Change } from './changes.ts'

const unpublishedKey = (id: unknown) => `nusa:unpublished:${id}`

/**
 * Remembers whether an entry is about to be unpublished. If a published entry has a draft, Payload passes the draft as
 * `originalDoc`, so that a comparison shows no change of `_status`.
 */
export const flagUnpublish: CollectionBeforeChangeHook = async ({ data, originalDoc, collection, operation, req }) => {
  if (operation !== 'update' || data._status !== 'draft' || isSavingDraft(req)) return data
  const isLive: Where = { and: [{ id: { equals: originalDoc.id } }, { _status: { equals: 'published' } }] }
  const { totalDocs } = await req.payload.count({ collection: collection.slug, where: isLive, req })
  req.context[unpublishedKey(originalDoc.id)] = totalDocs > 0
  return data
}

/** Adds the change of `_status` if the entry was unpublished. */
export function addUnpublishChange(changes: Change[], id: unknown, { context }: PayloadRequest): Change[] {
  if (!context[unpublishedKey(id)] || changes.some(({ field }) => field === '_status')) return changes
  return [...changes, { field: '_status', before: 'published', after: 'draft' }]
}
