import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** A process of the API that is restarted whenever it ends, as hosts do. */
export interface RestartingServer {
  url: string
  kill(downtimeMs: number): Promise<void>
  waitUntilReady(): Promise<void>
  /** Exits that `kill` did not cause, for example 'with code 1'. Exits before the first response are not included. */
  unexpectedExits: string[]
  stop(): Promise<void>
}

/** Limits how often the process is restarted while the database is down. Without a database, it ends immediately. */
const restartDelayMs = 300

export function startRestartingServer(
  args: readonly string[],
  port: number,
  env: NodeJS.ProcessEnv,
  logFile: string,
): RestartingServer {
  const url = `http://127.0.0.1:${port}`
  const unexpectedExits: string[] = []
  let isStopping = false
  let requestedDowntimeMs: number | null = null
  let child: ChildProcess
  const lifecycle = runUntilStopped()

  async function runUntilStopped(): Promise<void> {
    while (!isStopping) {
      const log = openSync(logFile, 'a')
      child = spawn(process.execPath, args, {
        env: { ...env, SITE_PORT: String(port) },
        stdio: ['ignore', log, log],
      })
      closeSync(log)
      let hasServed = false
      const exit = once(child, 'exit')
      void waitUntilHealthy(url, () => child.exitCode === null && child.signalCode === null).then((isHealthy) => {
        hasServed = isHealthy
      })
      const [code, signal] = await exit
      if (hasServed && requestedDowntimeMs === null && !isStopping)
        unexpectedExits.push(signal ? `by ${signal}` : `with code ${code}`)
      const downtimeMs = requestedDowntimeMs ?? restartDelayMs
      requestedDowntimeMs = null
      if (!isStopping) await wait(downtimeMs)
    }
  }

  return {
    url,
    unexpectedExits,
    async kill(downtimeMs) {
      const killedChild = child
      requestedDowntimeMs = downtimeMs
      killedChild.kill('SIGKILL')
      if (killedChild.exitCode === null && killedChild.signalCode === null) await once(killedChild, 'exit')
    },
    async waitUntilReady() {
      if (await waitUntilHealthy(url, () => !isStopping)) return
      throw new Error('The API was stopped before it responded.')
    },
    async stop() {
      isStopping = true
      child.kill('SIGTERM')
      await lifecycle
    },
  }
}

/** Returns false if `shouldContinue` returns false before the server responds. */
export async function waitUntilHealthy(url: string, shouldContinue: () => boolean): Promise<boolean> {
  while (shouldContinue()) {
    const response = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(5000) }).catch(() => null)
    await response?.arrayBuffer().catch(() => undefined)
    if (response?.ok) return true
    await wait(50)
  }
  return false
}
