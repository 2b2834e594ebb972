import type { CollectionSlug, PayloadRequest, SelectType } from 'payload'

/** What is stored of an entry, as far as its name needs it; of a picture all. */
export type Stored = Record<string, unknown>

/** The entries of a collection as they are called now, in drafts too, as far as whoever asks may read them. */
export async function findRelated(
  collection: CollectionSlug,
  ids: (number | string)[],
  req: PayloadRequest,
): Promise<ReadonlyMap<number | string, Stored>> {
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: ids } },
    select: nameOnly(collection, req),
    depth: 0,
    draft: true,
    pagination: false,
    overrideAccess: false,
    // Who may read none of them finds none: the list itself is theirs to see.
    disableErrors: true,
    req,
  })
  return new Map(docs.map((doc): [number | string, Stored] => [doc.id, { ...doc }]))
}

/** The field that names an entry; undefined, which is all of them, where that is made of others, as a picture's small size is. */
function nameOnly(collection: CollectionSlug, { payload }: PayloadRequest): SelectType | undefined {
  const { admin, flattenedFields, upload } = payload.collections[collection].config
  const { useAsTitle = 'id' } = admin
  const field = flattenedFields.find(({ name }) => name === useAsTitle)
  const isMade = Boolean(upload) || Boolean(field && 'virtual' in field && field.virtual)
  return isMade ? undefined : { [useAsTitle]: true }
}
