import { readFile, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { compressedCopies, copyEnds, isCompressible } from './compress.ts'
import { replaceFile } from './files.ts'
import { alone } from './lock.ts'
import { readRelease, stampOf, withCopies, writeRelease } from './release.ts'
import type { Releases } from './releases.ts'

/** So many are pressed before they are put: a build waits for the putting alone, and each putting writes the release's whole note. */
const batchSize = 100

type Copies = Awaited<ReturnType<typeof compressedCopies>>

/**
 * Presses the copies of the live release's pages harder, for as long as `mayGoOn`: they were made quickly, since somebody waited. What
 * readers get stays the same.
 * @param lock what a build of this site holds
 * @param files the pages; those that are done are taken out
 */
export async function pressHarder(
  releases: Releases,
  lock: string,
  files: Set<string>,
  mayGoOn: () => boolean,
): Promise<void> {
  while (files.size > 0 && mayGoOn()) {
    const number = await releases.live()
    if (number === null) return
    const pressed = new Map<string, Copies | null>()
    for (const file of [...files].slice(0, batchSize)) {
      if (!mayGoOn()) return
      pressed.set(file, await copiesOf(path.join(releases.folder(number), file)))
    }
    const put = async () => {
      // What has been published meanwhile is looked at anew.
      if ((await releases.live()) !== number) return
      await putCopies(releases, number, pressed)
      for (const file of pressed.keys()) files.delete(file)
    }
    await alone([lock], put, () => undefined)
  }
}

/** Null for what is gone, or too small to have copies. */
async function copiesOf(file: string): Promise<Copies | null> {
  const content = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return content && isCompressible(file, content.length) ? compressedCopies(file, content, 'hard') : null
}

/** Other releases that have the same page keep their own copies. One that is killed here is made anew by the next build. */
async function putCopies(
  releases: Releases,
  number: number,
  pressed: ReadonlyMap<string, Copies | null>,
): Promise<void> {
  const release = await readRelease(releases.note(number))
  if (!release) return
  const folder = releases.folder(number)
  for (const [file, copies] of pressed) {
    const noted = release.files[file]
    if (!copies || !noted) continue
    for (const end of copyEnds) {
      const target = path.join(folder, file + end)
      const { atime, mtime } = await stat(target)
      await replaceFile(target, copies[end])
      await utimes(target, atime, mtime)
    }
    const [ofPage = ''] = noted.stamps
    const [, ...ofCopies] = withCopies(file).map((name) => stampOf(path.join(folder, name)))
    noted.stamps = [ofPage, ...ofCopies]
  }
  await writeRelease(releases.note(number), release)
}
