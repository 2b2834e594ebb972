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
      const cachedEntry = cache.get(id)
      if (cachedEntry?.version === version) values.set(id, cachedEntry.value)
    }
    const uncachedVersions = [...versions].filter(([id]) => !values.has(id))
    const uncachedValues =
      uncachedVersions.length > 0 ? await read(uncachedVersions.map(([id]) => id)) : new Map<Id, Value>()
    if (cache.size + uncachedVersions.length > maxEntries) cache.clear()
    for (const [id, version] of uncachedVersions) {
      const value = uncachedValues.get(id)
      if (value === undefined) continue
      values.set(id, value)
      cache.set(id, { version, value })
    }
    return values
  }
}
