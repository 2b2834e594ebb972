import { readFileSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { replaceFile } from '../build/files.ts'
import { entryLines, linesIn, stampOf } from './entry-file.ts'

interface Entry {
  id: number | string
}

/** The entries that this process last read from a file or wrote to it, with the stamp of that. */
const known = new Map<string, { stamp: string; entries: readonly Entry[] }>()

/**
 * The entries of a collection. While their file stands as this process last knew it they are the very same objects, so what hangs
 * on one of them need not be made again for each publish.
 * @throws where there is no such file, or it is broken
 */
export async function readEntries(file: string): Promise<readonly Entry[]> {
  const handle = await open(file)
  try {
    const stamp = stampOf(await handle.stat())
    const last = known.get(file)
    if (last?.stamp === stamp) return last.entries
    // In one piece: a file that is read as text is decoded chunk by chunk, which takes twice as long for ten thousand tours.
    const entries: readonly Entry[] = JSON.parse((await handle.readFile()).toString())
    known.set(file, { stamp, entries })
    return entries
  } finally {
    await handle.close()
  }
}

/** Puts entries in a file's place. Those that stand in it already are taken from there: writing out ten thousand tours takes a second. */
export async function writeEntries(file: string, entries: readonly Entry[]): Promise<void> {
  await replaceFile(file, linesOf(entries, file))
  known.set(file, { stamp: stampOf(statSync(file)), entries })
}

function linesOf(entries: readonly Entry[], file: string): Buffer {
  const last = known.get(file)
  const standing = statSync(file, { throwIfNoEntry: false })
  if (!last || !standing || last.stamp !== stampOf(standing)) return entryLines(entries)
  const written = new Set(last.entries)
  const lineOf = linesIn(readFileSync(file))
  return entryLines(entries, (entry) => (written.has(entry) ? lineOf(String(entry.id)) : undefined))
}
