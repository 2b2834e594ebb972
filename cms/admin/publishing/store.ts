import { type Changes, isNothingChanged, type PublishingState, type ScheduleChange } from '@nusa/shared/publishing'
import { NoAnswerError, send, wordsOf } from './send.ts'
import type { PublishingWords } from './words/index.ts'

/** Milliseconds between requests for the state: during a publish, and otherwise. */
const pauses = { busy: 500, quiet: 10_000 }
/** Milliseconds between requests for the changes, unless another release went live or another change is pending. */
const changesPause = 15_000

/** The state of the site, shared by all components that show it. */
export interface Known {
  /** Null until it is loaded. */
  state: PublishingState | null
  changes: Changes | null
  /** Why the state could not be loaded; the previous state is kept. */
  failure: string | null
  /** The last request, if it was refused. */
  refused: Refused | null
}

/** The kinds of requests: a publish or rollback, when changes go live, and a scheduled publish. */
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
  /** @returns whether it succeeded */
  schedule(change: ScheduleChange): Promise<boolean>
}

export const unknown: Known = { state: null, changes: null, failure: null, refused: null }

/** Returns whether a publish is running or waiting. */
export function isBusy({ state }: Pick<Known, 'state'>): boolean {
  return state !== null && (state.running !== null || state.waiting.length > 0)
}

/** Creates a store of the site's state. It polls while it has subscribers and the page is visible. */
export function createPublishingStore(address: string, words: PublishingWords): PublishingStore {
  let known = unknown
  let timer: ReturnType<typeof setTimeout> | undefined
  let looking: Promise<void> | null = null
  /** The release, publish and pending change at the last request for the changes, and its time. */
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
      // Validated by the CMS when the publisher responded.
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
    // Otherwise what just went live would briefly appear as pending, or a pending change as none.
    if (!isAfterSame || (!isSame && isNothingChanged(known.changes))) tell({ changes: null })
    compared = asking
    // If the publisher does not respond, the state reports it.
    const changes = await send(`${address}/changes`, words).then(
      (told) => told as Changes,
      () => null,
    )
    if (compared === asking) tell({ changes })
  }

  async function ordered(order: Order, path: string, body: object): Promise<boolean> {
    const why = await send(address + path, words, { method: 'POST', body: JSON.stringify(body) }).then(
      () => null,
      // This stays until the next request, even if the CMS responds again.
      (error: unknown) => (error instanceof NoAnswerError ? words.orderLost : wordsOf(error)),
    )
    tell({ refused: why === null ? null : { order, why } })
    // A request that is running now may have been sent before the change.
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
