import { readdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Returns every file in a directory tree as sorted relative paths with '/'; empty if the directory does not exist. */
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
 * Processes the items with limited concurrency. After a failure it starts no further items, and throws when the running
 * ones have finished.
 */
export async function forEachConcurrently<T>(
  items: readonly T[],
  concurrency: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  // A generator shared by all loops: leaving one loop by an error closes it for all. An array iterator would stay open.
  const waiting = (function* () {
    yield* items
  })()
  const lanes = Array.from({ length: concurrency }, async () => {
    for (const item of waiting) await work(item)
  })
  for (const runLane of await Promise.allSettled(lanes)) if (runLane.status === 'rejected') throw runLane.reason
}

/** Writes to a temporary file and renames it, so that no reader sees a partly written file. */
export async function replaceFile(target: string, content: string | Buffer): Promise<void> {
  const temporaryFile = `${target}.${process.pid}.new`
  await writeFile(temporaryFile, content)
  await rename(temporaryFile, target)
}
