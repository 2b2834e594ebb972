import type { CatalogCollection } from '@nusa/shared/catalog'
import { type Content, collectionNames } from '../loaders/content.ts'
import { type EntryFile, type EntryTexts, openEntries } from '../loaders/entry-file.ts'
import { type CmsAccess, fetchExport } from '../loaders/fetch-export.ts'
import { type ParsedExport, parseExport } from '../loaders/parse-export.ts'
import { collectionFile, readSnapshotState } from '../loaders/snapshot.ts'

/** The entries are JSON texts, which are read on demand. */
export interface ContentTexts {
  globals: Content['globals']
  collections: { [Name in CatalogCollection]: EntryTexts }
}

export interface StoredContent extends ContentTexts {
  collections: { [Name in CatalogCollection]: EntryFile }
  cursor: string
  close(): void
}

/**
 * Returns undefined if the content is missing or incomplete. With an `origin`, also returns undefined for content that
 * was loaded from another CMS or parsed with other schemas.
 */
export async function openContent(folder: string, origin?: string): Promise<StoredContent | undefined> {
  const state = await readSnapshotState(folder, origin)
  if (!state) return undefined
  const openedFiles: [CatalogCollection, EntryFile][] = []
  const close = () => {
    for (const [, file] of openedFiles) file.close()
  }
  try {
    for (const name of collectionNames) openedFiles.push([name, openEntries(collectionFile(folder, name))])
  } catch {
    close()
    return undefined
  }
  return { ...state, collections: Object.fromEntries(openedFiles) as StoredContent['collections'], close }
}

/** `sentIds` are the ids of the entries that the CMS sent, which may differ from the cached entries. */
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
  cachedContent: StoredContent | undefined,
): Promise<CurrentContent> {
  const parsedExport = parseExport(await fetchExport(access, cachedContent?.cursor))
  const isComplete = collectionNames.every((name) => {
    const { liveIds, changedEntries } = parsedExport.collections[name]
    return [...liveIds].every((id) => changedEntries.has(id) || cachedContent?.collections[name].has(id))
  })
  // Without cached content, the response of the CMS is complete.
  if (!isComplete && cachedContent) return fetchCurrentContent(access, undefined)
  return {
    globals: parsedExport.globals,
    collections: perCollection((name) =>
      mergeEntryTexts(parsedExport.collections[name], cachedContent?.collections[name]),
    ),
    sentIds: perCollection((name) => new Set(parsedExport.collections[name].changedEntries.keys())),
  }
}

function mergeEntryTexts(
  { liveIds, changedEntries }: ParsedExport['collections'][CatalogCollection],
  cachedTexts: EntryTexts | undefined,
): EntryTexts {
  return {
    ids: [...liveIds],
    has: (id) => liveIds.has(id),
    readText(id) {
      const entry = changedEntries.get(id)
      if (entry) return JSON.stringify(entry)
      return liveIds.has(id) ? cachedTexts?.readText(id) : undefined
    },
  }
}

function perCollection<T>(create: (name: CatalogCollection) => T): { [Name in CatalogCollection]: T } {
  return Object.fromEntries(collectionNames.map((name) => [name, create(name)])) as { [Name in CatalogCollection]: T }
}
