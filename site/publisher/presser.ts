import { pressHarder } from '../build/press-harder.ts'
import type { Releases } from '../build/releases.ts'

/** Does what a publish has left for later, since somebody was waiting for it. */
export interface Presser {
  /** Pages that were pressed quickly. */
  remember(files: Iterable<string>): void
  /** Presses them harder for as long as `isIdle`. */
  press(isIdle: () => boolean): Promise<void>
  /** Begins no more, and resolves when nothing is being pressed. */
  end(): Promise<void>
}

/** Remembers for as long as it runs: what it has not come to by then stays a tenth larger until it changes. */
export function createPresser(releases: Releases, lock: string): Presser {
  const files = new Set<string>()
  let isEnding = false
  let pressing = Promise.resolve()
  return {
    remember(quicklyPressed) {
      for (const file of quicklyPressed) files.add(file)
    },
    press(isIdle) {
      pressing = pressing
        .then(() => pressHarder(releases, lock, files, () => isIdle() && !isEnding))
        .catch((error: unknown) => console.error(error))
      return pressing
    },
    end() {
      isEnding = true
      return pressing
    },
  }
}
