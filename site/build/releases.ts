import { lstat, mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises'
import path from 'node:path'

/** How many releases are kept, the live one among them. */
export const keptReleases = 10

/** What a folder is called while a release is being made in it. */
const unfinished = 'new'

/**
 * The releases of a site: folders with numbers beside `dist`, which is a link to the one that is live. A release is whole
 * before it gets its number, and nothing that readers see of it is changed afterwards; so whoever reads `dist` never meets half of one, and any
 * that is kept can be live again.
 */
export interface Releases {
  /** The numbers of those that are kept, the newest first. */
  numbers(): Promise<number[]>
  /** Null where none is. A plain folder in the place of `dist`, as other tools leave one, becomes a release first. */
  live(): Promise<number | null>
  folder(number: number): string
  /** The file with what is known of a release; see `release.ts`. */
  note(number: number): string
  /** The folder with the content that a release was made from; see `kept-content.ts`. */
  content(number: number): string
  /** The file in which the publisher remembers what it did; see `publisher/history.ts`. */
  history: string
  /** The file in which it remembers when it is to publish by itself; see `publisher/timetable.ts`. */
  schedule: string
  /** An empty folder to make a release in. What was left there by a build that was killed is thrown away. */
  begin(): Promise<string>
  /** Gives the release that was made its number. It is not live yet. */
  finish(noteOf: (number: number) => Promise<void>): Promise<number>
  /** Makes a release live, in one step. */
  goLive(number: number): Promise<void>
  /** Removes all but the newest ones and the live one, and what was left by others that were killed while they removed or wrote. */
  prune(): Promise<void>
}

export function releasesOf(dist: string): Releases {
  const home = `${dist}-releases`
  const folder = (number: number) => path.join(home, String(number))
  const note = (number: number) => path.join(home, `${number}.json`)
  const content = (number: number) => path.join(home, `${number}.content`)
  const unfinishedFolder = path.join(home, unfinished)

  async function numbers(): Promise<number[]> {
    const entries = await readdir(home, { withFileTypes: true }).catch(unlessCode('ENOENT', []))
    return entries
      .filter((entry) => entry.isDirectory() && /^\d+$/.test(entry.name))
      .map((entry) => Number(entry.name))
      .sort((a, b) => b - a)
  }

  async function live(): Promise<number | null> {
    const found = await lstat(dist).catch(unlessCode('ENOENT', null))
    if (found === null) return null
    if (found.isSymbolicLink()) return Number(path.basename(await readlink(dist)))
    const number = await nextNumber()
    await mkdir(home, { recursive: true })
    await rename(dist, folder(number))
    await goLive(number)
    return number
  }

  async function nextNumber(): Promise<number> {
    const [newest = 0] = await numbers()
    return newest + 1
  }

  /** Notes and contents of releases that never were finished or are gone, and files that nobody has renamed for an hour. */
  async function leftOvers(numbered: ReadonlySet<number>): Promise<string[]> {
    const left: string[] = []
    for (const name of await readdir(home).catch(unlessCode('ENOENT', []))) {
      const [, number] = /^(\d+)\.(?:json|content)$/.exec(name) ?? []
      const isOrphan = number !== undefined && !numbered.has(Number(number))
      if (isOrphan || (/\.\d+\.new$/.test(name) && (await isOld(path.join(home, name))))) left.push(name)
    }
    return left
  }

  async function goLive(number: number): Promise<void> {
    const beside = `${dist}.new`
    await rm(beside, { force: true })
    await symlink(path.join(path.basename(home), String(number)), beside)
    await rename(beside, dist)
  }

  return {
    numbers,
    live,
    folder,
    note,
    content,
    history: path.join(home, 'publishes.json'),
    schedule: path.join(home, 'schedule.json'),
    async begin() {
      await rm(unfinishedFolder, { recursive: true, force: true })
      await mkdir(unfinishedFolder, { recursive: true })
      return unfinishedFolder
    },
    async finish(noteOf) {
      const number = await nextNumber()
      await noteOf(number)
      await rename(unfinishedFolder, folder(number))
      return number
    },
    goLive,
    async prune() {
      const isLive = await live()
      const all = await numbers()
      const old = all.slice(keptReleases).filter((number) => number !== isLive)
      for (const number of old) {
        // The folder last: one that is cut off here is found by it.
        await rm(note(number), { force: true })
        await rm(content(number), { recursive: true, force: true })
        await rm(folder(number), { recursive: true, force: true })
      }
      for (const name of await leftOvers(new Set(all)))
        await rm(path.join(home, name), { recursive: true, force: true })
    },
  }
}

async function isOld(file: string): Promise<boolean> {
  const found = await lstat(file).catch(unlessCode('ENOENT', null))
  return found !== null && found.mtimeMs < Date.now() - 60 * 60 * 1000
}

function unlessCode<T>(code: string, instead: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code !== code) throw error
    return instead
  }
}
