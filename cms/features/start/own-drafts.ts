// Imported for its types, which declare that `payload.db` is Postgres.
import type {} from '@payloadcms/db-postgres'
import { and, desc, eq, inArray, max } from 'drizzle-orm'
import type { CollectionSlug, Payload, TypedUser } from 'payload'
import { audit_log as log } from '../../generated/payload-generated-schema.ts'

export interface OwnDraft {
  collection: CollectionSlug
  id: string
  title: string
  at: Date
}

const maxDrafts = 8
/** How many of the entries that the editor saved last are searched for drafts. */
const maxSearchedEntries = 40

/** Returns the drafts that a CMS user saved last, newest first. */
export async function findOwnDrafts(payload: Payload, user: TypedUser): Promise<OwnDraft[]> {
  const collectionsWithDrafts = payload.config.collections.filter(({ versions }) => versions?.drafts)
  const kinds = log.kind.enumValues.filter((kind) => collectionsWithDrafts.some(({ slug }) => slug === kind))
  if (kinds.length === 0) return []
  const editedEntries = await payload.db.drizzle
    .select({ kind: log.kind, entry: log.entry, at: max(log.createdAt) })
    .from(log)
    .where(
      and(
        eq(log.colleague, Number(user.id)),
        inArray(log.operation, ['create', 'draft', 'update']),
        inArray(log.kind, kinds),
      ),
    )
    .groupBy(log.kind, log.entry)
    .orderBy(desc(max(log.createdAt)))
    .limit(maxSearchedEntries)
  const found = await Promise.all(
    collectionsWithDrafts.map(async ({ slug, admin }) => {
      const mine = new Map(
        editedEntries.flatMap(({ kind, entry, at }) => (kind === slug && entry && at ? [[entry, at]] : [])),
      )
      if (mine.size === 0) return []
      const title = admin.useAsTitle ?? 'id'
      const { docs } = await payload.find({
        collection: slug,
        draft: true,
        where: { and: [{ id: { in: [...mine.keys()] } }, { _status: { equals: 'draft' } }] },
        select: { [title]: true },
        depth: 0,
        pagination: false,
        overrideAccess: false,
        user,
      })
      return docs.map((doc) => toOwnDraft(slug, doc, title, mine))
    }),
  )
  return found
    .flat()
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, maxDrafts)
}

function toOwnDraft(
  collection: CollectionSlug,
  doc: { id: number | string },
  titleField: string,
  times: ReadonlyMap<string, string>,
): OwnDraft {
  const id = String(doc.id)
  const title: unknown = Object.entries(doc).find(([name]) => name === titleField)?.[1]
  return {
    collection,
    id,
    title: typeof title === 'string' && title !== '' ? title : id,
    at: new Date(times.get(id) ?? 0),
  }
}
