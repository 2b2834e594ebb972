/**
 * Merges concurrent requests for the same work. A request during a run shares the next run, because the current one may
 * have missed what the caller has just changed.
 */
export function mergeConcurrent<Outcome>(work: () => Promise<Outcome>): () => Promise<Outcome> {
  let running: Promise<unknown> | null = null
  let next: Promise<Outcome> | null = null

  async function begin(): Promise<Outcome> {
    // A failure of the previous run is reported only to its own callers.
    await running?.catch(() => undefined)
    next = null
    const begun = work()
    running = begun
    try {
      return await begun
    } finally {
      if (running === begun) running = null
    }
  }

  return () => {
    next ??= begin()
    return next
  }
}
