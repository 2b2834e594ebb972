import { readFile, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { replaceFile } from '../lib/files.ts'
import { copySuffixes, createCompressedCopies, isCompressible } from './compress.ts'
import { withLock } from './lock.ts'
import { fileVersion, readRelease, withCopies, writeRelease } from './release.ts'
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
  let isEnding = false
  let running = Promise.resolve()
  return {
    add(added) {
      for (const file of added) files.add(file)
    },
    run(isIdle) {
      running = running
        .then(() => recompressPages(releases, lock, files, () => isIdle() && !isEnding))
        .catch((error: unknown) => console.error(error))
      return running
    },
    stop() {
      isEnding = true
      return running
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
    const number = await releases.live()
    if (number === null) return
    const copiesByFile = new Map<string, Copies | null>()
    for (const file of [...files].slice(0, batchSize)) {
      if (!canContinue()) return
      copiesByFile.set(file, await createCopies(path.join(releases.folder(number), file)))
    }
    const storeIfCurrent = async () => {
      // If another release was published meanwhile, its pages are compressed again in the next round.
      if ((await releases.live()) !== number) return
      await storeCopies(releases, number, copiesByFile)
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
  return content && isCompressible(file, content.length) ? createCompressedCopies(file, content, 'hard') : null
}

/**
 * The copies in other releases do not change. If the process is killed here, the next build recreates the affected
 * files.
 */
async function storeCopies(
  releases: Releases,
  number: number,
  copiesByFile: ReadonlyMap<string, Copies | null>,
): Promise<void> {
  const release = await readRelease(releases.manifest(number))
  if (!release) return
  const folder = releases.folder(number)
  for (const [file, copies] of copiesByFile) {
    const manifestEntry = release.files[file]
    if (!copies || !manifestEntry) continue
    for (const suffix of copySuffixes) {
      const target = path.join(folder, file + suffix)
      const { atime, mtime } = await stat(target)
      await replaceFile(target, copies[suffix])
      await utimes(target, atime, mtime)
    }
    const [ofPage = ''] = manifestEntry.stamps
    const [, ...ofCopies] = withCopies(file).map((name) => fileVersion(path.join(folder, name)))
    manifestEntry.stamps = [ofPage, ...ofCopies]
  }
  await writeRelease(releases.manifest(number), release)
}
