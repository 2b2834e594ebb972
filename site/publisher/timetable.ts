import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  leastQuiet,
  type Outcome,
  type Schedule,
  type ScheduleChange,
  scheduleSchema,
  unsetSchedule,
} from '@nusa/shared/publishing'
import * as z from 'zod/mini'
import { replaceFile } from '../build/files.ts'

/** Milliseconds. Timers can't wait for more than 24 days, and somebody may set the clock meanwhile. */
const longestWait = 60 * 60 * 1000
/** Milliseconds. A publish that nobody pressed a button for and that finds the CMS out of reach is tried again so often, and for so long. */
const [pause, patience] = [60 * 1000, 60 * 60 * 1000]

type Plan = NonNullable<Schedule['publish_at']>

/** Publishes in the name of some, and resolves with what became of it. */
type Publish = (by: string[]) => Promise<Outcome | null>

/** When the site is published by itself: remembered in a file that outlives the publisher. */
export interface Timetable {
  state(): Schedule
  change(change: ScheduleChange, by: string[]): Promise<void>
  /** Whether what the CMS has just changed, which is owed from now on, is asked to be published now; else that comes later. */
  isDueNow(by: readonly string[]): Promise<boolean>
  /** Content was published, or not, by a publish that began at a time: what was owed before is settled, or tried again. */
  settle(outcome: Outcome, began: string): Promise<void>
  /** From now on what is due is published, also what has come due before. */
  begin(publish: Publish): void
  /** Publishes nothing more; resolves once all is remembered, also what became of what is under way. */
  end(): Promise<void>
}

/** A file that can't be read counts as none: changes then go live by themselves. */
export async function openTimetable(file: string): Promise<Timetable> {
  let schedule = await readFile(file, 'utf8')
    .then((text) => z.parse(scheduleSchema, JSON.parse(text)))
    .catch(() => unsetSchedule)
  let publish: Publish | null = null
  let timer: NodeJS.Timeout | undefined
  let saved = Promise.resolve()
  let underWay: Plan | null = null
  /** When a plan that could not be carried out is tried again; 0 where there is none. */
  let again = 0
  /** When what is owed is tried again; none is where it is being published. */
  let owedAt = Infinity
  let looking = Promise.resolve()

  async function keep(changes: Partial<Schedule>): Promise<void> {
    schedule = { ...schedule, ...changes }
    wait()
    const text = JSON.stringify(schedule)
    saved = saved
      .catch(() => undefined)
      .then(async () => {
        await mkdir(path.dirname(file), { recursive: true })
        await replaceFile(file, text)
      })
    await saved
  }

  const quietEnds = () => (schedule.quiet_until === null ? Infinity : Date.parse(schedule.quiet_until))

  function planIsDue(): number {
    const { publish_at } = schedule
    return publish_at === null || publish_at === underWay ? Infinity : Math.max(Date.parse(publish_at.at), again)
  }

  /** Waits for what comes due next. */
  function wait(): void {
    clearTimeout(timer)
    const left = Math.min(quietEnds(), planIsDue(), owedAt) - Date.now()
    if (publish === null || left === Infinity) return
    timer = setTimeout(
      () => {
        looking = Promise.all([looking, look().catch(console.error)]).then(() => undefined)
      },
      Math.min(Math.max(left, 0), longestWait),
    )
  }

  async function look(): Promise<void> {
    const { publish_at } = schedule
    const plan = planIsDue() <= Date.now() && publish_at ? carryOut(publish_at) : undefined
    const isQuiet = quietEnds() <= Date.now()
    const kept = isQuiet ? owe({ quiet_until: null }) : undefined
    if (isQuiet || owedAt <= Date.now()) {
      owedAt = Infinity
      void publish?.([])
    }
    wait()
    await Promise.all([plan, kept])
  }

  /** Who is cut off in the middle of it publishes it when it begins again. */
  function owe(changes: Partial<Schedule>): Promise<void> {
    return keep({ ...changes, owed_since: new Date().toISOString() })
  }

  async function carryOut(plan: Plan): Promise<void> {
    underWay = plan
    const outcome = await publish?.(plan.by)
    underWay = null
    // Somebody may have planned another one meanwhile, or none.
    if (schedule.publish_at !== plan) return wait()
    again = isOutOfReach(outcome) && Date.now() < Date.parse(plan.at) + patience ? Date.now() + pause : 0
    if (again > 0) wait()
    else await keep({ publish_at: null })
  }

  /** When what was changed now goes live; the shortest time is that of changes which go live at once. */
  const quietFrom = (seconds: number) =>
    new Date(Date.now() + (seconds > leastQuiet ? seconds * 1000 : 0)).toISOString()

  return {
    state: () => schedule,
    async change({ quiet_seconds, publish_at }, by) {
      const asked_at = new Date().toISOString()
      // What was changed before goes live by itself from now on, too.
      const goesLive = typeof quiet_seconds === 'number' && (schedule.owed_since ?? schedule.quiet_until) !== null
      const quiet_until = goesLive ? quietFrom(quiet_seconds) : null
      if (quiet_seconds !== undefined) owedAt = Infinity
      if (publish_at !== undefined) again = 0
      await keep({
        ...(quiet_seconds !== undefined && { quiet_seconds, set_by: by, set_at: asked_at, quiet_until }),
        ...(publish_at !== undefined && { publish_at: publish_at === null ? null : { at: publish_at, by, asked_at } }),
      })
    },
    async isDueNow(by) {
      const { quiet_seconds } = schedule
      const isLater = quiet_seconds !== null && quiet_seconds > leastQuiet
      const changed_by = [...new Set([...schedule.changed_by, ...by])]
      owedAt = Infinity
      // What can't be written, as on a full disk, holds for as long as this runs.
      await owe({ changed_by, ...(isLater && { quiet_until: quietFrom(quiet_seconds) }) }).catch(console.error)
      return !isLater
    },
    async settle(outcome, began) {
      const { owed_since, quiet_until, quiet_seconds } = schedule
      if (owed_since === null || owed_since > began) return
      // It waits on for its quiet time, or for a person.
      if (!isLive(outcome) && (quiet_until !== null || quiet_seconds === null)) return
      if (isOutOfReach(outcome) && Date.now() < Date.parse(owed_since) + patience) {
        owedAt = Date.now() + pause
        return wait()
      }
      owedAt = Infinity
      await keep({ owed_since: null, quiet_until: null, changed_by: [] })
    },
    begin(given) {
      publish = given
      const { owed_since, quiet_until, quiet_seconds } = schedule
      if (owed_since !== null && quiet_until === null && quiet_seconds !== null) owedAt = Date.now()
      wait()
    },
    async end() {
      publish = null
      clearTimeout(timer)
      await looking
      await saved.catch(console.error)
    },
  }
}

/** Whether the site is as the content was when it began. */
export function isLive({ kind }: Outcome): boolean {
  return kind === 'published' || kind === 'unchanged'
}

/** Whether it may well work in a minute: nothing that editors could mend speaks against it. */
function isOutOfReach(outcome: Outcome | null | undefined): boolean {
  return outcome?.kind === 'failed' && outcome.faults.length === 0
}
