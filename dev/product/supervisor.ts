import { setTimeout as wait } from 'node:timers/promises'
import { type Child, type Command, startChild } from '../processes/child.ts'
import type { RunFile } from '../processes/run-file.ts'
import type { StepLog } from '../step-log.ts'

type Life = { exited: Promise<void> }

export type Supervisor = {
  /** Starts a program, and restarts it when it dies. */
  keep(command: Command): Child
  /** Does the same for something that was started in another way. */
  keepAlive(name: string, first: Life, restart: () => Promise<Life>): void
  /** From now on, programs that end are neither logged nor restarted. */
  rest(): void
  /** Resolves with the reason when a program died too often. */
  gaveUp: Promise<string>
}

const MOST_RESTARTS = 5
const WITHIN_MS = 60_000
/**
 * Pause before the first restart; it doubles each time. What a program needs may have died with it and must come back
 * first.
 */
const FIRST_PAUSE_MS = 250

/** Supervises the long-running programs: logs when one dies, restarts it, and gives up after too many restarts. */
export function createSupervisor(logsDir: string, run: RunFile, log: StepLog, firstPause = FIRST_PAUSE_MS): Supervisor {
  const gaveUp = Promise.withResolvers<string>()
  let isResting = false

  /** Logs a program that has died. Returns, after the pause, whether to restart it. */
  const mayLiveOn = async (name: string, how: string, deaths: number[]): Promise<boolean> => {
    if (isResting) return false
    deaths.push(Date.now())
    const lately = deaths.filter((at) => Date.now() - at < WITHIN_MS).length
    if (lately > MOST_RESTARTS) {
      gaveUp.resolve(`${name} died ${MOST_RESTARTS + 1} times within a minute: ${how}.`)
      return false
    }
    log.line(`  ! ${name}: ${how}. It is started again.`)
    await wait(firstPause * 2 ** (lately - 1))
    return !isResting
  }

  const giveUp = (name: string) => (error: unknown) => gaveUp.resolve(`${name} does not start again: ${String(error)}`)

  return {
    keep(command) {
      const first = startChild(command, logsDir, run)
      const watch = async () => {
        const deaths: number[] = []
        for (
          let child = first;
          await mayLiveOn(command.name, `${await child.exited}, see ${child.logFile}`, deaths);
        ) {
          child = startChild(command, logsDir, run)
        }
      }
      watch().catch(giveUp(command.name))
      return first
    },
    keepAlive(name, first, restart) {
      const watch = async () => {
        const deaths: number[] = []
        let life = first
        for (await life.exited; await mayLiveOn(name, 'it has ended', deaths); await life.exited) life = await restart()
      }
      watch().catch(giveUp(name))
    },
    rest: () => {
      isResting = true
    },
    gaveUp: gaveUp.promise,
  }
}
