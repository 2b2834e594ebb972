export type Versions<Id> = ReadonlyMap<Id, string>

/**
 * Caches values derived from database rows. If the version of a row differs from the cached version, the row is read
 * again.
 * @param maxEntries The cache is cleared when this number is exceeded.
 */
export function cacheByVersion<Id, Value>(
  read: (ids: Id[]) => Promise<ReadonlyMap<Id, Value>>,
  maxEntries = 1000,
): (versions: Versions<Id>) => Promise<Map<Id, Value>> {
  const cache = new Map<Id, { version: string; value: Value }>()
  return async (versions) => {
    // Cached values are copied before the first await, because concurrent calls may clear the cache or store older
    // values meanwhile.
    const values = new Map<Id, Value>()
    for (const [id, version] of versions) {
      const cached = cache.get(id)
      if (cached?.version === version) values.set(id, cached.value)
    }
    const missing = [...versions].filter(([id]) => !values.has(id))
    const found = missing.length > 0 ? await read(missing.map(([id]) => id)) : new Map<Id, Value>()
    if (cache.size + missing.length > maxEntries) cache.clear()
    for (const [id, version] of missing) {
      const value = found.get(id)
      if (value === undefined) continue
      values.set(id, value)
      cache.set(id, { version, value })
    }
    return values
  }
}
