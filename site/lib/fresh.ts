/** Milliseconds for which what was read counts as still true. */
export const freshFor = 300_000

/**
 * The read of something that many ask for: all who ask share one answer while it is on its way and as long as it is fresh,
 * unless they ask for it anew. A failure is kept from nobody, and by nobody: the next one to ask reads again.
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
