import { sql } from 'drizzle-orm'
import type { PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { titleOf } from './entry-title.ts'
import { findReferencePaths, hasRichText } from './references.ts'
import { type EntryRef, findReferringRowIds, type RowSet } from './rich-text-references.ts'

export interface Usage {
  count: number
  /** Whether all references are in drafts. */
  isOnlyInDrafts: boolean
  titles: string[]
}

const maxNamedEntries = 3

/**
 * Finds entries that refer to `target` in fields or rich text. Drafts count only if no published entry refers to
 * `target`. Drafts are read from the versions, because the main row of an unpublished entry contains its first draft.
 */
export async function findEntriesUsing(
  target: EntryRef,
  { slug, admin, flattenedFields, versions }: SanitizedCollectionConfig,
  req: PayloadRequest,
): Promise<Usage> {
  const paths = findReferencePaths(target.collection, flattenedFields)
  // Rich text can refer to pictures, but not to other entries.
  const mayBeInRichText =
    Boolean(req.payload.collections[target.collection].config.upload) && hasRichText(flattenedFields)
  const buildReferenceFilter = async (prefix: string, rows: RowSet): Promise<Where | null> => {
    const ids = mayBeInRichText ? await findReferringRowIds(target, rows, req) : []
    const fieldConditions = paths.map((path): Where => ({ [`${prefix}${path}`]: { equals: target.id } }))
    const conditions = ids.length > 0 ? [...fieldConditions, { id: { in: ids } }] : fieldConditions
    return conditions.length > 0 ? { or: conditions } : null
  }
  const findUsage = async (where: Where): Promise<Usage> => {
    const { docs, totalDocs } = await req.payload.find({
      collection: slug,
      where,
      limit: maxNamedEntries,
      depth: 0,
      req,
    })
    return { count: totalDocs, isOnlyInDrafts: false, titles: collectTitles(docs, admin.useAsTitle) }
  }
  const noUsage: Usage = { count: 0, isOnlyInDrafts: false, titles: [] }
  const table = slug.replaceAll('-', '_')
  if (!versions?.drafts) {
    const filter = await buildReferenceFilter('', { table, where: sql`true` })
    return filter ? findUsage(filter) : noUsage
  }
  const publishedFilter = await buildReferenceFilter('', { table, where: sql`_status = 'published'` })
  const publishedUsage = publishedFilter
    ? await findUsage({ and: [{ _status: { equals: 'published' } }, publishedFilter] })
    : noUsage
  if (publishedUsage.count > 0) return publishedUsage
  const draftFilter = await buildReferenceFilter('version.', {
    table: `_${table}_v`,
    where: sql`latest and version__status = 'draft'`,
  })
  if (!draftFilter) return noUsage
  const latestDraftConditions: Where[] = [{ latest: { equals: true } }, { 'version._status': { equals: 'draft' } }]
  const { docs, totalDocs } = await req.payload.findVersions({
    collection: slug,
    where: { and: [...latestDraftConditions, draftFilter] },
    limit: maxNamedEntries,
    depth: 0,
    req,
  })
  const drafts = docs.map(({ version }) => version)
  return { count: totalDocs, isOnlyInDrafts: true, titles: collectTitles(drafts, admin.useAsTitle) }
}

function collectTitles(entries: readonly object[], field: string | undefined): string[] {
  return entries.flatMap((entry) => titleOf(entry, field) ?? [])
}
