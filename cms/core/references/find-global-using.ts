import type { GlobalSlug, PayloadRequest } from 'payload'
import { labelInLanguage } from '../i18n/label-in-language.ts'
import { languageOf } from '../i18n/language.ts'
import { findReferencePaths, valuesAt } from './references.ts'

/**
 * Returns the label of a global that refers to the entry, such as `Settings`, in the user's language; null if no global
 * does.
 */
export async function findGlobalUsing(
  collection: string,
  id: number | string,
  req: PayloadRequest,
): Promise<string | null> {
  for (const { slug, label, flattenedFields } of req.payload.config.globals) {
    const isUsed = await refersTo(slug as GlobalSlug, findReferencePaths(collection, flattenedFields), id, req)
    if (isUsed) return labelInLanguage(label, languageOf(req.i18n)) ?? slug
  }
  return null
}

async function refersTo(slug: GlobalSlug, paths: string[], id: number | string, req: PayloadRequest): Promise<boolean> {
  if (paths.length === 0) return false
  const values = await req.payload.findGlobal({ slug, depth: 0, req })
  return paths.some((path) => valuesAt(values, path).includes(id))
}
