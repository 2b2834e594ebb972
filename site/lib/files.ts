import { copyFileSync, linkSync, mkdirSync, statSync, utimesSync } from 'node:fs'
import { readdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The errors of a file system that does not support hard links or limits the number of links to a file. */
const linkErrorCodes = new Set(['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'ENOSYS'])

/**
 * Creates hard links, or copies with the same modification times if links are impossible. Synchronous, because 60,000
 * links take one second this way and several seconds asynchronously.
 */
export function linkFiles(sourceDir: string, targetDir: string, files: Iterable<string>, link = linkSync): void {
  const createdFolders = new Set<string>()
  for (const file of files) {
    const source = path.join(sourceDir, file)
    const target = path.join(targetDir, file)
    const folder = path.dirname(target)
    if (!createdFolders.has(folder)) mkdirSync(folder, { recursive: true })
    createdFolders.add(folder)
    try {
      link(source, target)
    } catch (error) {
      const cannotLink = error instanceof Error && 'code' in error && linkErrorCodes.has(String(error.code))
      if (!cannotLink) throw error
      copyWithTime(source, target)
    }
  }
}

/** Servers use the modification time to decide whether a browser's cached copy is current. */
function copyWithTime(source: string, target: string): void {
  copyFileSync(source, target)
  const { atimeMs, mtimeMs } = statSync(source)
  utimesSync(target, atimeMs / 1000, mtimeMs / 1000)
}

/** Returns sorted relative paths with '/'; empty if the directory does not exist. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort()
}

/**
 * Processes at most `concurrency` items at a time. After a failure, starts no further items, and throws when the
 * running items have finished.
 */
export async function forEachConcurrently<T>(
  items: readonly T[],
  concurrency: number,
  processItem: (item: T) => Promise<void>,
): Promise<void> {
  // All loops share a generator, so an error in one loop closes it for all loops. An array iterator would stay open.
  const remainingItems = (function* () {
    yield* items
  })()
  const loops = Array.from({ length: concurrency }, async () => {
    for (const item of remainingItems) await processItem(item)
  })
  for (const result of await Promise.allSettled(loops)) if (result.status === 'rejected') throw result.reason
}

/** Writes to a temporary file and renames it, so that no reader sees a partly written file. */
export async function replaceFile(target: string, content: string | Buffer): Promise<void> {
  const temporaryFile = `${target}.${process.pid}.new`
  await writeFile(temporaryFile, content)
  await rename(temporaryFile, target)
}
