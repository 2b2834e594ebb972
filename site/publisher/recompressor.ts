import { recompressPages } from '../build/recompress.ts'
import type { Releases } from '../build/releases.ts'

/** Recompresses pages after a publish that a user was waiting for. */
export interface Recompressor {
  /** Adds pages that were compressed quickly. */
  add(files: Iterable<string>): void
  /** Recompresses them at the highest level while `isIdle` returns true. */
  run(isIdle: () => boolean): Promise<void>
  /** Stops, and resolves when no page is being compressed. */
  stop(): Promise<void>
}

/**
 * Creates the recompressor. The list is only in memory: pages not reached before the process ends stay a tenth larger
 * until they change.
 */
export function createRecompressor(releases: Releases, lock: string): Recompressor {
  const files = new Set<string>()
  let isEnding = false
  let running = Promise.resolve()
  return {
    add(added) {
      for (const file of added) files.add(file)
    },
    run(isIdle) {
      running = running
        .then(() => recompressPages(releases, lock, files, () => isIdle() && !isEnding))
        .catch((error: unknown) => console.error(error))
      return running
    },
    stop() {
      isEnding = true
      return running
    },
  }
}
