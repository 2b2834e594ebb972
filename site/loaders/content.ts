import { type CatalogCollection, catalogSchemas } from '@nusa/shared/catalog'
import { type CmsAccess, fetchExport } from './fetch-export.ts'
import type { Globals } from './globals.ts'
import { type Entry, type ParsedExport, parseExport } from './parse-export.ts'

/** Everything that the CMS has published, each entry as its schema gave it, in the CMS's order. */
export interface Content {
  /** Where the CMS's next answer goes on. */
  cursor: string
  globals: Globals
  collections: { [Name in CatalogCollection]: Entry<Name>[] }
}

export interface LoadedContent {
  content: Content
  /** How many entries changed, came or went, of the collections in which any did. */
  changes: ReadonlyMap<CatalogCollection, number>
}

export const collectionNames = Object.keys(catalogSchemas) as CatalogCollection[]

/**
 * Asks the CMS for what changed since `known`, for everything without it or where something of it is missing. Throws a
 * CmsUnavailableError or, where an editor must mend something first, a BadContentError.
 */
export async function loadContent(access: CmsAccess, known?: Content): Promise<LoadedContent> {
  const loaded = applied(known, parseExport(await fetchExport(access, known?.cursor)))
  if (loaded.isComplete || !known) return loaded
  return applied(known, parseExport(await fetchExport(access, undefined)))
}

function applied(known: Content | undefined, answer: ParsedExport): LoadedContent & { isComplete: boolean } {
  const outcomes = collectionNames.map((name) => ({
    name,
    ...entriesNow<Entry>(known?.collections[name] ?? [], answer.collections[name]),
  }))
  const collections = Object.fromEntries(outcomes.map(({ name, entries }) => [name, entries]))
  return {
    content: { cursor: answer.cursor, globals: answer.globals, collections: collections as Content['collections'] },
    changes: new Map(outcomes.flatMap(({ name, changes }) => (changes > 0 ? [[name, changes]] : []))),
    isComplete: outcomes.every(({ isComplete }) => isComplete),
  }
}

/** The live entries, as they changed or as they are known; in the order of the answer, so it doesn't matter when they came. */
function entriesNow<One extends { id: number | string }>(
  known: readonly One[],
  { live, changed }: { live: ReadonlySet<string>; changed: ReadonlyMap<string, One> },
) {
  const before = new Map(known.map((entry) => [String(entry.id), entry]))
  const entries = [...live].flatMap((id) => changed.get(id) ?? before.get(id) ?? [])
  const gone = known.filter(({ id }) => !live.has(String(id))).length
  const other = [...changed].filter(([id, entry]) => !isSame(entry, before.get(id))).length
  return { entries, changes: other + gone, isComplete: entries.length === live.size }
}

/** The CMS sends what changed shortly before once more. One schema gave both, so their fields stand in the same order. */
function isSame(entry: unknown, known: unknown): boolean {
  return JSON.stringify(entry) === JSON.stringify(known)
}
