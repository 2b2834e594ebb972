import { type Changes, isNothingChanged, type PublishingState, type ScheduleChange } from '@nusa/shared/publishing'
import { NoAnswerError, send, wordsOf } from './send.ts'
import type { PublishingWords } from './words/index.ts'

/** Milliseconds between two askings for the state: while something is being published, and otherwise. */
const pauses = { busy: 500, quiet: 10_000 }
/** Milliseconds between two askings for what has changed, unless another release has gone live or another change is owed. */
const changesPause = 15_000

/** What is known of the site, by all parts of the page that show it. */
export interface Known {
  /** Null until it is known. */
  state: PublishingState | null
  changes: Changes | null
  /** Why it can't be told how the site stands; what was known before is there still. */
  failure: string | null
  /** What was asked for last and was not done. */
  refused: Refused | null
}

/** What can be asked for: a publish or the way back, when changes go live, and a publish at a time. */
export type Order = 'publish' | 'timing' | 'plan'

export interface Refused {
  order: Order
  why: string
}

export interface PublishingStore {
  subscribe(listener: () => void): () => void
  get(): Known
  /** Publishes, or goes back to a release. */
  publish(backTo?: number): Promise<void>
  /** @returns whether it was done */
  schedule(change: ScheduleChange): Promise<boolean>
}

export const unknown: Known = { state: null, changes: null, failure: null, refused: null }

/** Whether something is being published, or waits for it. */
export function isBusy({ state }: Pick<Known, 'state'>): boolean {
  return state !== null && (state.running !== null || state.waiting.length > 0)
}

/** How the site stands, asked again and again for as long as somebody listens and the page is looked at. */
export function createPublishingStore(address: string, words: PublishingWords): PublishingStore {
  let known = unknown
  let timer: ReturnType<typeof setTimeout> | undefined
  let looking: Promise<void> | null = null
  /** After which release and publish, and with what owed, it was last asked what has changed, and when. */
  let compared = { after: '', owed: '', at: 0 }
  const listeners = new Set<() => void>()

  function tell(changes: Partial<Known>): void {
    known = { ...known, ...changes }
    for (const listener of listeners) listener()
  }

  async function look(): Promise<void> {
    clearTimeout(timer)
    if (looking) return looking
    looking = document.visibilityState === 'visible' ? ask() : Promise.resolve()
    await looking
    looking = null
    if (listeners.size > 0) timer = setTimeout(() => void look(), isBusy(known) ? pauses.busy : pauses.quiet)
  }

  async function ask(): Promise<void> {
    try {
      // Checked by the CMS when the publisher told it.
      tell({ state: (await send(address, words)) as PublishingState, failure: null })
    } catch (error) {
      tell({ failure: wordsOf(error) })
      return
    }
    if (!isBusy(known)) void compare()
  }

  async function compare(): Promise<void> {
    const live = known.state?.releases.find(({ is_live }) => is_live)
    const asking = {
      after: `${live?.number} ${known.state?.ended[0]?.id}`,
      owed: `${known.state?.schedule.owed_since} ${known.state?.schedule.quiet_until}`,
      at: Date.now(),
    }
    const isAfterSame = asking.after === compared.after
    const isSame = isAfterSame && asking.owed === compared.owed
    if (isSame && asking.at - compared.at < changesPause) return
    // Else what went live just now would for a moment stand there as not yet live, or nothing as changed while something is owed.
    if (!isAfterSame || (!isSame && isNothingChanged(known.changes))) tell({ changes: null })
    compared = asking
    // Where the publisher does not answer, the state says so.
    const changes = await send(`${address}/changes`, words).then(
      (told) => told as Changes,
      () => null,
    )
    if (compared === asking) tell({ changes })
  }

  async function ordered(order: Order, path: string, body: object): Promise<boolean> {
    const why = await send(address + path, words, { method: 'POST', body: JSON.stringify(body) }).then(
      () => null,
      // That holds until the next order, also when the CMS answers again.
      (error: unknown) => (error instanceof NoAnswerError ? words.orderLost : wordsOf(error)),
    )
    tell({ refused: why === null ? null : { order, why } })
    // What is being asked at this moment may not know of it yet.
    await looking
    await look()
    return why === null
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      if (listeners.size === 1) {
        document.addEventListener('visibilitychange', look)
        void look()
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        document.removeEventListener('visibilitychange', look)
        clearTimeout(timer)
      }
    },
    get: () => known,
    publish: async (backTo) => void (await ordered('publish', '', backTo === undefined ? {} : { back_to: backTo })),
    schedule: (change) => ordered('publish_at' in change ? 'plan' : 'timing', '/schedule', change),
  }
}
