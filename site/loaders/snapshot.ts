import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CatalogCollection } from '@nusa/shared/catalog'
import { replaceFile } from '../lib/files.ts'
import { codeHash } from './code-hash.mjs'
import { type Content, collectionNames, type LoadedContent, loadContent } from './content.ts'
import { readEntries, writeEntries } from './entry-file.ts'
import type { CmsAccess } from './fetch-export.ts'

/**
 * Updates the stored content from the CMS and returns it. Loads all content if the stored content is from another CMS
 * or was parsed by other schemas.
 */
export async function updateSnapshot(folder: string, root: string, access: CmsAccess): Promise<LoadedContent> {
  const origin = computeOrigin(root, access)
  const storedContent = await readSnapshot(folder, origin)
  const loadedContent = await loadContent(access, storedContent)
  await writeSnapshot(
    folder,
    origin,
    loadedContent.content,
    storedContent ? [...loadedContent.changeCounts.keys()] : collectionNames,
  )
  return loadedContent
}

/** Returns a hash of the URL of the CMS, the schemas and the file format. Content with another hash is not used. */
export function computeOrigin(root: string, access: Pick<CmsAccess, 'url'>): string {
  const sources = [
    'shared/catalog',
    'shared/money/rupiah.ts',
    'shared/dates/local-date.ts',
    'site/loaders/entry-file.ts',
  ]
  return codeHash(
    sources.map((part) => path.join(root, part)),
    [access.url],
  )
}

/** Returns undefined if the snapshot is missing or of another origin. */
export async function readSnapshotState(
  folder: string,
  origin?: string,
): Promise<Pick<Content, 'cursor' | 'globals'> | undefined> {
  try {
    const { origin: storedOrigin, cursor, globals } = JSON.parse(await readFile(path.join(folder, stateFile), 'utf8'))
    return origin !== undefined && storedOrigin !== origin ? undefined : { cursor, globals }
  } catch {
    return undefined
  }
}

/** Returns undefined if the content is missing, incomplete or of another origin. */
export async function readSnapshot(folder: string, origin?: string): Promise<Content | undefined> {
  try {
    const state = await readSnapshotState(folder, origin)
    if (!state) return undefined
    const files = collectionNames.map(async (name) => [name, await readEntries(collectionFile(folder, name))])
    // The same schemas parsed these entries before they were stored. Parsing ten thousand tours again takes seconds.
    return { ...state, collections: Object.fromEntries(await Promise.all(files)) } as Content
  } catch {
    return undefined
  }
}

/** Returns whether a stored tour has seasons, so that its 'from' price depends on the day. */
export async function hasSeasons(folder: string): Promise<boolean> {
  const content = await readSnapshot(folder)
  const packages = content?.collections.tours.flatMap(({ pricing }) => pricing) ?? []
  // Content that was stored before packages had seasons lacks the field.
  return packages.some(({ seasons }: { seasons?: readonly unknown[] }) => (seasons ?? []).length > 0)
}

/** The file with the cursor is written last, so that the same changes are fetched again after an interruption. */
async function writeSnapshot(folder: string, origin: string, content: Content, names: readonly CatalogCollection[]) {
  const { cursor, globals, collections } = content
  await mkdir(folder, { recursive: true })
  for (const name of names) await writeEntries(collectionFile(folder, name), collections[name])
  await replaceFile(path.join(folder, stateFile), JSON.stringify({ origin, cursor, globals }))
}

const stateFile = 'state.json'

export const collectionFile = (folder: string, name: CatalogCollection) => path.join(folder, `${name}.json`)

/** The files of a snapshot, in the order of writing. */
export const snapshotFiles = [...collectionNames.map((name) => `${name}.json`), stateFile]
