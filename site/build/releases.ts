import { lstat, mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { withLock } from './lock.ts'

/** Stands for the hash of the code in the manifest of the opening page, which is not built from code. */
export const openingPageCode = 'opening-page'

/** Number of releases retained, including the live one. */
export const maxReleases = 10

/** Name of the directory in which a release is being built. */
const unfinished = 'new'

/**
 * The releases of a site: numbered directories in `dist-releases`. `dist` next to it is a symbolic link to the live
 * release. A release is complete before it gets its number, and its contents do not change afterwards. So a reader of
 * `dist` never sees an incomplete release, and any retained release can become live again.
 */
export interface Releases {
  /** Returns the numbers of the retained releases, newest first. */
  numbers(): Promise<number[]>
  /**
   * Returns the number of the live release; null if no release is live. If `dist` is a plain directory, written by
   * another tool, turns it into a release first.
   */
  live(): Promise<number | null>
  folder(number: number): string
  /** Returns the path of the manifest of a release; see `release.ts`. */
  manifest(number: number): string
  /** Returns the directory of the content that a release was built from; see `release.ts`. */
  content(number: number): string
  /**
   * Returns the directory with the content of the last publish that changed no file of the release. The directory does
   * not exist if there was no such publish.
   */
  latestContent(number: number): string
  /** The file with the history of publishes; see `publisher/history.ts`. */
  history: string
  /** The file with the publishing schedule; see `publisher/scheduler.ts`. */
  schedule: string
  /** Returns an empty directory for a new release. Removes files that a killed build left in the directory. */
  begin(): Promise<string>
  /** Gives the finished release its number. It is not live yet. */
  finish(writeManifest: (number: number) => Promise<void>): Promise<number>
  /** Makes a release live atomically. */
  goLive(number: number): Promise<void>
  /** Removes the files of killed processes, and all releases except the newest releases and the live release. */
  prune(): Promise<void>
}

export function openReleases(dist: string): Releases {
  const releasesDir = `${dist}-releases`
  const folder = (number: number) => path.join(releasesDir, String(number))
  const manifest = (number: number) => path.join(releasesDir, `${number}.json`)
  const content = (number: number) => path.join(releasesDir, `${number}.content`)
  const latestContent = (number: number) => path.join(releasesDir, `${number}.latest.content`)
  const unfinishedFolder = path.join(releasesDir, unfinished)

  async function numbers(): Promise<number[]> {
    const entries = await readdir(releasesDir, { withFileTypes: true }).catch(unlessCode('ENOENT', []))
    return entries
      .filter((entry) => entry.isDirectory() && /^\d+$/.test(entry.name))
      .map((entry) => Number(entry.name))
      .sort((a, b) => b - a)
  }

  async function live(): Promise<number | null> {
    const stats = await lstat(dist).catch(unlessCode('ENOENT', null))
    if (stats === null) return null
    if (stats.isSymbolicLink()) return Number(path.basename(await readlink(dist)))
    const number = await nextNumber()
    await mkdir(releasesDir, { recursive: true })
    await rename(dist, folder(number))
    await goLive(number)
    return number
  }

  async function nextNumber(): Promise<number> {
    const [newest = 0] = await numbers()
    return newest + 1
  }

  /** Returns manifests and contents of unfinished or removed releases, and temporary files older than an hour. */
  async function leftOvers(numbered: ReadonlySet<number>): Promise<string[]> {
    const leftOverNames: string[] = []
    for (const name of await readdir(releasesDir).catch(unlessCode('ENOENT', []))) {
      const [, number] = /^(\d+)\.(?:json|content|latest\.content)$/.exec(name) ?? []
      const isOrphan = number !== undefined && !numbered.has(Number(number))
      if (isOrphan || (/\.\d+\.new$/.test(name) && (await isOld(path.join(releasesDir, name)))))
        leftOverNames.push(name)
    }
    return leftOverNames
  }

  async function goLive(number: number): Promise<void> {
    const temporaryLink = `${dist}.new`
    await rm(temporaryLink, { force: true })
    await symlink(path.join(path.basename(releasesDir), String(number)), temporaryLink)
    await rename(temporaryLink, dist)
  }

  return {
    numbers,
    live,
    folder,
    manifest,
    content,
    latestContent,
    history: path.join(releasesDir, 'publishes.json'),
    schedule: path.join(releasesDir, 'schedule.json'),
    async begin() {
      await rm(unfinishedFolder, { recursive: true, force: true })
      await mkdir(unfinishedFolder, { recursive: true })
      return unfinishedFolder
    },
    async finish(writeManifest) {
      const number = await nextNumber()
      await writeManifest(number)
      await rename(unfinishedFolder, folder(number))
      return number
    },
    goLive,
    async prune() {
      const liveNumber = await live()
      const allNumbers = await numbers()
      const old = allNumbers.slice(maxReleases).filter((number) => number !== liveNumber)
      for (const number of old) {
        // The directory is removed last, so that an interrupted removal is found and completed by the next run.
        await rm(manifest(number), { force: true })
        await rm(content(number), { recursive: true, force: true })
        await rm(latestContent(number), { recursive: true, force: true })
        await rm(folder(number), { recursive: true, force: true })
      }
      for (const name of await leftOvers(new Set(allNumbers)))
        await rm(path.join(releasesDir, name), { recursive: true, force: true })
    },
  }
}

async function isOld(file: string): Promise<boolean> {
  const stats = await lstat(file).catch(unlessCode('ENOENT', null))
  return stats !== null && stats.mtimeMs < Date.now() - 60 * 60 * 1000
}

function unlessCode<T>(code: string, instead: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code !== code) throw error
    return instead
  }
}

/**
 * Removes releases that are no longer retained. Called after a new release went live. An error is only logged: it does
 * not affect the publish, and the next call tries again.
 * @param lock the lock file that a build of this site holds
 */
export async function pruneReleases(releases: Pick<Releases, 'prune'>, lock: string): Promise<void> {
  await withLock([lock], releases.prune, () => undefined).catch((error: unknown) => console.error(error))
}
