import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Changes, Outcome } from '@nusa/shared/publishing'
import { afterEach, beforeEach } from 'vitest'
import { openHistory } from '../history.ts'
import { createPublisher, type Publisher, type PublisherDeps, type RunPublish } from '../publisher.ts'
import { openScheduler, type Scheduler } from '../scheduler.ts'

export const published: Outcome = { kind: 'published', release: 1, changed: ['/'], gone: [], dead_links: [] }

export interface Publishers {
  /** Also returns the `back_to` of each run. */
  publisherWith(
    outcome: () => Promise<Outcome>,
    onIdle?: PublisherDeps['onIdle'],
  ): Promise<{ publisher: Publisher; runs: (number | null)[] }>
  historyFile(): string
  scheduleFile(): string
  /** Number of entries that differ from the live release; null, as at the start of each test, if unknown. */
  differing: number | null
  isOpening: boolean
}

/** Creates publishers in a directory that is new for each test. */
export function publishers(): Publishers {
  let home = ''
  const open: Scheduler[] = []
  beforeEach(async () => {
    Object.assign(helpers, { differing: null, isOpening: false })
    home = await mkdtemp(path.join(tmpdir(), 'nusa-publisher-'))
  })
  afterEach(async () => {
    for (const scheduler of open.splice(0)) await scheduler.stop()
    await rm(home, { recursive: true })
  })
  const historyFile = () => path.join(home, 'publishes.json')
  const scheduleFile = () => path.join(home, 'schedule.json')
  const changes = async (): Promise<Changes> =>
    helpers.differing === null
      ? { kind: 'unknown' }
      : { kind: 'known', release: 1, total: helpers.differing, entries: [] }
  const helpers: Publishers = {
    historyFile,
    scheduleFile,
    differing: null,
    isOpening: false,
    async publisherWith(outcome, onIdle = async () => undefined) {
      const runs: (number | null)[] = []
      const run: RunPublish = async ({ back_to }, report) => {
        runs.push(back_to)
        report.onStepStart('Pages')
        const result = await outcome()
        report.onStepEnd('Pages', 7)
        return result
      }
      const releases = {
        listNumbers: async () => [2, 1],
        readLiveNumber: async () => 1,
        manifestOf: (number: number) => path.join(home, `${number}.json`),
      }
      await writeFile(releases.manifestOf(2), '')
      const scheduler = await openScheduler(scheduleFile())
      open.push(scheduler)
      const history = await openHistory(historyFile())
      const isOpening = async () => helpers.isOpening
      const needs = {
        siteUrl: 'http://nusa.example',
        history,
        run,
        releases,
        isOpening,
        scheduler,
        findChanges: changes,
        onIdle,
      }
      return { runs, publisher: createPublisher(needs) }
    },
  }
  return helpers
}
