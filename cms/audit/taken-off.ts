import type { CollectionBeforeChangeHook, PayloadRequest, Where } from 'payload'
import { savesDraft } from '../hooks/refuse-when-used.ts'
import type { Change } from './changes.ts'

const takenOff = (id: unknown) => `nusa:taken-off:${id}`

/**
 * Notes that an entry is about to be taken off the site. Payload tells what it was as its draft says, where there is one beside the
 * published entry, so that a draft would have become a draft.
 */
export const noteTakenOff: CollectionBeforeChangeHook = async ({ data, originalDoc, collection, operation, req }) => {
  if (operation !== 'update' || data._status !== 'draft' || savesDraft(req)) return data
  const isLive: Where = { and: [{ id: { equals: originalDoc.id } }, { _status: { equals: 'published' } }] }
  const { totalDocs } = await req.payload.count({ collection: collection.slug, where: isLive, req })
  req.context[takenOff(originalDoc.id)] = totalDocs > 0
  return data
}

/** What changed of an entry, with that it was taken off the site. */
export function withTakenOff(changes: Change[], id: unknown, { context }: PayloadRequest): Change[] {
  if (!context[takenOff(id)] || changes.some(({ field }) => field === '_status')) return changes
  return [...changes, { field: '_status', before: 'published', after: 'draft' }]
}
