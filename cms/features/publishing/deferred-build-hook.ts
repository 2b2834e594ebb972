import { AsyncLocalStorage } from 'node:async_hooks'

/** Resolves to true if the call of the build hook succeeded. */
export type BuildHookCall = () => Promise<boolean>

const deferredCalls = new AsyncLocalStorage<Set<BuildHookCall>>()

/**
 * Defers a call until the running scheduled work ends. Returns false if no scheduled work is running; the caller must
 * then make the call.
 */
export function deferCall(call: BuildHookCall): boolean {
  const calls = deferredCalls.getStore()
  calls?.add(call)
  return calls !== undefined
}

/**
 * Runs scheduled work, and then makes each deferred call once. Returns for each call whether it succeeded. The calls
 * cannot wait for a timer, because a serverless host may freeze the process as soon as it has responded.
 */
export async function runWithDeferredCalls(work: () => Promise<void>): Promise<boolean[]> {
  const calls = new Set<BuildHookCall>()
  const runCalls = () => Promise.all([...calls].map((call) => call()))
  try {
    await deferredCalls.run(calls, work)
  } catch (error) {
    // The work may have changed content before it failed. That content must be published too.
    await runCalls()
    throw error
  }
  return runCalls()
}
