import type { GlobalSlug, PayloadRequest } from 'payload'
import { plainLabel } from '../i18n/plain-label.ts'
import { pathsTo, valuesAt } from './references.ts'

/** The name of a global that points to the entry, such as `Settings`, or null. */
export async function usedByGlobal(
  collection: string,
  id: number | string,
  req: PayloadRequest,
): Promise<string | null> {
  for (const { slug, label, flattenedFields } of req.payload.config.globals) {
    const isUsed = await pointsTo(slug as GlobalSlug, pathsTo(collection, flattenedFields), id, req)
    if (isUsed) return plainLabel(label) || slug
  }
  return null
}

async function pointsTo(slug: GlobalSlug, paths: string[], id: number | string, req: PayloadRequest): Promise<boolean> {
  if (paths.length === 0) return false
  const values = await req.payload.findGlobal({ slug, depth: 0, req })
  return paths.some((path) => valuesAt(values, path).includes(id))
}
