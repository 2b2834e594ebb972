import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Outcome } from '@nusa/shared/publishing'
import { afterEach, beforeEach, vi } from 'vitest'
import { openScheduler, type Scheduler } from '../scheduler.ts'
import { published } from './publishers.ts'

const start = new Date('2026-11-23T00:00:00.000Z')
const minute = 60_000

export const cmsUnreachable = {
  kind: 'failed',
  message: 'The CMS can’t be reached.',
  faults: [],
} satisfies Outcome

/** Minutes after the start of the test, in ISO 8601. */
export const at = (minutes: number) => new Date(start.getTime() + minutes * minute).toISOString()
export const advance = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * minute)

export interface Schedulers {
  /** `published` at the start of each test. */
  outcome: Outcome
  /** `minutes` counts from the start of the test. */
  publishes: { by: string[]; minutes: number }[]
  file(): string
  /** Returns a started scheduler that continues the stored schedule. */
  startScheduler(): Promise<Scheduler>
}

/** Creates schedulers in a directory that is new for each test, with a clock that only the tests advance. */
export function schedulers(): Schedulers {
  let home = ''
  const open: Scheduler[] = []
  const run: Schedulers = {
    outcome: published,
    publishes: [],
    file: () => path.join(home, 'schedule.json'),
    async startScheduler() {
      const scheduler = await openScheduler(run.file())
      open.push(scheduler)
      scheduler.start(async (by) => {
        run.publishes.push({ by, minutes: (Date.now() - start.getTime()) / minute })
        return run.outcome
      })
      return scheduler
    },
  }
  beforeEach(async () => {
    home = await mkdtemp(path.join(tmpdir(), 'nusa-scheduler-'))
    run.outcome = published
    run.publishes = []
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: start })
  })
  afterEach(async () => {
    for (const scheduler of open.splice(0)) await scheduler.stop()
    vi.useRealTimers()
    await rm(home, { recursive: true })
  })
  return run
}
