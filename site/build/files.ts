import { readdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Every file below a folder, as sorted paths relative to it, with '/'; none where the folder doesn't exist. */
export async function filesBelow(folder: string): Promise<string[]> {
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

/** Works through a list with so many at a time. Where one fails no more are begun, and it throws once the others have ended. */
export async function eachOf<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  // Whoever leaves its loop ends a generator for all, an array's own iterator for nobody.
  const waiting = (function* () {
    yield* items
  })()
  const lanes = Array.from({ length: atOnce }, async () => {
    for (const item of waiting) await work(item)
  })
  for (const lane of await Promise.allSettled(lanes)) if (lane.status === 'rejected') throw lane.reason
}

/** Writes beside and renames, so that nobody reads half of it. */
export async function replaceFile(target: string, content: string | Buffer): Promise<void> {
  const beside = `${target}.${process.pid}.new`
  await writeFile(beside, content)
  await rename(beside, target)
}
