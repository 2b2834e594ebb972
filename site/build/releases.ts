import { lstat, mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { withLock } from './lock.ts'

export const openingPageCode = 'opening-page'

/** Includes the live release. */
export const maxReleases = 10

const unfinished = 'new'

/**
 * The releases of a site: numbered directories in `dist-releases`. `dist` is a symbolic link to the live release. A
 * release is complete before it gets its number and never changes afterwards, so a reader of `dist` never sees an
 * incomplete release.
 */
export interface Releases {
  /** Newest first. */
  numbers(): Promise<number[]>
  /** Null if no release is live. A plain directory `dist`, written by another tool, is turned into a release first. */
  live(): Promise<number | null>
  folder(number: number): string
  manifest(number: number): string
  /** The directory of the content that a release was built from. */
  content(number: number): string
  /** The directory with the content of the last publish that changed no file of the release; may be missing. */
  latestContent(number: number): string
  history: string
  schedule: string
  /** Returns an empty directory for a new release, without files of a killed build. */
  begin(): Promise<string>
  /** Gives the finished release its number, but does not make it live. */
  finish(writeManifest: (number: number) => Promise<void>): Promise<number>
  /** Switches to the release atomically. */
  goLive(number: number): Promise<void>
  /** Removes the files of killed processes, and all releases except the newest and the live release. */
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

  /** Includes manifests and contents of removed releases, and temporary files older than an hour. */
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
        // The directory is removed last, so that the next run finds and completes an interrupted removal.
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
 * Only logs an error, because the publish is not affected and the next call tries again.
 * @param lock the lock file that a build of this site holds
 */
export async function pruneReleases(releases: Pick<Releases, 'prune'>, lock: string): Promise<void> {
  await withLock([lock], releases.prune, () => undefined).catch((error: unknown) => console.error(error))
}
