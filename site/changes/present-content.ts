import type { CatalogCollection } from '@nusa/shared/catalog'
import { type Content, collectionNames } from '../loaders/content.ts'
import { type EntryFile, type EntryTexts, openEntries } from '../loaders/entry-file.ts'
import { type CmsAccess, fetchExport } from '../loaders/fetch-export.ts'
import { type ParsedExport, parseExport } from '../loaders/parse-export.ts'
import { collectionFile, readSnapshotState } from '../loaders/snapshot.ts'

/** The content of one moment; its entries are read when they are asked for. */
export interface ContentTexts {
  globals: Content['globals']
  collections: { [Name in CatalogCollection]: EntryTexts }
}

/** Content that lies in a folder, open until it is closed. */
export interface KeptContent extends ContentTexts {
  collections: { [Name in CatalogCollection]: EntryFile }
  cursor: string
  close(): void
}

/** Opens what a folder keeps, as `updateSnapshot` wrote it; undefined where there is none of this origin, or not all of it. */
export async function openContent(folder: string, origin?: string): Promise<KeptContent | undefined> {
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
  return { ...state, collections: Object.fromEntries(opened) as KeptContent['collections'], close }
}

/** The content of now, and of each collection which entries may be others than in the one that was known. */
export interface PresentContent extends ContentTexts {
  sent: { [Name in CatalogCollection]: ReadonlySet<string> }
}

/**
 * The content that would be published now: what is known, and what the CMS says has changed since. Nothing is kept of it.
 * @throws CmsUnavailableError and BadContentError
 */
export async function presentContent(access: CmsAccess, known: KeptContent | undefined): Promise<PresentContent> {
  const answer = parseExport(await fetchExport(access, known?.cursor))
  const isComplete = collectionNames.every((name) => {
    const { live, changed } = answer.collections[name]
    return [...live].every((id) => changed.has(id) || known?.collections[name].has(id))
  })
  // Without what is known the answer is all there is.
  if (!isComplete && known) return presentContent(access, undefined)
  return {
    globals: answer.globals,
    collections: perCollection((name) => entriesNow(answer.collections[name], known?.collections[name])),
    sent: perCollection((name) => new Set(answer.collections[name].changed.keys())),
  }
}

function entriesNow(
  { live, changed }: ParsedExport['collections'][CatalogCollection],
  known: EntryTexts | undefined,
): EntryTexts {
  return {
    ids: [...live],
    has: (id) => live.has(id),
    text(id) {
      const entry = changed.get(id)
      if (entry) return JSON.stringify(entry)
      return live.has(id) ? known?.text(id) : undefined
    },
  }
}

function perCollection<T>(make: (name: CatalogCollection) => T): { [Name in CatalogCollection]: T } {
  return Object.fromEntries(collectionNames.map((name) => [name, make(name)])) as { [Name in CatalogCollection]: T }
}
