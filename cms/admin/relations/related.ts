/** An entry that a field points to. */
export interface Related {
  collection: string
  id: number | string
}

/** So many are named in a list; of the others it says how many they are. */
const most = 3

export interface RelatedIn {
  named: Related[]
  /** How many more there are. */
  more: number
}

/**
 * The entries that a field points to.
 * @param value Of the field: an id or several, each with its collection where it may be of more than one.
 * @param collection The one that it points to; several where each value says its own.
 */
export function relatedIn(value: unknown, collection: unknown): RelatedIn {
  const all = (Array.isArray(value) ? value : [value]).flatMap((one: unknown) => related(one, collection) ?? [])
  return { named: all.slice(0, most), more: Math.max(0, all.length - most) }
}

function related(value: unknown, collection: unknown): Related | null {
  if (typeof value === 'number' || (typeof value === 'string' && value !== ''))
    return typeof collection === 'string' ? { collection, id: value } : null
  if (typeof value !== 'object' || value === null) return null
  if ('relationTo' in value && 'value' in value) return related(value.value, value.relationTo)
  // Whoever asks for more than the list does gets the entry itself.
  return 'id' in value ? related(value.id, collection) : null
}
