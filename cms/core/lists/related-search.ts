import type { CollectionBeforeOperationHook, CollectionSlug, PayloadRequest, Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'

/** A search considers only the newest related entries. */
const maxRelatedEntries = 5000

interface Relation {
  collection: CollectionSlug
  /** If set, only entries in which this field is empty are searched. */
  onlyIfEmpty?: string
}

/** The keys are the names of the fields that refer to the related entries. */
type Relations = Readonly<Record<string, Relation>>

/**
 * Creates a hook that rewrites a search in a relation: it first searches the related entries, as their list does, and
 * then filters by the found ids. A single query would join the same tables many times.
 */
export function searchRelated(relations: Relations): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    if (operation !== 'read' || !('where' in args) || !args.where) return args
    return { ...args, where: await rewriteWhere(args.where, relations, req) }
  }
}

async function rewriteWhere(where: Where, relations: Relations, req: PayloadRequest): Promise<Where> {
  const conditions = await Promise.all(
    Object.entries(where).map(([key, value]) => rewriteCondition(key, value, relations, req)),
  )
  // Two conditions can have the same key, such as `and`.
  const [onlyCondition] = conditions
  return conditions.length > 1 ? { and: conditions } : (onlyCondition ?? {})
}

async function rewriteCondition(
  key: string,
  value: Where[string],
  relations: Relations,
  req: PayloadRequest,
): Promise<Where> {
  if (Array.isArray(value)) {
    return { [key]: await Promise.all(value.map((condition) => rewriteWhere(condition, relations, req))) }
  }
  const relation = Object.hasOwn(relations, key) ? relations[key] : undefined
  const search = readSearchText(value)
  if (!relation || search === null) return { [key]: value }
  const relatedFilter = { [key]: { in: await findRelatedIds(relation.collection, search, req) } }
  if (!relation.onlyIfEmpty) return relatedFilter
  return { and: [{ [relation.onlyIfEmpty]: { exists: false } }, relatedFilter] }
}

/** Checks the types, because REST callers can send any value. */
function readSearchText(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('like' in value)) return null
  return typeof value.like === 'string' ? value.like : null
}

async function findRelatedIds(collection: CollectionSlug, search: string, req: PayloadRequest) {
  const { payload } = req
  const where = mergeListSearchAndWhere({ collectionConfig: payload.collections[collection].config, search })
  const options = { sort: '-createdAt', limit: maxRelatedEntries, pagination: false, depth: 0 } as const
  const { docs } = await payload.find({ collection, where, ...options, select: { createdAt: true }, req })
  return docs.map(({ id }) => id)
}
