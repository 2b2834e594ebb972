import type { CollectionBeforeDeleteHook, CollectionSlug } from 'payload'

/** Deletes, with an entry, what belongs to it and means nothing without it. */
export const deleteAlong =
  (collection: CollectionSlug, field: string): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    await req.payload.delete({ collection, where: { [field]: { equals: id } }, req })
  }
