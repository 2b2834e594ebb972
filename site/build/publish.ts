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

/**
 * Puts a built site in the place of the one that is being served. What pages refer to comes first, then the pages, and last
 * what is gone is removed; each file is replaced in one step. So whoever reads along never meets half a file, nor a page
 * without its scripts. Unchanged files are not touched.
 */
export async function publish(staged: string, dist: string, now = new Date()): Promise<Publication> {
  const result: Publication = { written: 0, kept: 0, removed: 0 }
  const put = async (file: string) => {
    const isNew = await putFile(path.join(staged, file), path.join(dist, file))
    if (isNew) result.written += 1
    else result.kept += 1
    // When it was last part of the site: the retention of assets counts from here.
    if (isAsset(file)) await utimes(path.join(dist, file), now, now)
  }
  const files = await filesBelow(staged)
  await eachOf(files.filter(isAsset), 4, put)
  await eachOf(
    files.filter((file) => !isAsset(file)),
    4,
    put,
  )

  const current = new Set(files)
  const gone = (await filesBelow(dist)).filter((file) => !current.has(file) && !isCopy(file))
  await eachOf(gone, 4, async (file) => {
    const target = path.join(dist, file)
    if (isAsset(file) && now.getTime() - (await stat(target)).mtimeMs < assetRetention) return
    await rm(target, { force: true })
    await Promise.all(copyEnds.map((end) => rm(target + end, { force: true })))
    result.removed += 1
  })
  return result
}

/** Copies a file and makes its compressed copies, unless the target has it already. Says whether it wrote. */
async function putFile(source: string, target: string): Promise<boolean> {
  const content = await readFile(source)
  const existing = await readFile(target).catch(() => null)
  if (existing?.equals(content)) return false
  await mkdir(path.dirname(target), { recursive: true })
  await replace(target, content)
  if (isCompressible(target, content.length)) {
    const copies = await compressedCopies(target, content)
    await Promise.all(copyEnds.map((end) => replace(target + end, copies[end])))
  } else {
    await Promise.all(copyEnds.map((end) => rm(target + end, { force: true })))
  }
  return true
}

/** Writes beside and renames, so that nobody reads half of it. */
async function replace(target: string, content: Buffer): Promise<void> {
  const beside = `${target}.${process.pid}.new`
  await writeFile(beside, content)
  await rename(beside, target)
}
