import { setTimeout as wait } from 'node:timers/promises'
import { type Child, type Command, startChild } from '../processes/child.ts'
import type { RunRecord } from '../processes/run-record.ts'
import type { StepLog } from './step-log.ts'

type Service = { exited: Promise<void> }

export type Supervisor = {
  start(command: Command): Child
  /** Restarts a service that was not started with `start`, such as the database. */
  supervise(name: string, firstService: Service, restart: () => Promise<Service>): void
  /** From now on, programs that end are neither logged nor restarted. */
  stopRestarting(): void
  /** Resolves with the reason when a program died too often. */
  permanentFailure: Promise<string>
}

const MAX_RESTARTS = 5
const RESTART_WINDOW_MS = 60_000
/** The pause (ms) doubles with each restart, because a service that the program needs may not be available yet. */
const FIRST_RESTART_DELAY_MS = 250

export function createSupervisor(
  logsDir: string,
  run: RunRecord,
  log: StepLog,
  firstDelayMs = FIRST_RESTART_DELAY_MS,
): Supervisor {
  const permanentFailure = Promise.withResolvers<string>()
  let isStopped = false

  /** Adds an exit to `exitTimes`, and waits before the restart. Returns false if the program must not be restarted. */
  const waitBeforeRestart = async (name: string, reason: string, exitTimes: number[]): Promise<boolean> => {
    if (isStopped) return false
    exitTimes.push(Date.now())
    const recentExitCount = exitTimes.filter((exitTime) => Date.now() - exitTime < RESTART_WINDOW_MS).length
    if (recentExitCount > MAX_RESTARTS) {
      permanentFailure.resolve(`${name} died ${MAX_RESTARTS + 1} times within a minute: ${reason}.`)
      return false
    }
    log.line(`  ! ${name}: ${reason}. It is restarted.`)
    await wait(firstDelayMs * 2 ** (recentExitCount - 1))
    return !isStopped
  }

  const reportFailedRestart = (name: string, error: unknown) =>
    permanentFailure.resolve(`${name} does not start again: ${String(error)}`)

  return {
    start(command) {
      const firstChild = startChild(command, logsDir, run)
      const restartWhenEnded = async () => {
        const exitTimes: number[] = []
        let child = firstChild
        for (;;) {
          const reason = `${await child.exited}, see ${child.logFile}`
          if (!(await waitBeforeRestart(command.name, reason, exitTimes))) return
          child = startChild(command, logsDir, run)
        }
      }
      restartWhenEnded().catch((error: unknown) => reportFailedRestart(command.name, error))
      return firstChild
    },
    supervise(name, firstService, restart) {
      const restartWhenEnded = async () => {
        const exitTimes: number[] = []
        let service = firstService
        await service.exited
        while (await waitBeforeRestart(name, 'it has ended', exitTimes)) {
          service = await restart()
          await service.exited
        }
      }
      restartWhenEnded().catch((error: unknown) => reportFailedRestart(name, error))
    },
    stopRestarting: () => {
      isStopped = true
    },
    permanentFailure: permanentFailure.promise,
  }
}
