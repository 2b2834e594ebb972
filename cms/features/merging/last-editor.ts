import type { PayloadRequest } from 'payload'

/** Returns the name of the CMS user who last changed an entry, or null if it was the current user or is unknown. */
export async function findLastEditor(
  slug: string,
  id: number | string | null,
  req: PayloadRequest,
): Promise<string | null> {
  const { docs } = await req.payload.find({
    collection: 'audit-log',
    where: { and: [{ kind: { equals: slug } }, id === null ? {} : { entry: { equals: String(id) } }] },
    sort: '-id',
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  })
  const [last] = docs
  return !last || last.colleague === req.user?.id ? null : last.who
}
