import { readFile, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { replaceFile } from '../lib/files.ts'
import { copySuffixes, createCompressedCopies, isCompressible } from './compress.ts'
import { withLock } from './lock.ts'
import { fileVersion, readRelease, writeRelease } from './release.ts'
import type { Releases } from './releases.ts'

export interface Recompressor {
  add(files: Iterable<string>): void
  /** Recompresses the pages at the highest level while `isIdle` returns true. */
  run(isIdle: () => boolean): Promise<void>
  /** Resolves when no page is being compressed. */
  stop(): Promise<void>
}

/** Creates a recompressor of quickly compressed pages. The list of pages is only in memory. */
export function createRecompressor(releases: Releases, lock: string): Recompressor {
  const files = new Set<string>()
  let isStopping = false
  let currentRun = Promise.resolve()
  return {
    add(addedFiles) {
      for (const file of addedFiles) files.add(file)
    },
    run(isIdle) {
      currentRun = currentRun
        .then(() => recompressPages(releases, lock, files, () => isIdle() && !isStopping))
        .catch((error: unknown) => console.error(error))
      return currentRun
    },
    stop() {
      isStopping = true
      return currentRun
    },
  }
}

/** Number of pages per batch. A build has to wait while copies are stored, and each batch rewrites the manifest. */
const batchSize = 100

type Copies = Awaited<ReturnType<typeof createCompressedCopies>>

/**
 * Recompresses pages of the live release at the highest level while `canContinue` returns true.
 * @param lock the lock file that a build of this site holds
 * @param files finished files are removed from the set
 */
export async function recompressPages(
  releases: Releases,
  lock: string,
  files: Set<string>,
  canContinue: () => boolean,
): Promise<void> {
  while (files.size > 0 && canContinue()) {
    const releaseNumber = await releases.readLiveNumber()
    if (releaseNumber === null) return
    const copiesByFile = new Map<string, Copies | null>()
    for (const file of [...files].slice(0, batchSize)) {
      if (!canContinue()) return
      copiesByFile.set(file, await createCopies(path.join(releases.folderOf(releaseNumber), file)))
    }
    const storeIfCurrent = async () => {
      // If another release was published meanwhile, its pages are compressed again in the next round.
      if ((await releases.readLiveNumber()) !== releaseNumber) return
      await storeCopies(releases, releaseNumber, copiesByFile)
      for (const file of copiesByFile.keys()) files.delete(file)
    }
    await withLock([lock], storeIfCurrent, () => undefined)
  }
}

/** Returns null if the file is missing or too small to have copies. */
async function createCopies(file: string): Promise<Copies | null> {
  const content = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return content && isCompressible(file, content.length) ? createCompressedCopies(file, content, 'highest') : null
}

/**
 * Does not change other releases, which share files by hard links. If the process is killed here, the next build
 * recreates the affected files.
 */
async function storeCopies(
  releases: Releases,
  releaseNumber: number,
  copiesByFile: ReadonlyMap<string, Copies | null>,
): Promise<void> {
  const release = await readRelease(releases.manifestOf(releaseNumber))
  if (!release) return
  const folder = releases.folderOf(releaseNumber)
  for (const [file, copies] of copiesByFile) {
    const manifestEntry = release.files[file]
    if (!copies || !manifestEntry) continue
    for (const suffix of copySuffixes) {
      const target = path.join(folder, file + suffix)
      const { atime, mtime } = await stat(target)
      await replaceFile(target, copies[suffix])
      await utimes(target, atime, mtime)
    }
    const [pageVersion = ''] = manifestEntry.stamps
    const copyVersions = copySuffixes.map((suffix) => fileVersion(path.join(folder, file + suffix)))
    manifestEntry.stamps = [pageVersion, ...copyVersions]
  }
  await writeRelease(releases.manifestOf(releaseNumber), release)
}
