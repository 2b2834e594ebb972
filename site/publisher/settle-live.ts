import { type Changes, isNothingChanged } from '@nusa/shared/publishing'
import type { Timetable } from './timetable.ts'

interface Needs {
  timetable: Timetable
  /** Finds what has changed since the live release. */
  changes(): Promise<Changes>
  isIdle(): boolean
}

/** Settles what waits for its time although it is live. */
export interface SettleLive {
  /** Looks whether what waits is live by now, for as long as nothing is being published. */
  look(): void
  /** Somebody tells of a change: without a name it may be one of code, which is not to be seen in the content. */
  isTold(by: readonly string[]): void
  /** What was told of before this time is live, whatever it was. */
  isLive(began: string): void
}

/**
 * The CMS tells of a change a moment after it was made, so a publish that had begun meanwhile may have made it live; and what was
 * changed may have been changed back. Nothing is owed then.
 */
export function settleLive({ timetable, changes, isIdle }: Needs): SettleLive {
  /** When somebody without a name told last of a change that is not live yet. */
  let unnamed: string | null = null
  const now = () => new Date().toISOString()
  return {
    look() {
      // Before a publish has ended, what was live before it still is.
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
