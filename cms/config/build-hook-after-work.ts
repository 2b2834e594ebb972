import { AsyncLocalStorage } from 'node:async_hooks'

/** Tells an address, and whether that took it. */
export type Send = () => Promise<boolean>

const waiting = new AsyncLocalStorage<Set<Send>>()

/** Leaves a call to the work that is being done, which makes it at its end; false where there is none. */
export function leftToWork(send: Send): boolean {
  return waiting.getStore()?.add(send) !== undefined
}

/**
 * Does the work and then at once, however often it was asked for meanwhile, calls whom it changed something for: on a host that
 * freezes its processes after their answer no timer would. Answers with what became of each call.
 */
export async function sendingAfter(work: () => Promise<void>): Promise<boolean[]> {
  const sends = new Set<Send>()
  const sendAll = () => Promise.all([...sends].map((send) => send()))
  try {
    await waiting.run(sends, work)
  } catch (error) {
    // What was done before it failed is done.
    await sendAll()
    throw error
  }
  return sendAll()
}
