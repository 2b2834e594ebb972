import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compressedCopies, isCompressible } from './compress.ts'
import { eachOf, filesBelow } from './files.ts'

/** How many files were written, left as they were, and removed; compressed copies are not counted. */
export interface Publication {
  written: number
  kept: number
  removed: number
}

/** How long chunks that no page names any more stay, in milliseconds: pages opened before may still ask for them. */
const assetRetention = 24 * 60 * 60 * 1000

const copyEnds = ['.br', '.gz'] as const

const isAsset = (file: string) => file.startsWith(`_astro${path.sep}`)
const isCopy = (file: string) => copyEnds.some((end) => file.endsWith(end))

/** What tells a built site from the one that is being served. */
export interface Difference {
  /** Every file of the built site. */
  files: string[]
  /** Those that the served one doesn't have, or has otherwise. */
  changed: string[]
  /** Those that only the served one has, old scripts and styles among them. */
  gone: string[]
}

/** Compares a built site with the one that is being served, byte by byte. */
export async function compare(staged: string, dist: string): Promise<Difference> {
  const files = await filesBelow(staged)
  const served = (await filesBelow(dist)).filter((file) => !isCopy(file))
  const [isStaged, isServed] = [new Set(files), new Set(served)]
  const changed = files.filter((file) => !isServed.has(file))
  await eachOf(
    files.filter((file) => isServed.has(file)),
    8,
    async (file) => {
      const [made, known] = await Promise.all([readFile(path.join(staged, file)), readFile(path.join(dist, file))])
      if (!made.equals(known)) changed.push(file)
    },
  )
  return { files, changed: changed.sort(), gone: served.filter((file) => !isStaged.has(file)) }
}

/**
 * The files whose references have to be checked: those that changed, and all of them where one that others may refer to is
 * gone. A script or style is gone only where another has taken its place.
 */
export function filesToCheck({ files, changed, gone }: Difference): string[] {
  const mayBreakOthers = changed.some(isAsset) || changed.includes('_redirects') || gone.some((file) => !isAsset(file))
  return mayBreakOthers ? files : changed
}

/**
 * Puts a built site in the place of the one that is being served. What pages refer to comes first, then the pages, and last
 * what is gone is removed; each file is replaced in one step. So whoever reads along never meets half a file, nor a page
 * without its scripts. Unchanged files are not touched.
 */
export async function publish(
  staged: string,
  dist: string,
  { files, changed, gone }: Difference,
  now = new Date(),
): Promise<Publication> {
  const put = (file: string) => putFile(path.join(staged, file), path.join(dist, file), changed.length)
  await eachOf(changed.filter(isAsset), 4, put)
  // When they were last part of the site: the retention of assets counts from here.
  await eachOf(files.filter(isAsset), 4, (file) => utimes(path.join(dist, file), now, now))
  await eachOf(
    changed.filter((file) => !isAsset(file)),
    4,
    put,
  )
  const result: Publication = { written: changed.length, kept: files.length - changed.length, removed: 0 }
  await eachOf(gone, 4, async (file) => {
    const target = path.join(dist, file)
    if (isAsset(file) && now.getTime() - (await stat(target)).mtimeMs < assetRetention) return
    await removeCopies(target)
    await rm(target, { force: true })
    result.removed += 1
  })
  return result
}

/** Copies a file, after its compressed copies: where this is interrupted, the file itself still differs the next time. */
async function putFile(source: string, target: string, filesInAll: number): Promise<void> {
  const content = await readFile(source)
  await mkdir(path.dirname(target), { recursive: true })
  if (isCompressible(target, content.length)) {
    const copies = await compressedCopies(target, content, filesInAll)
    await Promise.all(copyEnds.map((end) => replace(target + end, copies[end])))
  } else {
    await removeCopies(target)
  }
  await replace(target, content)
}

async function removeCopies(target: string): Promise<void> {
  await Promise.all(copyEnds.map((end) => rm(target + end, { force: true })))
}

/** Writes beside and renames, so that nobody reads half of it. */
async function replace(target: string, content: Buffer): Promise<void> {
  const beside = `${target}.${process.pid}.new`
  await writeFile(beside, content)
  await rename(beside, target)
}
