import { type Changes, hasNoChanges, type PublishingState, type ScheduleChange } from '@nusa/shared/publishing'
import { getErrorMessage, NoResponseError, requestJson } from './send.ts'
import type { PublishingTexts } from './texts/index.ts'

const pollIntervalsMs = { busy: 500, idle: 10_000 }
/** The changes are requested again after this time, or earlier if there is a new live release or pending change. */
const changesIntervalMs = 15_000

export interface StoreState {
  /** Null until the state is loaded. */
  state: PublishingState | null
  changes: Changes | null
  /** Why the CMS cannot report changes to the publisher, or null. */
  reportingProblem: string | null
  /** Why the last request for the state failed, or null. After a failure, `state` is the previous state. */
  failure: string | null
  /** The last request if the CMS refused it, or null. */
  refusedRequest: RefusedRequest | null
}

/**
 * 'publish' publishes the site or goes back to a release, 'timing' changes when changes go live automatically, and
 * 'plan' schedules a publish or cancels it.
 */
export type RequestKind = 'publish' | 'timing' | 'plan'

export interface RefusedRequest {
  kind: RequestKind
  reason: string
}

export interface PublishingStore {
  subscribe(listener: () => void): () => void
  getState(): StoreState
  /** Publishes the site, or goes back to a release. */
  publish(releaseNumber?: number): Promise<void>
  /** Returns whether the change of the schedule succeeded. */
  changeSchedule(change: ScheduleChange): Promise<boolean>
}

export const initialState: StoreState = {
  state: null,
  changes: null,
  reportingProblem: null,
  failure: null,
  refusedRequest: null,
}

export function isBusy({ state }: Pick<StoreState, 'state'>): boolean {
  return state !== null && (state.running !== null || state.waiting.length > 0)
}

/** `problem` is the reason why the CMS cannot report changes to the publisher, or null. */
type StateResponse = PublishingState & { problem: string | null }

/** Creates a store of the site's state. The store polls while it has subscribers and the page is visible. */
export function createPublishingStore(url: string, texts: PublishingTexts): PublishingStore {
  let currentState = initialState
  let timer: ReturnType<typeof setTimeout> | undefined
  let pendingPoll: Promise<void> | null = null
  /** Identifies what the last request for the changes compared. */
  let lastComparison = { release: '', pendingChange: '', requestedAt: 0 }
  const listeners = new Set<() => void>()

  function update(newValues: Partial<StoreState>): void {
    currentState = { ...currentState, ...newValues }
    for (const listener of listeners) listener()
  }

  async function poll(): Promise<void> {
    clearTimeout(timer)
    if (pendingPoll) return pendingPoll
    pendingPoll = document.visibilityState === 'visible' ? fetchState() : Promise.resolve()
    await pendingPoll
    pendingPoll = null
    if (listeners.size > 0)
      timer = setTimeout(() => void poll(), isBusy(currentState) ? pollIntervalsMs.busy : pollIntervalsMs.idle)
  }

  async function fetchState(): Promise<void> {
    try {
      // The type is not checked, because the CMS has validated the response of the publisher.
      const { problem, ...state } = (await requestJson(url, texts)) as StateResponse
      update({ state, reportingProblem: problem, failure: null })
    } catch (error) {
      update({ failure: getErrorMessage(error) })
      return
    }
    if (!isBusy(currentState)) void fetchChanges()
  }

  async function fetchChanges(): Promise<void> {
    const liveRelease = currentState.state?.releases.find(({ is_live }) => is_live)
    const comparison = {
      release: `${liveRelease?.number} ${currentState.state?.ended[0]?.id}`,
      pendingChange: `${currentState.state?.schedule.owed_since} ${currentState.state?.schedule.quiet_until}`,
      requestedAt: Date.now(),
    }
    const hasNewRelease = comparison.release !== lastComparison.release
    const hasNewChange = comparison.pendingChange !== lastComparison.pendingChange
    const isLastRequestRecent = comparison.requestedAt - lastComparison.requestedAt < changesIntervalMs
    if (!hasNewRelease && !hasNewChange && isLastRequestRecent) return
    // The old changes would briefly show published changes as pending, or “nothing changed” although a change is
    // pending.
    if (hasNewRelease || (hasNewChange && hasNoChanges(currentState.changes))) update({ changes: null })
    lastComparison = comparison
    // An error is ignored, because the next request for the state reports that the publisher does not respond.
    const changes = await requestJson(`${url}/changes`, texts).then(
      (response) => response as Changes,
      () => null,
    )
    if (lastComparison === comparison) update({ changes })
  }

  async function sendAndPoll(kind: RequestKind, path: string, body: object): Promise<boolean> {
    const reason = await requestJson(url + path, texts, { method: 'POST', body: JSON.stringify(body) }).then(
      () => null,
      // This message is shown until the user's next request, so it must still be true when the CMS responds again.
      (error: unknown) => (error instanceof NoResponseError ? texts.lostResponse : getErrorMessage(error)),
    )
    update({ refusedRequest: reason === null ? null : { kind, reason } })
    // The running poll may have started before this request.
    await pendingPoll
    await poll()
    return reason === null
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      if (listeners.size === 1) {
        document.addEventListener('visibilitychange', poll)
        void poll()
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        document.removeEventListener('visibilitychange', poll)
        clearTimeout(timer)
      }
    },
    getState: () => currentState,
    async publish(releaseNumber) {
      await sendAndPoll('publish', '', releaseNumber === undefined ? {} : { back_to: releaseNumber })
    },
    changeSchedule: (change) => sendAndPoll('publish_at' in change ? 'plan' : 'timing', '/schedule', change),
  }
}
