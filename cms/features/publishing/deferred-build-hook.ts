import { AsyncLocalStorage } from 'node:async_hooks'

/** Calls the build hook. Returns whether the call succeeded. */
export type BuildHookCall = () => Promise<boolean>

const deferredCalls = new AsyncLocalStorage<Set<BuildHookCall>>()

/** Defers a call until the end of the scheduled work that is running. Returns false if no scheduled work is running. */
export function deferCall(call: BuildHookCall): boolean {
  return deferredCalls.getStore()?.add(call) !== undefined
}

/**
 * Runs scheduled work and then makes each deferred call once, without a timer. A timer would not fire on a host that
 * freezes its processes after their response. Returns whether each call succeeded.
 */
export async function runWithDeferredCalls(work: () => Promise<void>): Promise<boolean[]> {
  const calls = new Set<BuildHookCall>()
  const runCalls = () => Promise.all([...calls].map((call) => call()))
  try {
    await deferredCalls.run(calls, work)
  } catch (error) {
    // Changes that were made before the failure are still published.
    await runCalls()
    throw error
  }
  return runCalls()
}
