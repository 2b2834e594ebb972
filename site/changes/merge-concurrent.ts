/**
 * Merges concurrent requests for the same work. A request during a run shares the next run, because the current run may
 * have missed the latest change of the caller.
 */
export function mergeConcurrent<Outcome>(work: () => Promise<Outcome>): () => Promise<Outcome> {
  let running: Promise<unknown> | null = null
  let next: Promise<Outcome> | null = null

  async function begin(): Promise<Outcome> {
    // A failure of the previous run is reported only to its own callers.
    await running?.catch(() => undefined)
    next = null
    const run = work()
    running = run
    try {
      return await run
    } finally {
      if (running === run) running = null
    }
  }

  return () => {
    next ??= begin()
    return next
  }
}
