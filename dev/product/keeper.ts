import { setTimeout as wait } from 'node:timers/promises'
import { type Child, type Command, startChild } from '../processes/child.ts'
import type { RunFile } from '../processes/run-file.ts'
import type { Say } from '../say.ts'

type Life = { exited: Promise<void> }

export type Keeper = {
  /** Starts a program, and starts it again when it dies. */
  keep(command: Command): Child
  /** Does the same for what was started in another way. */
  keepAlive(name: string, first: Life, restart: () => Promise<Life>): void
  /** From now on deaths are no news. */
  rest(): void
  /** Resolves with the reason when something died too often to go on. */
  gaveUp: Promise<string>
}

const MOST_RESTARTS = 5
const WITHIN_MS = 60_000
/** Before a restart, twice as long each time: what a program needs may have died with it and must come back first. */
const FIRST_PAUSE_MS = 250

/** Watches over the long-running programs: says when one dies, starts it again, and gives up when that doesn't help. */
export function createKeeper(logsDir: string, run: RunFile, say: Say, firstPause = FIRST_PAUSE_MS): Keeper {
  const gaveUp = Promise.withResolvers<string>()
  let isResting = false

  /** Whether a program that has just died may be started again; tells when it is time to. */
  const mayLiveOn = async (name: string, how: string, deaths: number[]): Promise<boolean> => {
    if (isResting) return false
    deaths.push(Date.now())
    const lately = deaths.filter((at) => Date.now() - at < WITHIN_MS).length
    if (lately > MOST_RESTARTS) {
      gaveUp.resolve(`${name} died ${MOST_RESTARTS + 1} times within a minute: ${how}.`)
      return false
    }
    say.line(`  ! ${name}: ${how}. It is started again.`)
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
