import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CatalogCollection } from '@nusa/shared/catalog'
import { replaceFile } from '../build/files.ts'
import { codeHash } from './code-hash.mjs'
import { readEntries, writeEntries } from './collection-file.ts'
import { type Content, collectionNames, type LoadedContent, loadContent } from './content.ts'
import type { CmsAccess } from './fetch-export.ts'

/**
 * The CMS's content as it is now, which a folder keeps from build to build: a file for each collection, and one that says from
 * where on the CMS is asked the next time. Content of another CMS, or that other schemas have parsed, is loaded anew.
 */
export async function updateSnapshot(folder: string, root: string, access: CmsAccess): Promise<LoadedContent> {
  const origin = originOf(root, access)
  const known = await readSnapshot(folder, origin)
  const loaded = await loadContent(access, known)
  await writeSnapshot(folder, origin, loaded.content, known ? [...loaded.changes.keys()] : collectionNames)
  return loaded
}

/** What a snapshot is of: this CMS, by these schemas, a line for each entry. */
export function originOf(root: string, access: Pick<CmsAccess, 'url'>): string {
  const schemas = [
    'shared/catalog',
    'shared/money/rupiah.ts',
    'shared/dates/local-date.ts',
    'site/loaders/entry-file.ts',
  ]
  return codeHash(
    schemas.map((part) => path.join(root, part)),
    [access.url],
  )
}

/** From where on the CMS is asked the next time, and what exists once; undefined where there is none of this origin. */
export async function readSnapshotState(
  folder: string,
  origin?: string,
): Promise<Pick<Content, 'cursor' | 'globals'> | undefined> {
  try {
    const { origin: kept, cursor, globals } = JSON.parse(await readFile(path.join(folder, stateFile), 'utf8'))
    return origin !== undefined && kept !== origin ? undefined : { cursor, globals }
  } catch {
    return undefined
  }
}

/** The content that a folder keeps; undefined where there is none of this origin, or not all of it. */
export async function readSnapshot(folder: string, origin?: string): Promise<Content | undefined> {
  try {
    const state = await readSnapshotState(folder, origin)
    if (!state) return undefined
    const files = collectionNames.map(async (name) => [name, await readEntries(collectionFile(folder, name))])
    // Written below, from what these same schemas have parsed: checking ten thousand tours again would take seconds.
    return { ...state, collections: Object.fromEntries(await Promise.all(files)) } as Content
  } catch {
    return undefined
  }
}

/** The state comes last: where this is interrupted, the CMS is asked for the same changes again. */
async function writeSnapshot(folder: string, origin: string, content: Content, names: readonly CatalogCollection[]) {
  const { cursor, globals, collections } = content
  await mkdir(folder, { recursive: true })
  for (const name of names) await writeEntries(collectionFile(folder, name), collections[name])
  await replaceFile(path.join(folder, stateFile), JSON.stringify({ origin, cursor, globals }))
}

const stateFile = 'state.json'

export const collectionFile = (folder: string, name: CatalogCollection) => path.join(folder, `${name}.json`)

/** The names of all files of a snapshot, in the order in which they are written. */
export const snapshotFiles = [...collectionNames.map((name) => `${name}.json`), stateFile]
