import type { CollectionSlug, Payload } from 'payload'

type Id = number | string

/** Returns a map whose keys are the ids of the entries that are published now. */
export async function findPublishedIds(
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
