import { withLock } from './lock.ts'
import type { Releases } from './releases.ts'

/**
 * Removes releases that are no longer retained, after a new one went live. An error is only logged: it does not affect
 * the publish, and the next run tries again.
 * @param lock the lock file that a build of this site holds
 */
export async function pruneReleases(releases: Pick<Releases, 'prune'>, lock: string): Promise<void> {
  await withLock([lock], releases.prune, () => undefined).catch((error: unknown) => console.error(error))
}
