export interface RelatedEntry {
  collection: string
  id: number | string
}

/** A cell names this many entries, and counts the entries after them. */
const maxNamedEntries = 3

export interface RelatedEntries {
  namedEntries: RelatedEntry[]
  otherCount: number
}

/**
 * @param value an id, an entry or `{ relationTo, value }`, or an array of these
 * @param collection the related collection; not a string if each value names its collection
 */
export function parseRelatedEntries(value: unknown, collection: unknown): RelatedEntries {
  const relatedEntries = (Array.isArray(value) ? value : [value]).flatMap(
    (item: unknown) => parseRelatedEntry(item, collection) ?? [],
  )
  return {
    namedEntries: relatedEntries.slice(0, maxNamedEntries),
    otherCount: Math.max(0, relatedEntries.length - maxNamedEntries),
  }
}

function parseRelatedEntry(value: unknown, collection: unknown): RelatedEntry | null {
  if (typeof value === 'number' || (typeof value === 'string' && value !== ''))
    return typeof collection === 'string' ? { collection, id: value } : null
  if (typeof value !== 'object' || value === null) return null
  if ('relationTo' in value && 'value' in value) return parseRelatedEntry(value.value, value.relationTo)
  // The relation was populated, so the value is the entry itself.
  return 'id' in value ? parseRelatedEntry(value.id, collection) : null
}
