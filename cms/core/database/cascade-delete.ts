import type { CollectionBeforeDeleteHook, CollectionSlug } from 'payload'

/** Creates a hook that also deletes entries which have no meaning without the deleted one. */
export function cascadeDelete(collection: CollectionSlug, field: string): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    await req.payload.delete({ collection, where: { [field]: { equals: id } }, req })
  }
}
