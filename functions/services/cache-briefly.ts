interface CacheEntry<Value> {
  value: Promise<Value>
  expiresAt: number
}

/**
 * Caches the result per key for `ttlMs` milliseconds and merges concurrent calls, so that many visitors cause one
 * database query. Failures are not cached.
 */
export function cacheBriefly<Query, Value>(
  { ttlMs, maxEntries }: { ttlMs: number; maxEntries: number },
  keyOf: (query: Query) => string,
  load: (query: Query) => Promise<Value>,
  clock: () => number = () => performance.now(),
): (query: Query) => Promise<Value> {
  const cache = new Map<string, CacheEntry<Value>>()
  return (query) => {
    const key = keyOf(query)
    const now = clock()
    const cachedEntry = cache.get(key)
    if (cachedEntry && cachedEntry.expiresAt > now) return cachedEntry.value
    if (cache.size >= maxEntries) cache.clear()
    const value = load(query)
    cache.set(key, { value, expiresAt: now + ttlMs })
    value.catch(() => cache.delete(key))
    return value
  }
}
