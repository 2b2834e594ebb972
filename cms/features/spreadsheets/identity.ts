import { slugify } from '../../fields/slugify.ts'
import type { Values } from './columns.ts'
import type { EntryValues } from './export.ts'
import type { Table } from './tables.ts'

/** Returns a key that identifies an entry without an id by its values, or null if one of the values is missing. */
export function identityKey(table: Table, values: Values): string | null {
  const parts = table.identity.map((name) => {
    const value = name === 'slug' ? effectiveSlug(table, values) : values[name]
    return typeof value === 'string' ? value.toLowerCase() : value
  })
  return parts.some((part) => part === null || part === undefined || part === '') ? null : JSON.stringify(parts)
}

/** Returns the page address, or the address that will be derived from the title; null without both. */
export function effectiveSlug({ columns: [title = ''] }: Table, { slug, [title]: name }: Values): string | null {
  if (typeof slug === 'string' && slug !== '') return slug
  return typeof name === 'string' && name !== '' ? slugify(name) : null
}

/** Entries by id and by identity. */
export interface EntryIndex {
  byId: ReadonlyMap<string, EntryValues>
  byIdentity: ReadonlyMap<string, readonly EntryValues[]>
}

export function indexEntries(table: Table, entries: readonly EntryValues[]): EntryIndex {
  const byIdentity = new Map<string, EntryValues[]>()
  for (const entry of entries) {
    const identity = identityKey(table, entry)
    if (identity !== null) byIdentity.set(identity, [...(byIdentity.get(identity) ?? []), entry])
  }
  return { byId: new Map(entries.map((entry) => [String(entry.id), entry])), byIdentity }
}
