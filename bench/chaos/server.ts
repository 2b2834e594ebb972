import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** A process of the functions that is restarted whenever it ends, as a host does. */
export interface FrailServer {
  address: string
  /** Kills it with SIGKILL; it stays down for `away` milliseconds. */
  strike(away: number): Promise<void>
  /** Resolves when it responds. */
  ready(): Promise<void>
  /** How it ended after it had started to serve, for each end that `strike` did not cause. */
  deaths: string[]
  stop(): Promise<void>
}

/** Pause before a restart (ms). A process without a database ends at once and is restarted. */
const pause = 300

export function startFrailServer(
  args: readonly string[],
  port: number,
  env: NodeJS.ProcessEnv,
  logFile: string,
): FrailServer {
  const address = `http://127.0.0.1:${port}`
  const deaths: string[] = []
  let isStopping = false
  let struck: number | null = null
  let child: ChildProcess
  const living = live()

  async function live(): Promise<void> {
    while (!isStopping) {
      const log = openSync(logFile, 'a')
      child = spawn(process.execPath, args, {
        env: { ...env, SITE_PORT: String(port) },
        stdio: ['ignore', log, log],
      })
      closeSync(log)
      let hasServed = false
      const ended = once(child, 'exit')
      void answers(address, () => child.exitCode === null && child.signalCode === null).then((yes) => {
        hasServed = yes
      })
      const [code, signal] = await ended
      if (hasServed && struck === null && !isStopping) deaths.push(signal ? `by ${signal}` : `with code ${code}`)
      const away = struck ?? pause
      struck = null
      if (!isStopping) await wait(away)
    }
  }

  return {
    address,
    deaths,
    async strike(away) {
      const victim = child
      struck = away
      victim.kill('SIGKILL')
      if (victim.exitCode === null && victim.signalCode === null) await once(victim, 'exit')
    },
    async ready() {
      if (await answers(address, () => !isStopping)) return
      throw new Error('The functions were stopped before they answered.')
    },
    async stop() {
      isStopping = true
      child.kill('SIGTERM')
      await living
    },
  }
}

/** Waits until the server responds; returns false if `isHoped` becomes false before. */
async function answers(address: string, isHoped: () => boolean): Promise<boolean> {
  while (isHoped()) {
    const answer = await fetch(`${address}/api/health`, { signal: AbortSignal.timeout(5000) }).catch(() => null)
    await answer?.arrayBuffer().catch(() => undefined)
    if (answer?.ok) return true
    await wait(50)
  }
  return false
}
