import { type CatalogCollection, catalogSchemas } from '@nusa/shared/catalog'
import { type CmsAccess, fetchExport } from './fetch-export.ts'
import type { Globals } from './globals.ts'
import { type Entry, type ParsedExport, parseExport } from './parse-export.ts'

/** Everything that the CMS has published, parsed by the schemas, in the order of the CMS. */
export interface Content {
  /** The position from which the next export continues. */
  cursor: string
  globals: Globals
  collections: { [Name in CatalogCollection]: Entry<Name>[] }
}

export interface LoadedContent {
  content: Content
  /** Number of entries added, changed or removed, for each collection with changes. */
  changes: ReadonlyMap<CatalogCollection, number>
}

export const collectionNames = Object.keys(catalogSchemas) as CatalogCollection[]

/**
 * Loads the changes since `known` from the CMS; everything if `known` is missing or incomplete.
 * @throws CmsUnavailableError
 * @throws BadContentError if an editor has to fix an entry
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

/**
 * Returns the live entries, changed or known, in the order of the response, so that the order does not depend on
 * earlier requests.
 */
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

/**
 * Compares two entries. The CMS repeats recent changes. Both values come from the same schema, so their fields have the
 * same order.
 */
function isSame(entry: unknown, known: unknown): boolean {
  return JSON.stringify(entry) === JSON.stringify(known)
}
