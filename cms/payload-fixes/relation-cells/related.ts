export interface Related {
  collection: string
  id: number | string
}

/** A list names this many entries and counts the rest. */
const maxNamed = 3

export interface RelatedEntries {
  named: Related[]
  otherCount: number
}

/**
 * @param value an id or several, each with its collection if there are several collections
 * @param collection not a string if each value names its collection
 */
export function parseRelatedEntries(value: unknown, collection: unknown): RelatedEntries {
  const all = (Array.isArray(value) ? value : [value]).flatMap(
    (one: unknown) => parseRelatedEntry(one, collection) ?? [],
  )
  return { named: all.slice(0, maxNamed), otherCount: Math.max(0, all.length - maxNamed) }
}

function parseRelatedEntry(value: unknown, collection: unknown): Related | null {
  if (typeof value === 'number' || (typeof value === 'string' && value !== ''))
    return typeof collection === 'string' ? { collection, id: value } : null
  if (typeof value !== 'object' || value === null) return null
  if ('relationTo' in value && 'value' in value) return parseRelatedEntry(value.value, value.relationTo)
  // The relation was populated, so the value is the entry itself.
  return 'id' in value ? parseRelatedEntry(value.id, collection) : null
}
