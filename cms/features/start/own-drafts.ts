// Imported for its types, which declare that `payload.db` is Postgres.
import type {} from '@payloadcms/db-postgres'
import { and, desc, eq, inArray, max } from 'drizzle-orm'
import type { CollectionSlug, Payload, TypedUser } from 'payload'
import { audit_log as auditLog } from '../../generated/payload-generated-schema.ts'

export interface OwnDraft {
  collection: CollectionSlug
  id: string
  title: string
  savedAt: Date
}

const maxDrafts = 8
/** How many of the entries that the editor saved last are searched for drafts. */
const maxSearchedEntries = 40

/** Returns the drafts that a CMS user saved last, newest first. */
export async function findOwnDrafts(payload: Payload, user: TypedUser): Promise<OwnDraft[]> {
  const collectionsWithDrafts = payload.config.collections.filter(({ versions }) => versions?.drafts)
  const kinds = auditLog.kind.enumValues.filter((kind) => collectionsWithDrafts.some(({ slug }) => slug === kind))
  if (kinds.length === 0) return []
  const editedEntries = await payload.db.drizzle
    .select({ kind: auditLog.kind, entry: auditLog.entry, at: max(auditLog.createdAt) })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.colleague, Number(user.id)),
        inArray(auditLog.operation, ['create', 'draft', 'update']),
        inArray(auditLog.kind, kinds),
      ),
    )
    .groupBy(auditLog.kind, auditLog.entry)
    .orderBy(desc(max(auditLog.createdAt)))
    .limit(maxSearchedEntries)
  const draftLists = await Promise.all(
    collectionsWithDrafts.map(async ({ slug, admin }) => {
      const savedTimes = new Map<string, string>()
      for (const { kind, entry, at } of editedEntries) {
        if (kind === slug && entry && at) savedTimes.set(entry, at)
      }
      if (savedTimes.size === 0) return []
      const titleField = admin.useAsTitle ?? 'id'
      const { docs } = await payload.find({
        collection: slug,
        draft: true,
        where: { and: [{ id: { in: [...savedTimes.keys()] } }, { _status: { equals: 'draft' } }] },
        select: { [titleField]: true },
        depth: 0,
        pagination: false,
        overrideAccess: false,
        user,
      })
      return docs.map((doc) => toOwnDraft(slug, doc, titleField, savedTimes))
    }),
  )
  return draftLists
    .flat()
    .sort((first, second) => second.savedAt.getTime() - first.savedAt.getTime())
    .slice(0, maxDrafts)
}

function toOwnDraft(
  collection: CollectionSlug,
  doc: { id: number | string },
  titleField: string,
  savedTimes: ReadonlyMap<string, string>,
): OwnDraft {
  const id = String(doc.id)
  const title: unknown = Object.entries(doc).find(([name]) => name === titleField)?.[1]
  return {
    collection,
    id,
    title: typeof title === 'string' && title !== '' ? title : id,
    savedAt: new Date(savedTimes.get(id) ?? 0),
  }
}
