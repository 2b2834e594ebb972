import { vi } from 'vitest'

/** Milliseconds. Vitest's own default of one second is too short on a busy machine; a test that fails only then tells nothing. */
const DEFAULT_TIMEOUT_MS = 10_000

const { waitFor } = vi

// Files that share a worker run this again.
if (waitFor.name !== 'waitPatiently') {
  vi.waitFor = function waitPatiently(callback, options) {
    return waitFor(callback, typeof options === 'number' ? options : { timeout: DEFAULT_TIMEOUT_MS, ...options })
  }
}
