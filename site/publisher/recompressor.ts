import { recompressPages } from '../build/recompress.ts'
import type { Releases } from '../build/releases.ts'

/** Recompresses pages after a publish that a user was waiting for. */
export interface Recompressor {
  /** Adds pages that were compressed quickly. */
  remember(files: Iterable<string>): void
  /** Recompresses them at the highest level while `isIdle` returns true. */
  press(isIdle: () => boolean): Promise<void>
  /** Stops, and resolves when no page is being compressed. */
  end(): Promise<void>
}

/**
 * Creates the recompressor. The list is only in memory: pages not reached before the process ends stay a tenth larger
 * until they change.
 */
export function createPresser(releases: Releases, lock: string): Recompressor {
  const files = new Set<string>()
  let isEnding = false
  let pressing = Promise.resolve()
  return {
    remember(quicklyPressed) {
      for (const file of quicklyPressed) files.add(file)
    },
    press(isIdle) {
      pressing = pressing
        .then(() => recompressPages(releases, lock, files, () => isIdle() && !isEnding))
        .catch((error: unknown) => console.error(error))
      return pressing
    },
    end() {
      isEnding = true
      return pressing
    },
  }
}
