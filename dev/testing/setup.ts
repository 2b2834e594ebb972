import fc from 'fast-check'
import { vi } from 'vitest'

/**
 * Property tests use the same random values in every run, so that a result depends on the commit and not on chance.
 * `PROPERTY_SEED` changes the values and `PROPERTY_RUNS` their number. Write a test for each failure that you find that
 * way.
 */
const { PROPERTY_SEED: seed = '20261121', PROPERTY_RUNS: runs = '100' } = process.env

fc.configureGlobal({ seed: Number(seed), numRuns: Number(runs) })

/** For `vi.waitFor`. Vitest's own default of one second is too short on a busy machine. */
const DEFAULT_TIMEOUT_MS = 10_000

const { waitFor } = vi

// Each test file of a worker runs this module again, so `waitFor` may already be replaced.
if (waitFor.name !== 'waitPatiently') {
  vi.waitFor = function waitPatiently(callback, options) {
    return waitFor(callback, typeof options === 'number' ? options : { timeout: DEFAULT_TIMEOUT_MS, ...options })
  }
}
