import type { GlobalSlug, PayloadRequest } from 'payload'
import { labelIn } from '../i18n/label-in.ts'
import { languageOf } from '../i18n/language.ts'
import { pathsTo, valuesAt } from './references.ts'

/**
 * Returns the label of a global that refers to the entry, such as `Settings`, in the user's language; null if none
 * does.
 */
export async function usedByGlobal(
  collection: string,
  id: number | string,
  req: PayloadRequest,
): Promise<string | null> {
  for (const { slug, label, flattenedFields } of req.payload.config.globals) {
    const isUsed = await pointsTo(slug as GlobalSlug, pathsTo(collection, flattenedFields), id, req)
    if (isUsed) return labelIn(label, languageOf(req.i18n)) ?? slug
  }
  return null
}

async function pointsTo(slug: GlobalSlug, paths: string[], id: number | string, req: PayloadRequest): Promise<boolean> {
  if (paths.length === 0) return false
  const values = await req.payload.findGlobal({ slug, depth: 0, req })
  return paths.some((path) => valuesAt(values, path).includes(id))
}
