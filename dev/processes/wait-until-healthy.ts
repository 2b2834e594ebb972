import { setTimeout as wait } from 'node:timers/promises'
import type { Child } from './child.ts'

/**
 * Waits until a child answers requests.
 * @throws an Error with the end of the child's log if the child exits or does not answer in time
 */
export async function waitUntilHealthy(
  url: string,
  child: Child,
  init: RequestInit = {},
  timeoutMs = 120_000,
): Promise<void> {
  const deadline = Date.now() + timeoutMs
  let lastFailure = 'no answer'
  while (Date.now() < deadline) {
    if (child.hasExited()) {
      throw new Error(
        `${child.name} did not start: ${await child.exited}. The end of ${child.logFile}:\n${child.readLogEnd()}`,
      )
    }
    try {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) })
      await response.arrayBuffer()
      if (response.ok) return
      lastFailure = `status ${response.status}`
    } catch (error) {
      lastFailure = error instanceof Error ? error.message : String(error)
    }
    await wait(100)
  }
  throw new Error(
    `${child.name} does not answer at ${url} (${lastFailure}). The end of ${child.logFile}:\n${child.readLogEnd()}`,
  )
}
