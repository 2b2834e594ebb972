import { todayInBali } from '@nusa/shared/dates'
import { isPublishingHeld } from '@nusa/shared/publishing'
import type { History } from './history.ts'
import type { Publisher } from './publisher.ts'
import { isLiveOutcome, type Scheduler } from './scheduler.ts'

/** The day is checked repeatedly, because a timer until midnight would miss a change of the system clock. */
const checkPauseMs = 5 * 60 * 1000

interface Deps {
  publisher: Pick<Publisher, 'reportChange'>
  history: Pick<History, 'endedPublishes'>
  scheduler: Pick<Scheduler, 'state'>
  hasSeasons(): Promise<boolean>
}

/**
 * Publishes once a day (Bali time) if tours have seasons, because their 'from' prices depend on the day. Publishes
 * nothing while publishing is manual or an earlier release is restored.
 */
export function createDailyPublish({ publisher, history, scheduler, hasSeasons }: Deps) {
  let timer: NodeJS.Timeout | undefined
  let checkedDay = ''

  async function check(now = new Date()): Promise<void> {
    const today = todayInBali(now)
    if (today === checkedDay) return
    const endedPublishes = history.endedPublishes()
    if (scheduler.state().quiet_seconds === null || isPublishingHeld(endedPublishes)) return
    const isFirstCheck = checkedDay === ''
    checkedDay = today
    const latestLivePublish = endedPublishes.find(
      ({ outcome, back_to }) => back_to === null && outcome !== null && isLiveOutcome(outcome),
    )
    // Without a publish in the history, the pages count as published on the day of the first check.
    const isPublishedToday = latestLivePublish?.started_at
      ? todayInBali(new Date(latestLivePublish.started_at)) >= today
      : isFirstCheck
    if (isPublishedToday) return
    if (await hasSeasons()) await publisher.reportChange()
  }

  const checkSafely = () => void check().catch(console.error)
  return {
    check,
    start() {
      checkSafely()
      timer = setInterval(checkSafely, checkPauseMs)
      timer.unref()
    },
    stop() {
      clearInterval(timer)
    },
  }
}
