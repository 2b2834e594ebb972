import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'

/** Returns the title of an entry from its title field; null if that is empty, as it may be in a draft. */
export function titleOf(entry: object, field = 'id'): string | null {
  const title = new Map(Object.entries(entry)).get(field)
  return typeof title === 'string' && title.trim() !== '' ? title.trim() : null
}

/** Returns how a message names an entry: its title in quotation marks, or `This` if it has no title. */
export function quoteTitle(title: string | null): string {
  return title === null ? 'This' : `“${title}”`
}

/** Returns the title of a stored entry, as last saved. */
export async function readTitle(
  id: number | string,
  { slug, admin, versions }: SanitizedCollectionConfig,
  req: PayloadRequest,
): Promise<string | null> {
  const draft = Boolean(versions?.drafts)
  const entry = await req.payload.findByID({ collection: slug, id, depth: 0, draft, disableErrors: true, req })
  return entry ? titleOf(entry, admin.useAsTitle) : null
}
