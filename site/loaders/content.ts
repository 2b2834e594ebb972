import { type CatalogCollection, catalogSchemas, exampleMessage, findExamples } from '@nusa/shared/catalog'
import { type ContentFault, publishFailures } from '@nusa/shared/publishing'
import { formatFieldPath, locateEntry } from './editor-wording.ts'
import { type CmsAccess, CmsUnavailableError, fetchExport } from './fetch-export.ts'
import { BadContentError, type Entry, type Globals, type ParsedExport, parseExport } from './parse-export.ts'

export interface Content {
  cursor: string
  globals: Globals
  collections: { [Name in CatalogCollection]: Entry<Name>[] }
}

export interface LoadedContent {
  content: Content
  /** The number of added, changed and removed entries. Collections without changes are omitted. */
  changeCounts: ReadonlyMap<CatalogCollection, number>
}

export const collectionNames = Object.keys(catalogSchemas) as CatalogCollection[]

/**
 * Loads the content of the CMS. Requests only the changes since `previous`, unless `previous` is missing or incomplete.
 * @throws CmsUnavailableError
 * @throws BadContentError if an editor has to fix an entry
 */
export async function loadContent(access: CmsAccess, previous?: Content): Promise<LoadedContent> {
  const loadedContent = applyExport(previous, parseExport(await fetchExport(access, previous?.cursor)))
  if (loadedContent.isComplete || !previous) return loadedContent
  return applyExport(previous, parseExport(await fetchExport(access, undefined)))
}

function applyExport(
  previous: Content | undefined,
  parsedExport: ParsedExport,
): LoadedContent & { isComplete: boolean } {
  const collectionResults = collectionNames.map((name) => ({
    name,
    ...mergeEntries<Entry>(previous?.collections[name] ?? [], parsedExport.collections[name]),
  }))
  const collections = Object.fromEntries(collectionResults.map(({ name, entries }) => [name, entries]))
  return {
    content: {
      cursor: parsedExport.cursor,
      globals: parsedExport.globals,
      collections: collections as Content['collections'],
    },
    changeCounts: new Map(
      collectionResults.flatMap(({ name, changeCount }) => (changeCount > 0 ? [[name, changeCount]] : [])),
    ),
    isComplete: collectionResults.every(({ isComplete }) => isComplete),
  }
}

/** The entries are in the order of `liveIds`, which does not depend on earlier requests. */
function mergeEntries<Item extends { id: number | string }>(
  previousEntries: readonly Item[],
  { liveIds, changedEntries }: { liveIds: ReadonlySet<string>; changedEntries: ReadonlyMap<string, Item> },
) {
  const previousById = new Map(previousEntries.map((entry) => [String(entry.id), entry]))
  const entries = [...liveIds].flatMap((id) => changedEntries.get(id) ?? previousById.get(id) ?? [])
  const removedCount = previousEntries.filter(({ id }) => !liveIds.has(String(id))).length
  const changedCount = [...changedEntries].filter(([id, entry]) => !isEqual(entry, previousById.get(id))).length
  return { entries, changeCount: changedCount + removedCount, isComplete: entries.length === liveIds.size }
}

/**
 * The CMS sends recent changes repeatedly, so a received entry may be unchanged. Both entries have their fields in the
 * same order, because the same schema parsed them.
 */
function isEqual(entry: unknown, previous: unknown): boolean {
  return JSON.stringify(entry) === JSON.stringify(previous)
}

export class ExampleContentError extends BadContentError {
  override name = 'ExampleContentError'
}

/** @throws ExampleContentError that lists every setting that is still an example */
export function rejectExamples({ settings }: Globals): void {
  const faults = findExamples(settings).map((path) => ({
    ...locateEntry('settings'),
    field: formatFieldPath(path),
    rule: exampleMessage,
  }))
  if (faults.length > 0) throw new ExampleContentError(faults)
}

/** Returns the failure to show editors; undefined for an error that neither an editor nor an operator can fix. */
export function toExpectedFailure(
  error: unknown,
): { kind: 'failed'; message: string; faults: ContentFault[] } | undefined {
  if (error instanceof BadContentError) {
    return { kind: 'failed', message: publishFailures.content, faults: [...error.faults] }
  }
  // The message of this error is for the operator of the CMS, so editors get a general message.
  if (error instanceof CmsUnavailableError) return { kind: 'failed', message: publishFailures.unavailable, faults: [] }
  return undefined
}
