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
import { createLiveSettler } from './settle-live.ts'
import { type RetainedReleases, summarizeReleases } from './summaries.ts'

/** Expected failures are returned as outcomes. */
export type RunPublish = (
  publish: Pick<Publish, 'back_to'>,
  report: { onStepStart(step: PublishStep): void; onStepEnd(step: PublishStep, milliseconds: number): void },
) => Promise<Outcome>

export interface Publisher {
  /** Requests a publish of the current content. Adds the users to a publish that is already waiting. */
  publish(by: string[]): Publish
  /** Shares the latest request if it restores the same release. */
  restoreRelease(to: number, by: string[]): Publish
  /** `by` has the known authors. Returns null if the schedule delays the publish. */
  reportChange(by?: string[]): Promise<Publish | null>
  /** Returns 'is_planned' instead of replacing a scheduled publish. */
  change(change: ScheduleChange, by: string[]): Promise<'is_planned' | null>
  state(): Promise<PublishingState>
  /** Resolves when nothing runs or waits any more. */
  idle(): Promise<void>
}

export interface PublisherDeps {
  siteUrl: string
  history: History
  run: RunPublish
  releases: RetainedReleases
  isOpening(): Promise<boolean>
  scheduler: Scheduler
  changes(): Promise<Changes>
  /** Called when nothing runs or waits any more. */
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
  changes,
  onIdle,
}: PublisherDeps): Publisher {
  const now = () => new Date().toISOString()
  const waiting: Publish[] = []
  const requestIds = new WeakMap<Publish, string | null>()
  let running: Publish | null = null
  let idle = Promise.resolve()
  const isIdle = () => running === null && waiting.length === 0
  const live = createLiveSettler({ scheduler, changes, isIdle })

  function enqueue(back_to: number | null, by: string[]): Publish {
    const publish: Publish = {
      id: history.nextId(),
      back_to,
      by,
      changed_by: [],
      asked_at: now(),
      started_at: null,
      ended_at: null,
      step: null,
      steps: [],
      outcome: null,
    }
    waiting.push(publish)
    requestIds.set(publish, currentRequestId())
    if (!running && waiting.length === 1) idle = processQueue()
    return publish
  }

  async function processQueue(): Promise<void> {
    // Until the next tick, this publish is still waiting, so that further requests can share it.
    await Promise.resolve()
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      running = next
      const publish = next
      await withTrace({ requestId: requestIds.get(publish) ?? null }, () => perform(publish))
      running = null
    }
    onIdle(isIdle).catch(console.error)
    live.check()
  }

  /** An automatic publish is held after a user restored an earlier release, and when publishing is manual. */
  async function isHeld({ back_to, by }: Publish): Promise<boolean> {
    if (back_to !== null || by.length > 0) return false
    if (isPublishingHeld(history.ended())) return true
    return scheduler.state().quiet_seconds === null && (await releases.live()) !== null
  }

  async function outcomeOf(publish: Publish): Promise<Outcome> {
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

  async function perform(publish: Publish): Promise<void> {
    const startedAt = now()
    const outcome = await outcomeOf(publish).catch(failureOutcome)
    publish.outcome = outcome
    publish.step = null
    publish.ended_at = now()
    await history.add(publish)
    await settleScheduler(publish, outcome, startedAt).catch(console.error)
  }

  async function settleScheduler({ back_to, by }: Publish, outcome: Outcome, startedAt: string): Promise<void> {
    if (back_to === null) {
      if (isLiveOutcome(outcome)) live.recordLive(startedAt)
      return scheduler.settle(outcome, startedAt)
    }
    // After a restore, a user has to publish the corrected content; an earlier schedule must not.
    if (outcome.kind !== 'published') return
    if (scheduler.state().publish_at !== null) await scheduler.change({ publish_at: null }, by)
  }

  function publish(by: string[]): Publish {
    const latest = waiting.at(-1)
    return latest?.back_to === null ? share(latest, by) : enqueue(null, by)
  }

  function restoreRelease(to: number, by: string[]): Publish {
    // A repeated request shares the waiting or running publish.
    const latest = waiting.at(-1) ?? running
    return latest?.back_to === to ? share(latest, by) : enqueue(to, by)
  }

  scheduler.start(async (by) => {
    const publishRequest = publish(by)
    await idle
    return publishRequest.outcome
  })

  return {
    publish,
    async reportChange(by = []) {
      live.recordChange(by)
      if (await scheduler.recordChange(by)) return publish([])
      live.check()
      return null
    },
    async change(change, by) {
      const planned = scheduler.state().publish_at
      if (planned && change.publish_at) return 'is_planned'
      await scheduler.change(change, by)
      live.check()
      return null
    },
    restoreRelease,
    async state() {
      const ended = [...history.ended()]
      const published = ended.find(({ outcome, back_to }) => outcome?.kind === 'published' && back_to === null)
      return {
        site_url: siteUrl,
        // After a rollback to the opening page, editors decide when the site goes live again.
        is_opening: !isPublishingHeld(ended) && (await isOpening()),
        releases: await summarizeReleases(releases, ended),
        running,
        waiting,
        ended,
        usual_milliseconds: published ? published.steps.reduce((sum, step) => sum + step.milliseconds, 0) : null,
        schedule: scheduler.state(),
      }
    },
    idle: () => idle,
  }
}

function share(publish: Publish, by: string[]): Publish {
  publish.by = [...new Set([...publish.by, ...by])]
  return publish
}

export const unexpectedFailure: Outcome = { kind: 'failed', message: publishFailures.unexpected, faults: [] }

function failureOutcome(error: unknown): Outcome {
  console.error(error)
  return unexpectedFailure
}
