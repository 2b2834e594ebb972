import { type Changes, hasNoChanges } from '@nusa/shared/publishing'
import type { Scheduler } from './scheduler.ts'

interface Deps {
  scheduler: Scheduler
  findChanges(): Promise<Changes>
  isIdle(): boolean
}

export interface LiveChangeCleaner {
  /** Does nothing while a publish is running. */
  clearIfLive(): void
  /** A change without an author may be new code, which a comparison of content misses. */
  recordChange(authors: readonly string[]): void
  /** Call this when the site shows the content as of `startedAt`, the start of a publish. */
  recordLive(startedAt: string): void
}

/**
 * Clears pending changes that are already live. A publish may already include a change that the CMS reports after a
 * short delay, and an editor may have reverted a change.
 */
export function createLiveChangeCleaner({ scheduler, findChanges, isIdle }: Deps): LiveChangeCleaner {
  /** When the last change without an author was reported; null if that change is live. */
  let lastAnonymousReport: string | null = null
  const now = () => new Date().toISOString()
  return {
    clearIfLive() {
      const isWaitingForQuiet = scheduler.state().quiet_until !== null
      const mayHaveNewCode = lastAnonymousReport !== null
      // During a publish the previous release is still live.
      if (!isWaitingForQuiet || mayHaveNewCode || !isIdle()) return
      const startedAt = now()
      findChanges()
        .then((currentChanges) => {
          if (hasNoChanges(currentChanges)) return scheduler.settleChanges({ kind: 'unchanged' }, startedAt)
        })
        .catch(console.error)
    },
    recordChange(authors) {
      if (authors.length === 0) lastAnonymousReport = now()
    },
    recordLive(startedAt) {
      if (lastAnonymousReport !== null && lastAnonymousReport <= startedAt) lastAnonymousReport = null
    },
  }
}
