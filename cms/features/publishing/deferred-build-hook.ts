import { AsyncLocalStorage } from 'node:async_hooks'

/** Calls the build hook. Returns whether the call succeeded. */
export type BuildHookCall = () => Promise<boolean>

const deferredCalls = new AsyncLocalStorage<Set<BuildHookCall>>()

/** Leaves a call to the work in progress, which makes it at its end. Returns false if there is no such work. */
export function deferCall(call: BuildHookCall): boolean {
  return deferredCalls.getStore()?.add(call) !== undefined
}

/**
 * Runs the work and then makes each call that it left, once and at once. A timer would not fire on a host that freezes
 * its processes after their response. Returns whether each call succeeded.
 */
export async function runWithDeferredCalls(work: () => Promise<void>): Promise<boolean[]> {
  const calls = new Set<BuildHookCall>()
  const runCalls = () => Promise.all([...calls].map((call) => call()))
  try {
    await deferredCalls.run(calls, work)
  } catch (error) {
    // What was done before the failure is still published.
    await runCalls()
    throw error
  }
  return runCalls()
}
