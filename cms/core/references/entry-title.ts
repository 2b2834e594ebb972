import { entryIdPattern } from '@nusa/shared/catalog'
import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload'

/** Returns the title of an entry; null for an empty title, which is possible in a draft. */
export function titleOf(entry: object, titleField = 'id'): string | null {
  const title = new Map(Object.entries(entry)).get(titleField)
  return typeof title === 'string' && title.trim() !== '' ? title.trim() : null
}

export function quoteTitle(title: string | null): string {
  return title === null ? 'This' : `“${title}”`
}

/** Reads the title of the newest version, which may be a draft. */
export async function readTitle(
  id: number | string,
  { slug, admin, versions }: SanitizedCollectionConfig,
  req: PayloadRequest,
): Promise<string | null> {
  const draft = Boolean(versions?.drafts)
  const entry = await req.payload.findByID({ collection: slug, id, depth: 0, draft, disableErrors: true, req })
  return entry ? titleOf(entry, admin.useAsTitle) : null
}

export type Titles = ReadonlyMap<string, string>

export interface EntryIds {
  collection: CollectionSlug
  ids: readonly string[]
}

/**
 * Reads titles with one query per collection. Omits entries without a title and entries that the user cannot read.
 */
export async function readTitles(
  entries: readonly EntryIds[],
  req: Pick<PayloadRequest, 'payload' | 'user'>,
): Promise<ReadonlyMap<string, Titles>> {
  const { payload, user } = req
  const titles = new Map<string, Titles>()
  for (const [collection, entriesOfCollection] of Map.groupBy(entries, (entry) => entry.collection)) {
    const { config, customIDType } = payload.collections[collection]
    const ids = entriesOfCollection.flatMap((entry) => entry.ids)
    const validIds = customIDType === 'text' ? ids : ids.filter((id) => entryIdPattern.test(id))
    const where = { id: { in: [...new Set(validIds)] } }
    const readerOptions = { overrideAccess: false, user, req } as const
    // `find` throws an error if the user cannot read the collection.
    const result = await payload
      .find({ collection, where, depth: 0, pagination: false, ...readerOptions })
      .catch(() => null)
    const idsAndTitles = (result?.docs ?? []).flatMap((doc): [string, string][] => {
      const title = titleOf(doc, config.admin.useAsTitle)
      return title === null ? [] : [[String(doc.id), title]]
    })
    titles.set(collection, new Map(idsAndTitles))
  }
  return titles
}
