import type { CatalogCollection } from '@nusa/shared/catalog'
import { type Content, collectionNames } from '../loaders/content.ts'
import { type EntryFile, type EntryTexts, openEntries } from '../loaders/entry-file.ts'
import { type CmsAccess, fetchExport } from '../loaders/fetch-export.ts'
import { type ParsedExport, parseExport } from '../loaders/parse-export.ts'
import { collectionFile, readSnapshotState } from '../loaders/snapshot.ts'

/** Entries are read on demand. */
export interface ContentTexts {
  globals: Content['globals']
  collections: { [Name in CatalogCollection]: EntryTexts }
}

export interface StoredContent extends ContentTexts {
  collections: { [Name in CatalogCollection]: EntryFile }
  cursor: string
  close(): void
}

/** Returns undefined if the content is missing, incomplete or of another origin. */
export async function openContent(folder: string, origin?: string): Promise<StoredContent | undefined> {
  const state = await readSnapshotState(folder, origin)
  if (!state) return undefined
  const opened: [CatalogCollection, EntryFile][] = []
  const close = () => {
    for (const [, file] of opened) file.close()
  }
  try {
    for (const name of collectionNames) opened.push([name, openEntries(collectionFile(folder, name))])
  } catch {
    close()
    return undefined
  }
  return { ...state, collections: Object.fromEntries(opened) as StoredContent['collections'], close }
}

/** `sentIds` has the entries that may differ from the cached entries. */
export interface CurrentContent extends ContentTexts {
  sentIds: { [Name in CatalogCollection]: ReadonlySet<string> }
}

/**
 * Returns the cached content with the changes from the CMS. Stores nothing.
 * @throws CmsUnavailableError
 * @throws BadContentError
 */
export async function fetchCurrentContent(
  access: CmsAccess,
  cached: StoredContent | undefined,
): Promise<CurrentContent> {
  const parsedExport = parseExport(await fetchExport(access, cached?.cursor))
  const isComplete = collectionNames.every((name) => {
    const { live, changed } = parsedExport.collections[name]
    return [...live].every((id) => changed.has(id) || cached?.collections[name].has(id))
  })
  // Without cached content, the response of the CMS is complete.
  if (!isComplete && cached) return fetchCurrentContent(access, undefined)
  return {
    globals: parsedExport.globals,
    collections: perCollection((name) => currentEntries(parsedExport.collections[name], cached?.collections[name])),
    sentIds: perCollection((name) => new Set(parsedExport.collections[name].changed.keys())),
  }
}

function currentEntries(
  { live, changed }: ParsedExport['collections'][CatalogCollection],
  cached: EntryTexts | undefined,
): EntryTexts {
  return {
    ids: [...live],
    has: (id) => live.has(id),
    text(id) {
      const entry = changed.get(id)
      if (entry) return JSON.stringify(entry)
      return live.has(id) ? cached?.text(id) : undefined
    },
  }
}

function perCollection<T>(make: (name: CatalogCollection) => T): { [Name in CatalogCollection]: T } {
  return Object.fromEntries(collectionNames.map((name) => [name, make(name)])) as { [Name in CatalogCollection]: T }
}
