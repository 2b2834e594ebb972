import { copyFile, mkdir, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { copyEnds } from './compress.ts'
import { eachOf } from './files.ts'

/** How many files were written, left as they were, and removed; compressed copies are not counted. */
export interface Publication {
  written: number
  kept: number
  removed: number
}

/** What tells the site as it is to be from the one that is being served. */
export interface Difference {
  /** Every file of the site. */
  files: string[]
  /** Those that the served one doesn't have, or has otherwise: they lie ready, with their copies, to be put in its place. */
  changed: string[]
  /** Those that only the served one has, old scripts and styles among them. */
  gone: string[]
}

/** How long chunks that no page names any more stay, in milliseconds: pages opened before may still ask for them. */
const assetRetention = 24 * 60 * 60 * 1000

const isAsset = (file: string) => file.startsWith('_astro/')

/**
 * Puts a built site in the place of the one that is being served. What pages refer to comes first, then the pages, and last
 * what is gone is removed; each file is replaced in one step. So whoever reads along never meets half a file, nor a page
 * without its scripts. Unchanged files are not touched. `wasPublished` tells what belonged to the site until now.
 */
export async function publish(
  staged: string,
  dist: string,
  { files, changed, gone }: Difference,
  wasPublished: (file: string) => boolean,
  now = new Date(),
): Promise<Publication> {
  const put = (file: string) => putFile(path.join(staged, file), path.join(dist, file))
  await eachOf(changed.filter(isAsset), 4, put)
  await eachOf(
    changed.filter((file) => !isAsset(file)),
    4,
    put,
  )
  const result: Publication = { written: changed.length, kept: files.length - changed.length, removed: 0 }
  await eachOf(gone, 4, async (file) => {
    const target = path.join(dist, file)
    if (isAsset(file)) {
      // From here on its retention counts, however long ago it was put there.
      if (wasPublished(file)) await utimes(target, now, now)
      if (now.getTime() - (await stat(target)).mtimeMs < assetRetention) return
    }
    for (const end of ['', ...copyEnds]) await rm(target + end, { force: true })
    result.removed += 1
  })
  return result
}

/** Moves a file, after its compressed copies, which the served one may have and this one not. */
async function putFile(source: string, target: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true })
  for (const end of copyEnds) {
    if (!(await isMoved(source + end, target + end))) await rm(target + end, { force: true })
  }
  if (!(await isMoved(source, target))) throw new Error(`${source} was to be published, and is not there.`)
}

/** Moves a file in one step; false where there is none. */
async function isMoved(source: string, target: string): Promise<boolean> {
  try {
    await rename(source, target)
    return true
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT') return false
    if (code !== 'EXDEV') throw error
  }
  // From one disk to another.
  const beside = `${target}.${process.pid}.new`
  await copyFile(source, beside)
  await rename(beside, target)
  return true
}
