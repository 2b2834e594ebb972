import { type Changes, isNothingChanged } from '@nusa/shared/publishing'
import type { Timetable } from './timetable.ts'

interface Needs {
  timetable: Timetable
  /** Finds the changes since the live release. */
  changes(): Promise<Changes>
  isIdle(): boolean
}

/** Clears pending changes that are already live. */
export interface SettleLive {
  /** Checks whether the pending changes are already live, unless a publish is running. */
  look(): void
  /** Records a reported change. Without an author it may be a change of code, which the content does not show. */
  isTold(by: readonly string[]): void
  /** Records that everything reported before this time is live. */
  isLive(began: string): void
}

/**
 * The CMS reports a change a moment after it was made, so a publish that started in between may already include it. A
 * change can also have been reverted. In both cases nothing is pending.
 */
export function settleLive({ timetable, changes, isIdle }: Needs): SettleLive {
  /** The time of the last report without an author that is not live yet. */
  let unnamed: string | null = null
  const now = () => new Date().toISOString()
  return {
    look() {
      // During a publish the previous release is still live.
      if (timetable.state().quiet_until === null || unnamed !== null || !isIdle()) return
      const began = now()
      changes()
        .then((found) => {
          if (isNothingChanged(found)) return timetable.settle({ kind: 'unchanged' }, began)
        })
        .catch(console.error)
    },
    isTold(by) {
      if (by.length === 0) unnamed = now()
    },
    isLive(began) {
      if (unnamed !== null && unnamed <= began) unnamed = null
    },
  }
}
