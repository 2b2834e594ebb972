import type { CollectionBeforeDeleteHook, CollectionSlug } from 'payload'

/** Creates a hook that also deletes entries which have no meaning without the deleted one. */
export const cascadeDelete =
  (collection: CollectionSlug, field: string): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    await req.payload.delete({ collection, where: { [field]: { equals: id } }, req })
  }
