/**
 * Merges concurrent requests. A request during a run shares the next run, because the current run may have missed the
 * latest change of the caller.
 */
export function mergeConcurrent<Outcome>(work: () => Promise<Outcome>): () => Promise<Outcome> {
  let currentRun: Promise<unknown> | null = null
  let nextRun: Promise<Outcome> | null = null

  async function startRun(): Promise<Outcome> {
    // A failure of the previous run is reported only to the callers of that run.
    await currentRun?.catch(() => undefined)
    nextRun = null
    const run = work()
    currentRun = run
    try {
      return await run
    } finally {
      if (currentRun === run) currentRun = null
    }
  }

  return () => {
    nextRun ??= startRun()
    return nextRun
  }
}
