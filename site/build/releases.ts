import { lstat, mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { withLock } from './lock.ts'

export const openingPageCode = 'opening-page'

/** Includes the live release. */
export const maxReleases = 10

const unfinishedName = 'new'

/**
 * The releases of a site: numbered directories in `dist-releases`. `dist` is a symbolic link to the live release. A
 * release is complete before it gets its number, so a reader of `dist` never sees an incomplete release. Afterwards,
 * only the compressed copies of its pages are replaced.
 */
export interface Releases {
  /** Newest first. */
  listNumbers(): Promise<number[]>
  /** Null if no release is live. A plain directory `dist`, written by another tool, is turned into a release first. */
  readLiveNumber(): Promise<number | null>
  folderOf(number: number): string
  manifestOf(number: number): string
  /** The directory of the content that a release was built from. */
  contentOf(number: number): string
  /** The directory with the content of the last publish that changed no file of the release; may be missing. */
  latestContentOf(number: number): string
  historyFile: string
  scheduleFile: string
  /** Returns an empty directory for a new release, without files of a killed build. */
  createStagingDir(): Promise<string>
  /** Gives the finished release its number, but does not make it live. */
  finishRelease(writeMetadata: (number: number) => Promise<void>): Promise<number>
  /** Switches to the release atomically. */
  goLive(number: number): Promise<void>
  /** Removes the files of killed processes, and all releases except the newest `maxReleases` and the live one. */
  prune(): Promise<void>
}

export function openReleases(dist: string): Releases {
  const releasesDir = `${dist}-releases`
  const folderOf = (number: number) => path.join(releasesDir, String(number))
  const manifestOf = (number: number) => path.join(releasesDir, `${number}.json`)
  const contentOf = (number: number) => path.join(releasesDir, `${number}.content`)
  const latestContentOf = (number: number) => path.join(releasesDir, `${number}.latest.content`)
  const unfinishedFolder = path.join(releasesDir, unfinishedName)

  async function listNumbers(): Promise<number[]> {
    const entries = await readdir(releasesDir, { withFileTypes: true }).catch(recoverFromError('ENOENT', []))
    return entries
      .filter((entry) => entry.isDirectory() && /^\d+$/.test(entry.name))
      .map((entry) => Number(entry.name))
      .sort((a, b) => b - a)
  }

  async function readLiveNumber(): Promise<number | null> {
    const stats = await lstat(dist).catch(recoverFromError('ENOENT', null))
    if (stats === null) return null
    if (stats.isSymbolicLink()) return Number(path.basename(await readlink(dist)))
    const number = await nextNumber()
    await mkdir(releasesDir, { recursive: true })
    await rename(dist, folderOf(number))
    await goLive(number)
    return number
  }

  async function nextNumber(): Promise<number> {
    const [newest = 0] = await listNumbers()
    return newest + 1
  }

  /** Includes manifests and contents of removed releases, and temporary files older than an hour. */
  async function findLeftovers(existingNumbers: ReadonlySet<number>): Promise<string[]> {
    const leftoverNames: string[] = []
    for (const name of await readdir(releasesDir).catch(recoverFromError('ENOENT', []))) {
      const [, digits] = /^(\d+)\.(?:json|content|latest\.content)$/.exec(name) ?? []
      const isOrphan = digits !== undefined && !existingNumbers.has(Number(digits))
      const isTemporary = /\.\d+\.new$/.test(name)
      const isLeftover = isOrphan || (isTemporary && (await isOlderThanOneHour(path.join(releasesDir, name))))
      if (isLeftover) leftoverNames.push(name)
    }
    return leftoverNames
  }

  async function goLive(number: number): Promise<void> {
    const temporaryLink = `${dist}.new`
    await rm(temporaryLink, { force: true })
    await symlink(path.join(path.basename(releasesDir), String(number)), temporaryLink)
    await rename(temporaryLink, dist)
  }

  return {
    listNumbers,
    readLiveNumber,
    folderOf,
    manifestOf,
    contentOf,
    latestContentOf,
    historyFile: path.join(releasesDir, 'publishes.json'),
    scheduleFile: path.join(releasesDir, 'schedule.json'),
    async createStagingDir() {
      await rm(unfinishedFolder, { recursive: true, force: true })
      await mkdir(unfinishedFolder, { recursive: true })
      return unfinishedFolder
    },
    async finishRelease(writeMetadata) {
      const number = await nextNumber()
      await writeMetadata(number)
      await rename(unfinishedFolder, folderOf(number))
      return number
    },
    goLive,
    async prune() {
      const liveNumber = await readLiveNumber()
      const allNumbers = await listNumbers()
      const oldNumbers = allNumbers.slice(maxReleases).filter((number) => number !== liveNumber)
      for (const number of oldNumbers) {
        // The directory is removed last, so that the next run finds and completes an interrupted removal.
        await rm(manifestOf(number), { force: true })
        await rm(contentOf(number), { recursive: true, force: true })
        await rm(latestContentOf(number), { recursive: true, force: true })
        await rm(folderOf(number), { recursive: true, force: true })
      }
      for (const name of await findLeftovers(new Set(allNumbers)))
        await rm(path.join(releasesDir, name), { recursive: true, force: true })
    },
  }
}

async function isOlderThanOneHour(file: string): Promise<boolean> {
  const stats = await lstat(file).catch(recoverFromError('ENOENT', null))
  return stats !== null && stats.mtimeMs < Date.now() - 60 * 60 * 1000
}

function recoverFromError<T>(code: string, replacement: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code !== code) throw error
    return replacement
  }
}

/**
 * Removes old releases. Only logs an error, because the publish is not affected and the next call tries again.
 * @param lock the lock file that a build of this site holds
 */
export async function pruneReleases(releases: Pick<Releases, 'prune'>, lock: string): Promise<void> {
  await withLock([lock], releases.prune, () => undefined).catch((error: unknown) => console.error(error))
}
