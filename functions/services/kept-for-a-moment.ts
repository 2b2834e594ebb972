interface Kept<Value> {
  value: Promise<Value>
  until: number
}

/**
 * Caches the result per key for some milliseconds and merges concurrent calls, so that many visitors cause one database query.
 * Failures are not cached.
 * @param keyOf Returns the cache key of a query.
 */
export function keptForAMoment<Question, Value>(
  { milliseconds, most }: { milliseconds: number; most: number },
  keyOf: (question: Question) => string,
  ask: (question: Question) => Promise<Value>,
  clock: () => number = () => performance.now(),
): (question: Question) => Promise<Value> {
  const answers = new Map<string, Kept<Value>>()
  return (question) => {
    const key = keyOf(question)
    const now = clock()
    const known = answers.get(key)
    if (known && known.until > now) return known.value
    if (answers.size >= most) answers.clear()
    const value = ask(question)
    answers.set(key, { value, until: now + milliseconds })
    value.catch(() => answers.delete(key))
    return value
  }
}
