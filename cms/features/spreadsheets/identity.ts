import { slugify } from '../../fields/slugify.ts'
import type { EntryValues, Values } from './cell-format.ts'
import type { Table } from './table.ts'

/** Returns a key that identifies an entry without an id by its values, or null if one of the values is missing. */
export function identityKey(table: Table, values: Values): string | null {
  const parts = table.identity.map((name) => {
    const value = name === 'slug' ? effectiveSlug(table, values) : values[name]
    // Null is a cell that cannot be read.
    if (value !== null && table.optionalIdentity.includes(name)) return { value: value ?? '' }
    return typeof value === 'string' ? value.toLowerCase() : value
  })
  return parts.some((part) => part === null || part === undefined || part === '') ? null : JSON.stringify(parts)
}

/** Returns the page address, or the address that will be derived from the title; null if there is neither. */
export function effectiveSlug(
  { columns: [titleColumn = ''] }: Table,
  { slug, [titleColumn]: title }: Values,
): string | null {
  if (typeof slug === 'string' && slug !== '') return slug
  return typeof title === 'string' && title !== '' ? slugify(title) : null
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
