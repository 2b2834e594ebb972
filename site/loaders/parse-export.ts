import { type CatalogCollection, type CatalogExport, catalogGlobalSchemas, catalogSchemas } from '@nusa/shared/catalog'
import * as z from 'zod/mini'
import {
  type EntryLocation,
  type Fault,
  formatFault,
  formatFieldPath,
  locateEntry,
  ruleText,
} from './editor-wording.ts'

export type Entry<Name extends CatalogCollection = CatalogCollection> = z.output<(typeof catalogSchemas)[Name]>

export interface CollectionChange<Name extends CatalogCollection = CatalogCollection> {
  /** The ids of all published entries, in the order of the CMS. */
  liveIds: ReadonlySet<string>
  changedEntries: ReadonlyMap<string, Entry<Name>>
}

export interface ParsedExport {
  cursor: string
  collections: { [Name in CatalogCollection]: CollectionChange<Name> }
  globals: Globals
}

/** The message lists every error. */
export class BadContentError extends Error {
  override name = 'BadContentError'
  readonly faults: readonly Fault[]

  constructor(faults: readonly Fault[]) {
    const count = faults.length === 1 ? 'One field' : `${faults.length} fields`
    super(`${count} in the CMS must be corrected before the site can be built:\n${faults.map(formatFault).join('\n')}`)
    this.faults = faults
  }
}

/** Returns the parsed value. If the value is invalid, adds its errors to `faults` and returns undefined. */
function parseOrReport<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
  location: EntryLocation,
  faults: Fault[],
): z.output<Schema> | undefined {
  const parsed = z.safeParse(schema, value, { reportInput: true })
  if (parsed.success) return parsed.data
  for (const issue of parsed.error.issues) {
    faults.push({ ...location, field: formatFieldPath(issue.path), rule: ruleText(issue) })
  }
  return undefined
}

function parseCollection(name: CatalogCollection, catalogExport: CatalogExport, faults: Fault[]): CollectionChange {
  const { live: publishedIds = [], changed: sentEntries = [] } = catalogExport.collections[name] ?? {}
  const liveIds = new Set(publishedIds.map(String))
  const changedEntries = new Map<string, Entry>()
  for (const entry of sentEntries) {
    const id = String(entry.id)
    if (!liveIds.has(id)) continue
    const parsedEntry = parseOrReport(catalogSchemas[name], entry, locateEntry(name, entry), faults)
    if (parsedEntry) changedEntries.set(id, parsedEntry)
  }
  return { liveIds, changedEntries }
}

export function parseEntry(
  name: CatalogCollection,
  entry: Record<string, unknown>,
): { entry: Entry } | { faults: Fault[] } {
  const faults: Fault[] = []
  const parsedEntry = parseOrReport(catalogSchemas[name], entry, locateEntry(name, entry), faults)
  return parsedEntry === undefined ? { faults } : { entry: parsedEntry }
}

/** @throws BadContentError that lists every invalid field */
export function parseExport(catalogExport: CatalogExport): ParsedExport {
  const faults: Fault[] = []
  const names = Object.keys(catalogSchemas) as CatalogCollection[]
  const collections = Object.fromEntries(
    names.map((name) => [name, parseCollection(name, catalogExport, faults)]),
  ) as ParsedExport['collections']
  const globals = Object.fromEntries(
    Object.entries(catalogGlobalSchemas).map(([name, schema]) => [
      name,
      parseOrReport(schema, catalogExport.globals[name], locateEntry(name), faults),
    ]),
  ) as Globals
  if (faults.length > 0) throw new BadContentError(faults)
  return { cursor: catalogExport.cursor, collections, globals }
}

export type Globals = { [Name in keyof typeof catalogGlobalSchemas]: z.output<(typeof catalogGlobalSchemas)[Name]> }
