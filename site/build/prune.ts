import { alone } from './lock.ts'
import type { Releases } from './releases.ts'

/**
 * Removes the releases that are kept no more, once what was published is live. Where that fails the log says so: nobody who publishes
 * has to do anything about it, and the next time removes them.
 * @param lock what a build of this site holds
 */
export async function pruneReleases(releases: Pick<Releases, 'prune'>, lock: string): Promise<void> {
  await alone([lock], releases.prune, () => undefined).catch((error: unknown) => console.error(error))
}
