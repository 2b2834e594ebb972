import {
  APIError,
  type CollectionBeforeDeleteHook,
  type GlobalSlug,
  type LabelFunction,
  type SanitizedCollectionConfig,
  type StaticLabel,
} from 'payload'
import { pathsTo } from './references.ts'

/** Who points to what is deleted, and is deleted with it or does without it. */
const mayLose = new Set(['favorites', 'bookings', 'payload-locked-documents', 'payload-preferences'])

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
    if (totalDocs > 0) throw refusal(`${totalDocs} ${nameOf(other, totalDocs)}`)
  }
  for (const global of req.payload.config.globals) {
    const isUsed = await pointsTo(global.slug as GlobalSlug, pathsTo(collection.slug, global.flattenedFields), id, req)
    if (isUsed) throw refusal(`the ${text(global.label) || global.slug}`)
  }
}

async function pointsTo(
  slug: GlobalSlug,
  paths: string[],
  id: number | string,
  req: Parameters<CollectionBeforeDeleteHook>[0]['req'],
): Promise<boolean> {
  if (paths.length === 0) return false
  const values: Record<string, unknown> = { ...(await req.payload.findGlobal({ slug, depth: 0, req })) }
  return paths.some((path) => values[path] === id)
}

function refusal(user: string): APIError {
  return new APIError(`This is still used by ${user}. Please take it out there first.`, 409, null, true)
}

function nameOf({ labels, slug }: SanitizedCollectionConfig, count: number): string {
  return (text(count === 1 ? labels.singular : labels.plural) || slug).toLowerCase()
}

function text(label: LabelFunction | StaticLabel | undefined): string {
  return typeof label === 'string' ? label : ''
}
