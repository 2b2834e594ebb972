import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'

/** What an entry is called by the field that names its kind; null where that is empty, as it may be in a draft. */
export function titleOf(entry: object, field = 'id'): string | null {
  const title = new Map(Object.entries(entry)).get(field)
  return typeof title === 'string' && title.trim() !== '' ? title.trim() : null
}

/** How a message names an entry: its title in quotation marks, or `This` where it has none. */
export function quoted(title: string | null): string {
  return title === null ? 'This' : `“${title}”`
}

/** What a stored entry is called, as it was saved last. */
export async function titleOfStored(
  id: number | string,
  { slug, admin, versions }: SanitizedCollectionConfig,
  req: PayloadRequest,
): Promise<string | null> {
  const draft = Boolean(versions?.drafts)
  const entry = await req.payload.findByID({ collection: slug, id, depth: 0, draft, disableErrors: true, req })
  return entry ? titleOf(entry, admin.useAsTitle) : null
}
