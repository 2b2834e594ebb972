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

/** The timer is set again after this time, because timers cannot wait 25 days and the system clock may be changed. */
const maxWaitMs = 60 * 60 * 1000
/** An automatic publish is retried while the CMS is unreachable, for at most `maxRetryMs`. */
const retryPauseMs = 60 * 1000
const maxRetryMs = 60 * 60 * 1000

/** A publish that a user has scheduled. */
type Plan = NonNullable<Schedule['publish_at']>

type RequestPublish = (requesters: string[]) => Promise<Outcome | null>

export interface Scheduler {
  state(): Schedule
  changeSchedule(change: ScheduleChange, requesters: string[]): Promise<void>
  /** Records that content has changed. Returns whether the caller must request a publish now. */
  recordChange(authors: readonly string[]): Promise<boolean>
  /** Call this after a publish. Clears the changes recorded before the publish started, or retries them later. */
  settleChanges(outcome: Outcome, startedAt: string): Promise<void>
  /** Also starts the publishes that became due while the publisher was down. */
  start(publish: RequestPublish): void
  /** Resolves when the schedule is stored. */
  stop(): Promise<void>
}

/** Opens the stored schedule. If the file is unreadable, changes go live automatically. */
export async function openScheduler(file: string): Promise<Scheduler> {
  let schedule = await readFile(file, 'utf8')
    .then((text) => z.parse(scheduleSchema, JSON.parse(text)))
    .catch(() => defaultSchedule)
  let requestPublish: RequestPublish | null = null
  let timer: NodeJS.Timeout | undefined
  let pendingSave = Promise.resolve()
  let runningPlan: Plan | null = null
  /** When to retry the scheduled publish, in milliseconds since 1970; 0 if there is no retry. */
  let planRetryAt = 0
  /** When to retry the pending changes; Infinity if there is no retry, or if they are being published. */
  let changesRetryAt = Infinity
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
    if (publish_at === null || publish_at === runningPlan) return Infinity
    return Math.max(Date.parse(publish_at.at), planRetryAt)
  }

  function setTimer(): void {
    clearTimeout(timer)
    const delayMs = Math.min(quietEndTime(), planDueTime(), changesRetryAt) - Date.now()
    if (requestPublish === null || delayMs === Infinity) return
    timer = setTimeout(
      () => {
        pendingCheck = Promise.all([pendingCheck, publishDue().catch(console.error)]).then(() => undefined)
      },
      Math.min(Math.max(delayMs, 0), maxWaitMs),
    )
  }

  async function publishDue(): Promise<void> {
    const { publish_at } = schedule
    const isPlanDue = planDueTime() <= Date.now()
    const planRun = isPlanDue && publish_at ? runPlan(publish_at) : undefined
    const hasQuietEnded = quietEndTime() <= Date.now()
    const scheduleSave = hasQuietEnded ? markPending({ quiet_until: null }) : undefined
    if (hasQuietEnded || changesRetryAt <= Date.now()) {
      changesRetryAt = Infinity
      void requestPublish?.([])
    }
    setTimer()
    await Promise.all([planRun, scheduleSave])
  }

  /** Stores that changes are pending, so that the next process publishes them if this process is interrupted. */
  function markPending(changes: Partial<Schedule>): Promise<void> {
    return save({ ...changes, owed_since: new Date().toISOString() })
  }

  async function runPlan(plan: Plan): Promise<void> {
    runningPlan = plan
    const outcome = await requestPublish?.(plan.by)
    runningPlan = null
    // A user may have rescheduled or cancelled the publish meanwhile.
    if (schedule.publish_at !== plan) return setTimer()
    const shouldRetry = isRetryable(outcome) && Date.now() < Date.parse(plan.at) + maxRetryMs
    planRetryAt = shouldRetry ? Date.now() + retryPauseMs : 0
    if (shouldRetry) setTimer()
    else await save({ publish_at: null })
  }

  /** The shortest selectable period ends immediately. */
  const quietPeriodEnd = (seconds: number) => {
    const waitMs = seconds > minQuietSeconds ? seconds * 1000 : 0
    return new Date(Date.now() + waitMs).toISOString()
  }

  return {
    state: () => schedule,
    async changeSchedule({ quiet_seconds, publish_at }, requesters) {
      const asked_at = new Date().toISOString()
      const changes: Partial<Schedule> = {}
      if (quiet_seconds !== undefined) {
        changesRetryAt = Infinity
        Object.assign(changes, { quiet_seconds, set_by: requesters, set_at: asked_at })
        // If publishing becomes automatic, changes that are already pending also go live automatically.
        const areChangesPending = schedule.owed_since !== null || schedule.quiet_until !== null
        const goesLiveAutomatically = quiet_seconds !== null && areChangesPending
        changes.quiet_until = goesLiveAutomatically ? quietPeriodEnd(quiet_seconds) : null
      }
      if (publish_at !== undefined) {
        planRetryAt = 0
        changes.publish_at = publish_at === null ? null : { at: publish_at, by: requesters, asked_at }
      }
      await save(changes)
    },
    async recordChange(authors) {
      const { quiet_seconds } = schedule
      const isDelayed = quiet_seconds !== null && quiet_seconds > minQuietSeconds
      const changes: Partial<Schedule> = { changed_by: [...new Set([...schedule.changed_by, ...authors])] }
      if (isDelayed) changes.quiet_until = quietPeriodEnd(quiet_seconds)
      changesRetryAt = Infinity
      // If the file cannot be written, for example on a full disk, the schedule is only in memory.
      await markPending(changes).catch(console.error)
      return !isDelayed
    },
    async settleChanges(outcome, startedAt) {
      const { owed_since, quiet_until, quiet_seconds } = schedule
      if (owed_since === null || owed_since > startedAt) return
      const isWaitingForQuietOrUser = quiet_until !== null || quiet_seconds === null
      if (!isLiveOutcome(outcome) && isWaitingForQuietOrUser) return
      if (isRetryable(outcome) && Date.now() < Date.parse(owed_since) + maxRetryMs) {
        changesRetryAt = Date.now() + retryPauseMs
        return setTimer()
      }
      changesRetryAt = Infinity
      await save({ owed_since: null, quiet_until: null, changed_by: [] })
    },
    start(publish) {
      requestPublish = publish
      const { owed_since, quiet_until, quiet_seconds } = schedule
      if (owed_since !== null && quiet_until === null && quiet_seconds !== null) changesRetryAt = Date.now()
      setTimer()
    },
    async stop() {
      requestPublish = null
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
