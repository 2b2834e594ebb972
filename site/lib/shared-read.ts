export const freshForMs = 300_000

/**
 * Returns a function that calls `read` and caches its result for `freshForMs`. With `isForced`, the function calls
 * `read` again. Failures are not cached.
 */
export function createSharedRead<Value>(
  read: () => Promise<Value>,
  now: () => number = Date.now,
): (isForced?: boolean) => Promise<Value> {
  let cachedRead: { value: Promise<Value>; startedAt: number } | undefined
  return (isForced = false) => {
    if (!isForced && cachedRead && now() - cachedRead.startedAt < freshForMs) return cachedRead.value
    const request = { value: read(), startedAt: now() }
    cachedRead = request
    request.value.catch(() => {
      if (cachedRead === request) cachedRead = undefined
    })
    return request.value
  }
}
