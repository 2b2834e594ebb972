/** How long a value counts as fresh, in milliseconds. */
export const freshFor = 300_000

/**
 * Returns a read that callers share while it is in flight and while its result is fresh; `isAnew` forces a new read.
 * Failures are not cached; the next call reads again.
 */
export function sharedRead<Value>(
  read: () => Promise<Value>,
  now: () => number = Date.now,
): (isAnew?: boolean) => Promise<Value> {
  let kept: { value: Promise<Value>; at: number } | undefined
  return (isAnew = false) => {
    if (!isAnew && kept && now() - kept.at < freshFor) return kept.value
    const asked = { value: read(), at: now() }
    kept = asked
    asked.value.catch(() => {
      if (kept === asked) kept = undefined
    })
    return asked.value
  }
}
