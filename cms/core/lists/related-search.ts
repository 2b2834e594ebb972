import type { CollectionBeforeOperationHook, CollectionSlug, Payload, PayloadRequest, Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'

/** A search considers only the newest related entries. */
const maxRelatedEntries = 5000

interface Relation {
  collection: CollectionSlug
  /** If set, only entries in which this field is empty are searched. */
  onlyIfEmpty?: string
}

/**
 * Creates a hook that first finds the related entries, with the search of their list, and then the entries that refer
 * to them. One query for both would join the same tables many times.
 */
export function searchRelated(relations: Readonly<Record<string, Relation>>): CollectionBeforeOperationHook {
  async function rewriteWhere(where: Where, req: PayloadRequest): Promise<Where> {
    const conditions = Object.entries(where).map(async ([key, value]): Promise<Where> => {
      if (Array.isArray(value))
        return { [key]: await Promise.all(value.map((condition) => rewriteWhere(condition, req))) }
      const relation = Object.hasOwn(relations, key) ? relations[key] : undefined
      // Checks the types, because REST callers can send any value.
      const input = relation && typeof value === 'object' && 'like' in value ? value.like : null
      if (!relation || typeof input !== 'string') return { [key]: value }
      const relatedFilter = { [key]: { in: await findRelatedIds(req.payload, relation.collection, input, req) } }
      return relation.onlyIfEmpty
        ? { and: [{ [relation.onlyIfEmpty]: { exists: false } }, relatedFilter] }
        : relatedFilter
    })
    return Object.assign({}, ...(await Promise.all(conditions)))
  }
  return async ({ args, operation, req }) => {
    if (operation !== 'read' || !('where' in args) || !args.where) return args
    return { ...args, where: await rewriteWhere(args.where, req) }
  }
}

async function findRelatedIds(payload: Payload, collection: CollectionSlug, search: string, req: PayloadRequest) {
  const where = mergeListSearchAndWhere({ collectionConfig: payload.collections[collection].config, search })
  const options = { sort: '-createdAt', limit: maxRelatedEntries, pagination: false, depth: 0 } as const
  const { docs } = await payload.find({ collection, where, ...options, select: { createdAt: true }, req })
  return docs.map(({ id }) => id)
}
