import { AsyncLocalStorage } from 'node:async_hooks'

/** Calls the build hook. Returns whether the call succeeded. */
export type Send = () => Promise<boolean>

const waiting = new AsyncLocalStorage<Set<Send>>()

/** Leaves a call to the work in progress, which makes it at its end. Returns false if there is no such work. */
export function deferToWork(send: Send): boolean {
  return waiting.getStore()?.add(send) !== undefined
}

/**
 * Runs the work and then makes each call that it left, once and at once. A timer would not fire on a host that freezes
 * its processes after their response. Returns whether each call succeeded.
 */
export async function sendingAfter(work: () => Promise<void>): Promise<boolean[]> {
  const sends = new Set<Send>()
  const sendAll = () => Promise.all([...sends].map((send) => send()))
  try {
    await waiting.run(sends, work)
  } catch (error) {
    // What was done before the failure is still published.
    await sendAll()
    throw error
  }
  return sendAll()
}
