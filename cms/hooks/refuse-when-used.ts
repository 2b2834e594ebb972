import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeDeleteHook,
  type SanitizedCollectionConfig,
  type TypeWithID,
} from 'payload'
import { pathsTo } from './references.ts'
import { text, usedByGlobal } from './used-by-global.ts'

/** Who points to what is deleted, and is deleted with it or does without it. */
const mayLose = new Set(['favorites', 'tour-places', 'bookings', 'payload-locked-documents', 'payload-preferences'])

/**
 * Refuses to delete what other entries point to, in words, instead of leaving holes in their pages or failing in the
 * database.
 */
export const refuseWhenUsed: CollectionBeforeDeleteHook = async ({ id, collection, req }) => {
  for (const other of req.payload.config.collections) {
    const paths = mayLose.has(other.slug) ? [] : pathsTo(collection.slug, other.flattenedFields)
    if (paths.length === 0) continue
    const { totalDocs } = await req.payload.count({
      collection: other.slug,
      where: { or: paths.map((path) => ({ [path]: { equals: id } })) },
      req,
    })
    if (totalDocs > 0) throw refusal(`${totalDocs} ${nameOf(other, totalDocs)}`, 'take it out there')
  }
  const global = await usedByGlobal(collection.slug, id, req)
  if (global) throw refusal(`the ${global}`, 'take it out there')
}

/**
 * Refuses to take off the site what a global points to, such as the terms that every booking needs. It asks once the entry
 * is written, and its refusal takes that back: beforehand a draft over a published entry looks the same.
 */
export const refuseUnpublishWhenUsed: CollectionAfterChangeHook = async ({ doc, collection, operation, req }) => {
  if (operation !== 'update' || doc._status !== 'draft') return doc
  const global = await usedByGlobal(collection.slug, doc.id, req)
  if (!global) return doc
  const stored = await req.payload.db.findOne<TypeWithID & { _status?: string }>({
    collection: collection.slug,
    where: { id: { equals: doc.id } },
    select: { _status: true },
    req,
  })
  if (stored?._status === 'draft') throw refusal(`the ${global}`, 'choose another there')
  return doc
}

function refusal(user: string, remedy: string): APIError {
  return new APIError(`This is still used by ${user}. Please ${remedy} first.`, 409, null, true)
}

function nameOf({ labels, slug }: SanitizedCollectionConfig, count: number): string {
  return (text(count === 1 ? labels.singular : labels.plural) || slug).toLowerCase()
}
