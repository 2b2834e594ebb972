import { sql } from 'drizzle-orm'
import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { type Named, type Rows, rowsThatName } from './named-in-texts.ts'
import { holdRichText, pathsTo } from './references.ts'

/** Who uses an entry: how many are on the site, or have no drafts, and how many only in what was saved last and is not published. */
export interface Users {
  entries: number
  drafts: number
}

/**
 * How many entries of a collection point to an entry, in a field or inside a text. Where there are drafts, the row of an entry that
 * is not published is what its first draft was, and counts for nothing.
 */
export async function entriesUsing(
  used: Named,
  { slug, flattenedFields, versions }: SanitizedCollectionConfig,
  req: PayloadRequest,
): Promise<Users> {
  const paths = pathsTo(used.collection, flattenedFields)
  // The editor puts pictures into texts, and no links to entries.
  const isInTexts = Boolean(req.payload.collections[used.collection].config.upload) && holdRichText(flattenedFields)
  const pointing = async (prefix: string, rows: Rows): Promise<Where | null> => {
    const ids = isInTexts ? await rowsThatName(used, rows, req) : []
    const fields = paths.map((path): Where => ({ [`${prefix}${path}`]: { equals: used.id } }))
    const either = ids.length > 0 ? [...fields, { id: { in: ids } }] : fields
    return either.length > 0 ? { or: either } : null
  }
  const table = slug.replaceAll('-', '_')
  if (!versions?.drafts) {
    const all = await pointing('', { table, where: sql`true` })
    return { entries: all ? await countOf(slug, all, req) : 0, drafts: 0 }
  }
  const live = await pointing('', { table, where: sql`_status = 'published'` })
  const entries = live ? await countOf(slug, { and: [{ _status: { equals: 'published' } }, live] }, req) : 0
  if (entries > 0) return { entries, drafts: 0 }
  const saved = await pointing('version.', {
    table: `_${table}_v`,
    where: sql`latest and version__status = 'draft'`,
  })
  if (!saved) return { entries, drafts: 0 }
  const where: Where = {
    and: [{ latest: { equals: true } }, { 'version._status': { equals: 'draft' } }, saved],
  }
  const { totalDocs } = await req.payload.countVersions({ collection: slug, where, req })
  return { entries, drafts: totalDocs }
}

async function countOf(collection: CollectionSlug, where: Where, req: PayloadRequest): Promise<number> {
  return (await req.payload.count({ collection, where, req })).totalDocs
}
