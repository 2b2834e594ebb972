import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  defaultSchedule,
  minQuietSeconds,
  type Outcome,
  type Schedule,
  type ScheduleChange,
  scheduleSchema,
} from '@nusa/shared/publishing'
import * as z from 'zod/mini'
import { replaceFile } from '../lib/files.ts'

/** Timers cannot wait more than 24 days, and the system clock may be changed meanwhile. */
const maxWaitMs = 60 * 60 * 1000
/** An automatic publish is retried while the CMS is unreachable, for at most `maxRetryMs`. */
const retryPauseMs = 60 * 1000
const maxRetryMs = 60 * 60 * 1000

type Plan = NonNullable<Schedule['publish_at']>

type RequestPublish = (by: string[]) => Promise<Outcome | null>

export interface Scheduler {
  state(): Schedule
  changeSchedule(change: ScheduleChange, by: string[]): Promise<void>
  /** Returns whether to request a publish now. */
  recordChange(by: readonly string[]): Promise<boolean>
  /** Clears or retries the changes recorded before `startedAt`. */
  settleChanges(outcome: Outcome, startedAt: string): Promise<void>
  /** Also publishes what became due while the publisher was down. */
  start(publish: RequestPublish): void
  /** Resolves when the schedule is stored. */
  stop(): Promise<void>
}

/** Opens the stored schedule. If the file is unreadable, changes go live automatically. */
export async function openScheduler(file: string): Promise<Scheduler> {
  let schedule = await readFile(file, 'utf8')
    .then((text) => z.parse(scheduleSchema, JSON.parse(text)))
    .catch(() => defaultSchedule)
  let publish: RequestPublish | null = null
  let timer: NodeJS.Timeout | undefined
  let pendingSave = Promise.resolve()
  let runningPlan: Plan | null = null
  /** 0 if there is no retry. */
  let planRetryAt = 0
  /** Infinity if there is no retry, or if the pending changes are being published. */
  let retryAt = Infinity
  let pendingCheck = Promise.resolve()

  async function save(changes: Partial<Schedule>): Promise<void> {
    schedule = { ...schedule, ...changes }
    setTimer()
    const text = JSON.stringify(schedule)
    pendingSave = pendingSave
      .catch(() => undefined)
      .then(async () => {
        await mkdir(path.dirname(file), { recursive: true })
        await replaceFile(file, text)
      })
    await pendingSave
  }

  const quietEndTime = () => (schedule.quiet_until === null ? Infinity : Date.parse(schedule.quiet_until))

  function planDueTime(): number {
    const { publish_at } = schedule
    return publish_at === null || publish_at === runningPlan
      ? Infinity
      : Math.max(Date.parse(publish_at.at), planRetryAt)
  }

  function setTimer(): void {
    clearTimeout(timer)
    const delayMs = Math.min(quietEndTime(), planDueTime(), retryAt) - Date.now()
    if (publish === null || delayMs === Infinity) return
    timer = setTimeout(
      () => {
        pendingCheck = Promise.all([pendingCheck, publishDue().catch(console.error)]).then(() => undefined)
      },
      Math.min(Math.max(delayMs, 0), maxWaitMs),
    )
  }

  async function publishDue(): Promise<void> {
    const { publish_at } = schedule
    const plan = planDueTime() <= Date.now() && publish_at ? runPlan(publish_at) : undefined
    const isQuiet = quietEndTime() <= Date.now()
    const pendingSaved = isQuiet ? markPending({ quiet_until: null }) : undefined
    if (isQuiet || retryAt <= Date.now()) {
      retryAt = Infinity
      void publish?.([])
    }
    setTimer()
    await Promise.all([plan, pendingSaved])
  }

  /** Stores that changes are pending, so that the next process publishes them if this process is interrupted. */
  function markPending(changes: Partial<Schedule>): Promise<void> {
    return save({ ...changes, owed_since: new Date().toISOString() })
  }

  async function runPlan(plan: Plan): Promise<void> {
    runningPlan = plan
    const outcome = await publish?.(plan.by)
    runningPlan = null
    // A user may have rescheduled or cancelled the publish meanwhile.
    if (schedule.publish_at !== plan) return setTimer()
    planRetryAt = isRetryable(outcome) && Date.now() < Date.parse(plan.at) + maxRetryMs ? Date.now() + retryPauseMs : 0
    if (planRetryAt > 0) setTimer()
    else await save({ publish_at: null })
  }

  /** The shortest period ends immediately. */
  const quietPeriodEnd = (seconds: number) =>
    new Date(Date.now() + (seconds > minQuietSeconds ? seconds * 1000 : 0)).toISOString()

  return {
    state: () => schedule,
    async changeSchedule({ quiet_seconds, publish_at }, by) {
      const asked_at = new Date().toISOString()
      // Changes that are already pending go live automatically from now on.
      const goesLiveAutomatically =
        typeof quiet_seconds === 'number' && (schedule.owed_since ?? schedule.quiet_until) !== null
      const quiet_until = goesLiveAutomatically ? quietPeriodEnd(quiet_seconds) : null
      if (quiet_seconds !== undefined) retryAt = Infinity
      if (publish_at !== undefined) planRetryAt = 0
      await save({
        ...(quiet_seconds !== undefined && { quiet_seconds, set_by: by, set_at: asked_at, quiet_until }),
        ...(publish_at !== undefined && { publish_at: publish_at === null ? null : { at: publish_at, by, asked_at } }),
      })
    },
    async recordChange(by) {
      const { quiet_seconds } = schedule
      const isDelayed = quiet_seconds !== null && quiet_seconds > minQuietSeconds
      const changed_by = [...new Set([...schedule.changed_by, ...by])]
      retryAt = Infinity
      // If the file cannot be written, for example on a full disk, the schedule is only in memory.
      await markPending({ changed_by, ...(isDelayed && { quiet_until: quietPeriodEnd(quiet_seconds) }) }).catch(
        console.error,
      )
      return !isDelayed
    },
    async settleChanges(outcome, startedAt) {
      const { owed_since, quiet_until, quiet_seconds } = schedule
      if (owed_since === null || owed_since > startedAt) return
      // The changes continue to wait for their quiet period or for a user.
      if (!isLiveOutcome(outcome) && (quiet_until !== null || quiet_seconds === null)) return
      if (isRetryable(outcome) && Date.now() < Date.parse(owed_since) + maxRetryMs) {
        retryAt = Date.now() + retryPauseMs
        return setTimer()
      }
      retryAt = Infinity
      await save({ owed_since: null, quiet_until: null, changed_by: [] })
    },
    start(requestPublish) {
      publish = requestPublish
      const { owed_since, quiet_until, quiet_seconds } = schedule
      if (owed_since !== null && quiet_until === null && quiet_seconds !== null) retryAt = Date.now()
      setTimer()
    },
    async stop() {
      publish = null
      clearTimeout(timer)
      await pendingCheck
      await pendingSave.catch(console.error)
    },
  }
}

/** Returns whether the site shows the content as of the start of the publish. */
export function isLiveOutcome({ kind }: Outcome): boolean {
  return kind === 'published' || kind === 'unchanged'
}

/** A retry cannot succeed while an entry is invalid. */
function isRetryable(outcome: Outcome | null | undefined): boolean {
  return outcome?.kind === 'failed' && outcome.faults.length === 0
}
