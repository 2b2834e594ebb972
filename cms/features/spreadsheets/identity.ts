import { slugify } from '../../fields/slugify.ts'
import type { EntryValues, Values } from './cell-format.ts'
import type { Table } from './table.ts'

/** Returns a text by which an entry can be found without its id, or null if a value is missing. */
export function createIdentityKey(table: Table, values: Values): string | null {
  const parts = table.identity.map((name) => {
    const value = name === 'slug' ? findSlug(table, values) : values[name]
    // A missing optional value counts as empty. Null means that the cell cannot be read, so there is no
    // identity.
    if (value !== null && table.optionalIdentity.includes(name)) return { value: value ?? '' }
    return typeof value === 'string' ? value.toLowerCase() : value
  })
  return parts.some((part) => part === null || part === undefined || part === '') ? null : JSON.stringify(parts)
}

/** Returns the page address, or the address that will be derived from the title. Returns null if both are missing. */
export function findSlug({ columns }: Table, values: Values): string | null {
  const { slug } = values
  const [titleColumn = ''] = columns
  const title = values[titleColumn]
  if (typeof slug === 'string' && slug !== '') return slug
  return typeof title === 'string' && title !== '' ? slugify(title) : null
}

export interface EntryIndex {
  byId: ReadonlyMap<string, EntryValues>
  byIdentity: ReadonlyMap<string, readonly EntryValues[]>
}

export function indexEntries(table: Table, entries: readonly EntryValues[]): EntryIndex {
  const byIdentity = new Map<string, EntryValues[]>()
  for (const entry of entries) {
    const identity = createIdentityKey(table, entry)
    if (identity !== null) byIdentity.set(identity, [...(byIdentity.get(identity) ?? []), entry])
  }
  return { byId: new Map(entries.map((entry) => [String(entry.id), entry])), byIdentity }
}
