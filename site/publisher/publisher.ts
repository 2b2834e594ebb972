import {
  type Changes,
  isHeldBack,
  type Outcome,
  type Publish,
  type PublishingState,
  type PublishStep,
  publishFailures,
  type ScheduleChange,
} from '@nusa/shared/publishing'
import type { History } from './history.ts'
import { settleLive } from './settle-live.ts'
import { type KeptReleases, summaries } from './summaries.ts'
import { isLive, type Timetable } from './timetable.ts'

/** Does what a publish asks for, and says which step it is at. Expected failures are outcomes. */
export type RunPublish = (
  publish: Pick<Publish, 'back_to'>,
  report: { begins(step: PublishStep): void; ends(step: PublishStep, milliseconds: number): void },
) => Promise<Outcome>

export interface Publisher {
  /** Asks for the content of now to be published. Who asks while another waits shares that one. */
  publish(by: string[]): Publish
  /** Asks to go back to a release. Who asks for that while it is what was asked for last shares it. */
  goBack(to: number, by: string[]): Publish
  /** Content has changed, by whom where that is known: that is published now, which is then told, or when the timetable says. */
  contentChanged(by?: string[]): Promise<Publish | null>
  /** Has the site published when somebody wants it to be, unless that would put a plan in the place of another one. */
  change(change: ScheduleChange, by: string[]): Promise<'is_planned' | null>
  state(): Promise<PublishingState>
  /** Resolves when nothing runs or waits. */
  idle(): Promise<void>
}

export interface PublisherNeeds {
  siteUrl: string
  history: History
  run: RunPublish
  kept: KeptReleases
  timetable: Timetable
  /** Finds what has changed since the live release. */
  changes(): Promise<Changes>
  /** Is told when nothing runs or waits any more, to do what can wait for as long as that is so. */
  whenIdle(isIdle: () => boolean): Promise<void>
}

/** Publishes one after the other, in the order in which they were asked for. */
export function createPublisher({
  siteUrl,
  history,
  run,
  kept,
  timetable,
  changes,
  whenIdle,
}: PublisherNeeds): Publisher {
  const now = () => new Date().toISOString()
  const waiting: Publish[] = []
  let running: Publish | null = null
  let idle = Promise.resolve()
  const isIdle = () => running === null && waiting.length === 0
  const live = settleLive({ timetable, changes, isIdle })

  function ask(back_to: number | null, by: string[]): Publish {
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
    if (!running && waiting.length === 1) idle = workThrough()
    return publish
  }

  async function workThrough(): Promise<void> {
    // Whoever asks in the same moment is still told that theirs waits, and may share it.
    await Promise.resolve()
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      running = next
      await perform(next)
      running = null
    }
    whenIdle(isIdle).catch(console.error)
    live.look()
  }

  /** Whether nobody but a change asks, while the site shows what a person went back to, or waits for one at all. */
  async function isHeld({ back_to, by }: Publish): Promise<boolean> {
    if (back_to !== null || by.length > 0) return false
    if (isHeldBack(history.ended())) return true
    return timetable.state().quiet_seconds === null && (await kept.live()) !== null
  }

  async function outcomeOf(publish: Publish): Promise<Outcome> {
    if (await isHeld(publish)) return { kind: 'held' }
    publish.started_at = now()
    if (publish.back_to === null && publish.by.length === 0) publish.changed_by = timetable.state().changed_by
    return run(publish, {
      begins(step) {
        publish.step = step
      },
      ends(name, milliseconds) {
        publish.steps.push({ name, milliseconds })
      },
    })
  }

  async function perform(publish: Publish): Promise<void> {
    const began = now()
    const outcome = await outcomeOf(publish).catch(failed)
    publish.outcome = outcome
    publish.step = null
    publish.ended_at = now()
    await history.add(publish)
    await noteInTimetable(publish, outcome, began).catch(console.error)
  }

  async function noteInTimetable({ back_to, by }: Publish, outcome: Outcome, began: string): Promise<void> {
    if (back_to === null) {
      if (isLive(outcome)) live.isLive(began)
      return timetable.settle(outcome, began)
    }
    // What is mended after going back is published when somebody has looked at it, not by a plan from before.
    if (outcome.kind !== 'published') return
    if (timetable.state().publish_at !== null) await timetable.change({ publish_at: null }, by)
  }

  function publish(by: string[]): Publish {
    const last = waiting.at(-1)
    return last?.back_to === null ? share(last, by) : ask(null, by)
  }

  function goBack(to: number, by: string[]): Publish {
    // Who presses twice, or asks for what another one is doing, wants one publish.
    const last = waiting.at(-1) ?? running
    return last?.back_to === to ? share(last, by) : ask(to, by)
  }

  timetable.begin(async (by) => {
    const asked = publish(by)
    await idle
    return asked.outcome
  })

  return {
    publish,
    async contentChanged(by = []) {
      live.isTold(by)
      if (await timetable.isDueNow(by)) return publish([])
      live.look()
      return null
    },
    async change(change, by) {
      const planned = timetable.state().publish_at
      if (planned && change.publish_at) return 'is_planned'
      await timetable.change(change, by)
      live.look()
      return null
    },
    goBack,
    async state() {
      const ended = [...history.ended()]
      const published = ended.find(({ outcome, back_to }) => outcome?.kind === 'published' && back_to === null)
      return {
        site_url: siteUrl,
        releases: await summaries(kept, ended),
        running,
        waiting,
        ended,
        usual_milliseconds: published ? published.steps.reduce((sum, step) => sum + step.milliseconds, 0) : null,
        schedule: timetable.state(),
      }
    },
    idle: () => idle,
  }
}

/** Names in a publish that was asked for already who asks for it, too. */
function share(publish: Publish, by: string[]): Publish {
  publish.by = [...new Set([...publish.by, ...by])]
  return publish
}

/** A fault of the code or of the disk: whoever asked is told, and the next publish runs all the same. */
function failed(error: unknown): Outcome {
  console.error(error)
  return { kind: 'failed', message: publishFailures.unexpected, faults: [] }
}
