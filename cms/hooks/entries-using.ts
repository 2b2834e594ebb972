import { sql } from 'drizzle-orm'
import type { PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { type Named, type Rows, rowsThatName } from './named-in-texts.ts'
import { holdRichText, pathsTo } from './references.ts'
import { titleOf } from './title-of.ts'

/** The entries that use another: how many, whether only in their drafts, and the titles of the first ones. */
export interface Users {
  count: number
  inDrafts: boolean
  titles: string[]
}

/** Number of entries that a message names. */
const named = 3

/**
 * Returns the entries of a collection that refer to an entry, in a field or in rich text. Drafts are counted only if no
 * published entry refers to it. In a collection with drafts, the main row of an unpublished entry holds its first draft
 * and is ignored.
 */
export async function entriesUsing(
  used: Named,
  { slug, admin, flattenedFields, versions }: SanitizedCollectionConfig,
  req: PayloadRequest,
): Promise<Users> {
  const paths = pathsTo(used.collection, flattenedFields)
  // The editor puts pictures into rich text, but no links to entries.
  const isInTexts = Boolean(req.payload.collections[used.collection].config.upload) && holdRichText(flattenedFields)
  const pointing = async (prefix: string, rows: Rows): Promise<Where | null> => {
    const ids = isInTexts ? await rowsThatName(used, rows, req) : []
    const fields = paths.map((path): Where => ({ [`${prefix}${path}`]: { equals: used.id } }))
    const either = ids.length > 0 ? [...fields, { id: { in: ids } }] : fields
    return either.length > 0 ? { or: either } : null
  }
  const entries = async (where: Where): Promise<Users> => {
    const { docs, totalDocs } = await req.payload.find({ collection: slug, where, limit: named, depth: 0, req })
    return { count: totalDocs, inDrafts: false, titles: titlesOf(docs, admin.useAsTitle) }
  }
  const none: Users = { count: 0, inDrafts: false, titles: [] }
  const table = slug.replaceAll('-', '_')
  if (!versions?.drafts) {
    const all = await pointing('', { table, where: sql`true` })
    return all ? entries(all) : none
  }
  const live = await pointing('', { table, where: sql`_status = 'published'` })
  const published = live ? await entries({ and: [{ _status: { equals: 'published' } }, live] }) : none
  if (published.count > 0) return published
  const saved = await pointing('version.', {
    table: `_${table}_v`,
    where: sql`latest and version__status = 'draft'`,
  })
  if (!saved) return none
  const where: Where = {
    and: [{ latest: { equals: true } }, { 'version._status': { equals: 'draft' } }, saved],
  }
  const { docs, totalDocs } = await req.payload.findVersions({ collection: slug, where, limit: named, depth: 0, req })
  const drafts = docs.map(({ version }) => version)
  return { count: totalDocs, inDrafts: true, titles: titlesOf(drafts, admin.useAsTitle) }
}

function titlesOf(entries: readonly object[], field: string | undefined): string[] {
  return entries.flatMap((entry) => titleOf(entry, field) ?? [])
}
