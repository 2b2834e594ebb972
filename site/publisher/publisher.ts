import { currentRequestId, withTrace } from '@nusa/shared/log'
import {
  type Changes,
  isPublishingHeld,
  type Outcome,
  type Publish,
  type PublishingState,
  type PublishStep,
  publishFailures,
  type ScheduleChange,
} from '@nusa/shared/publishing'
import type { History } from './history.ts'
import { isLiveOutcome, type Scheduler } from './scheduler.ts'
import { createLiveChangeCleaner } from './settle-live.ts'
import { type RetainedReleases, summarizeReleases } from './summaries.ts'

/** Expected failures are returned as outcomes. */
export type RunPublish = (
  publish: Pick<Publish, 'back_to'>,
  report: { onStepStart(step: PublishStep): void; onStepEnd(step: PublishStep, milliseconds: number): void },
) => Promise<Outcome>

export interface Publisher {
  /** Requests a publish of the current content. Adds the users to a publish that is already waiting. */
  publish(requesters: string[]): Publish
  /** Returns the latest publish, with the users added, if it already restores this release. */
  restoreRelease(releaseNumber: number, requesters: string[]): Publish
  /** Returns null if the schedule delays the publish. */
  reportChange(authors?: string[]): Promise<Publish | null>
  /** Changes nothing and returns 'is_planned' if the change would replace a scheduled publish. */
  changeSchedule(change: ScheduleChange, requesters: string[]): Promise<'is_planned' | null>
  state(): Promise<PublishingState>
  /** Resolves when no publish is running or waiting. */
  waitUntilIdle(): Promise<void>
}

export interface PublisherDeps {
  siteUrl: string
  history: History
  run: RunPublish
  releases: RetainedReleases
  /** Returns whether the live release is the opening page. */
  isOpening(): Promise<boolean>
  scheduler: Scheduler
  findChanges(): Promise<Changes>
  /** Called when no publish is running or waiting. */
  onIdle(isIdle: () => boolean): Promise<void>
}

/** The publisher runs publishes one after the other, in the order of the requests. */
export function createPublisher({
  siteUrl,
  history,
  run,
  releases,
  isOpening,
  scheduler,
  findChanges,
  onIdle,
}: PublisherDeps): Publisher {
  const now = () => new Date().toISOString()
  const waitingPublishes: Publish[] = []
  const requestIds = new WeakMap<Publish, string | null>()
  let runningPublish: Publish | null = null
  let queueRun = Promise.resolve()
  const isIdle = () => runningPublish === null && waitingPublishes.length === 0
  const changeCleaner = createLiveChangeCleaner({ scheduler, findChanges, isIdle })

  function enqueue(back_to: number | null, requesters: string[]): Publish {
    const publish: Publish = {
      id: history.nextId(),
      back_to,
      by: requesters,
      changed_by: [],
      asked_at: now(),
      started_at: null,
      ended_at: null,
      step: null,
      steps: [],
      outcome: null,
    }
    waitingPublishes.push(publish)
    requestIds.set(publish, currentRequestId())
    if (!runningPublish && waitingPublishes.length === 1) queueRun = processQueue()
    return publish
  }

  async function processQueue(): Promise<void> {
    // Until the next tick, this publish is still waiting, so that further requests can share it.
    await Promise.resolve()
    for (let nextPublish = waitingPublishes.shift(); nextPublish; nextPublish = waitingPublishes.shift()) {
      runningPublish = nextPublish
      const publish = nextPublish
      await withTrace({ requestId: requestIds.get(publish) ?? null }, () => performPublish(publish))
      runningPublish = null
    }
    onIdle(isIdle).catch(console.error)
    changeCleaner.clearIfLive()
  }

  /** Returns whether an automatic publish must not run: a user restored an earlier release, or publishing is manual. */
  async function isHeld({ back_to, by }: Publish): Promise<boolean> {
    if (back_to !== null || by.length > 0) return false
    if (isPublishingHeld(history.endedPublishes())) return true
    // A new site has no release yet. Its first publish runs in any case.
    return scheduler.state().quiet_seconds === null && (await releases.readLiveNumber()) !== null
  }

  async function runUnlessHeld(publish: Publish): Promise<Outcome> {
    if (await isHeld(publish)) return { kind: 'held' }
    publish.started_at = now()
    if (publish.back_to === null && publish.by.length === 0) publish.changed_by = scheduler.state().changed_by
    return run(publish, {
      onStepStart(step) {
        publish.step = step
      },
      onStepEnd(name, milliseconds) {
        publish.steps.push({ name, milliseconds })
      },
    })
  }

  async function performPublish(publish: Publish): Promise<void> {
    const startedAt = now()
    const outcome = await runUnlessHeld(publish).catch(failureOutcome)
    publish.outcome = outcome
    publish.step = null
    publish.ended_at = now()
    await history.add(publish)
    await settleScheduler(publish, outcome, startedAt).catch(console.error)
  }

  async function settleScheduler({ back_to, by }: Publish, outcome: Outcome, startedAt: string): Promise<void> {
    if (back_to === null) {
      if (isLiveOutcome(outcome)) changeCleaner.recordLive(startedAt)
      return scheduler.settleChanges(outcome, startedAt)
    }
    // A restore cancels a scheduled publish, which would replace the restored release before the content is corrected.
    if (outcome.kind !== 'published') return
    if (scheduler.state().publish_at !== null) await scheduler.changeSchedule({ publish_at: null }, by)
  }

  function publish(requesters: string[]): Publish {
    const latest = waitingPublishes.at(-1)
    return latest?.back_to === null ? addRequesters(latest, requesters) : enqueue(null, requesters)
  }

  function restoreRelease(releaseNumber: number, requesters: string[]): Publish {
    // A repeated request shares the waiting or running publish.
    const latest = waitingPublishes.at(-1) ?? runningPublish
    return latest?.back_to === releaseNumber ? addRequesters(latest, requesters) : enqueue(releaseNumber, requesters)
  }

  scheduler.start(async (requesters) => {
    const publishRequest = publish(requesters)
    await queueRun
    return publishRequest.outcome
  })

  return {
    publish,
    async reportChange(authors = []) {
      changeCleaner.recordChange(authors)
      if (await scheduler.recordChange(authors)) return publish([])
      changeCleaner.clearIfLive()
      return null
    },
    async changeSchedule(change, requesters) {
      const scheduledPublish = scheduler.state().publish_at
      if (scheduledPublish && change.publish_at) return 'is_planned'
      await scheduler.changeSchedule(change, requesters)
      changeCleaner.clearIfLive()
      return null
    },
    restoreRelease,
    async state() {
      const endedPublishes = [...history.endedPublishes()]
      const lastPublished = endedPublishes.find(
        ({ outcome, back_to }) => outcome?.kind === 'published' && back_to === null,
      )
      return {
        site_url: siteUrl,
        // After a rollback to the opening page of a new site, editors decide when the site goes live again.
        is_opening: !isPublishingHeld(endedPublishes) && (await isOpening()),
        releases: await summarizeReleases(releases, endedPublishes),
        running: runningPublish,
        waiting: waitingPublishes,
        ended: endedPublishes,
        usual_milliseconds: lastPublished ? totalDurationMs(lastPublished) : null,
        schedule: scheduler.state(),
      }
    },
    waitUntilIdle: () => queueRun,
  }
}

function totalDurationMs({ steps }: Publish): number {
  return steps.reduce((sum, step) => sum + step.milliseconds, 0)
}

function addRequesters(publish: Publish, requesters: string[]): Publish {
  publish.by = [...new Set([...publish.by, ...requesters])]
  return publish
}

export const unexpectedFailure: Outcome = { kind: 'failed', message: publishFailures.unexpected, faults: [] }

function failureOutcome(error: unknown): Outcome {
  console.error(error)
  return unexpectedFailure
}
