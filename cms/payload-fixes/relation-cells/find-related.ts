import type { CollectionSlug, PayloadRequest, SelectType } from 'payload'

/** An entry with the fields that `selectTitle` selects. */
export type StoredEntry = Record<string, unknown>

/**
 * Returns the entries that the user may read, including drafts, with their current titles. Staff also get the titles of
 * products that are not published.
 */
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
    // Returns no entries to a user without access, because an error would prevent the whole list from being shown.
    disableErrors: true,
    req,
  })
  return new Map(docs.map((doc): [number | string, StoredEntry] => [doc.id, { ...doc }]))
}

/** Returns undefined, which selects all fields, if the title is computed, as for a picture. */
function selectTitle(collection: CollectionSlug, { payload }: PayloadRequest): SelectType | undefined {
  const { admin, flattenedFields, upload } = payload.collections[collection].config
  const { useAsTitle = 'id' } = admin
  const field = flattenedFields.find(({ name }) => name === useAsTitle)
  const isVirtual = field !== undefined && 'virtual' in field && Boolean(field.virtual)
  return upload || isVirtual ? undefined : { [useAsTitle]: true }
}
