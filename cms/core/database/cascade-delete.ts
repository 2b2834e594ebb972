import type { CollectionBeforeDeleteHook, CollectionSlug } from 'payload'

/** Creates a hook that also deletes the entries of `collection` whose `field` refers to the deleted entry. */
export function cascadeDelete(collection: CollectionSlug, field: string): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    await req.payload.delete({ collection, where: { [field]: { equals: id } }, req })
  }
}
