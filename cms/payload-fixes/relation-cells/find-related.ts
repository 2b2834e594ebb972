import type { CollectionSlug, PayloadRequest, SelectType } from 'payload'

/** An entry with the fields from which its title is made: see `selectTitle`. */
export type StoredEntry = Record<string, unknown>

/** Returns those entries of a collection that the user may read, including drafts, with their current titles. */
export async function findRelated(
  collection: CollectionSlug,
  ids: (number | string)[],
  req: PayloadRequest,
): Promise<ReadonlyMap<number | string, StoredEntry>> {
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: ids } },
    select: selectTitle(collection, req),
    depth: 0,
    draft: true,
    pagination: false,
    overrideAccess: false,
    // A user without access to this collection gets no entries instead of an error, because the list with the relation
    // cells may still be shown.
    disableErrors: true,
    req,
  })
  return new Map(docs.map((doc): [number | string, StoredEntry] => [doc.id, { ...doc }]))
}

/**
 * Returns the title field, or undefined (all fields) if the title is computed from others, like the thumbnail of a
 * picture.
 */
function selectTitle(collection: CollectionSlug, { payload }: PayloadRequest): SelectType | undefined {
  const { admin, flattenedFields, upload } = payload.collections[collection].config
  const { useAsTitle = 'id' } = admin
  const field = flattenedFields.find(({ name }) => name === useAsTitle)
  const isComputed = Boolean(upload) || Boolean(field && 'virtual' in field && field.virtual)
  return isComputed ? undefined : { [useAsTitle]: true }
}
