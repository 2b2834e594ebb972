import type { CollectionSlug, Payload } from 'payload'

type Id = number | string

/** Those of a collection's entries that are published now, by their ids. What has versions that once were is not asked. */
export async function publishedAmong(
  payload: Pick<Payload, 'db'>,
  collection: CollectionSlug,
  ids: Id[],
): Promise<ReadonlyMap<Id, true>> {
  const { docs } = await payload.db.find<{ id: Id }>({
    collection,
    where: { and: [{ id: { in: ids } }, { _status: { equals: 'published' } }] },
    select: { _status: true },
    pagination: false,
  })
  return new Map(docs.map(({ id }) => [id, true]))
}
