import type { GlobalSlug, LabelFunction, PayloadRequest, StaticLabel } from 'payload'
import { pathsTo } from './references.ts'

/** The name of a global that points to the entry, such as `Settings`, or null. */
export async function usedByGlobal(
  collection: string,
  id: number | string,
  req: PayloadRequest,
): Promise<string | null> {
  for (const { slug, label, flattenedFields } of req.payload.config.globals) {
    const isUsed = await pointsTo(slug as GlobalSlug, pathsTo(collection, flattenedFields), id, req)
    if (isUsed) return text(label) || slug
  }
  return null
}

async function pointsTo(slug: GlobalSlug, paths: string[], id: number | string, req: PayloadRequest): Promise<boolean> {
  if (paths.length === 0) return false
  const values: Record<string, unknown> = { ...(await req.payload.findGlobal({ slug, depth: 0, req })) }
  return paths.some((path) => values[path] === id)
}

/** A label where it is plain text. */
export function text(label: LabelFunction | StaticLabel | undefined): string {
  return typeof label === 'string' ? label : ''
}
