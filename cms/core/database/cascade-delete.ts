import type { CollectionBeforeDeleteHook, CollectionSlug } from 'payload'

/**
 * Creates a hook that also deletes the entries of `collection` whose `field` refers to the deleted entry. Use it for
 * entries that have no meaning without that entry.
 */
export const cascadeDelete =
  (collection: CollectionSlug, field: string): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    await req.payload.delete({ collection, where: { [field]: { equals: id } }, req })
  }
