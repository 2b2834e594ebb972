import { type Changes, hasNoChanges } from '@nusa/shared/publishing'
import type { Scheduler } from './scheduler.ts'

interface Deps {
  scheduler: Scheduler
  /** Finds the changes since the live release. */
  changes(): Promise<Changes>
  isIdle(): boolean
}

/** Clears pending changes that are already live. */
export interface LiveSettler {
  /** Checks whether the pending changes are already live, unless a publish is running. */
  check(): void
  /** Records a reported change. A change without an author may be new code, which a comparison of content misses. */
  recordChange(by: readonly string[]): void
  /** Records that everything reported before this time is live. */
  recordLive(startedAt: string): void
}

/**
 * Creates the settler of live changes. The CMS reports a change with a short delay, so a publish that started in
 * between may already include it. A change can also have been reverted. In both cases nothing is pending.
 */
export function createLiveSettler({ scheduler, changes, isIdle }: Deps): LiveSettler {
  /** The time of the last report without an author that is not live yet. */
  let lastAnonymousReport: string | null = null
  const now = () => new Date().toISOString()
  return {
    check() {
      // During a publish the previous release is still live.
      if (scheduler.state().quiet_until === null || lastAnonymousReport !== null || !isIdle()) return
      const startedAt = now()
      changes()
        .then((changesNow) => {
          if (hasNoChanges(changesNow)) return scheduler.settle({ kind: 'unchanged' }, startedAt)
        })
        .catch(console.error)
    },
    recordChange(by) {
      if (by.length === 0) lastAnonymousReport = now()
    },
    recordLive(startedAt) {
      if (lastAnonymousReport !== null && lastAnonymousReport <= startedAt) lastAnonymousReport = null
    },
  }
}
