import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Stamps } from './release.ts'

interface ReleaseFiles {
  folder: string
  stamps: Stamps
}

/**
 * Returns which of the files of a release are new or have other bytes than in another release. Equal stamps show equal
 * files. Files with other stamps are read, because a page that was changed and changed back has a new modification time.
 */
export async function findDifferingFiles(
  files: readonly string[],
  before: ReleaseFiles,
  after: ReleaseFiles,
): Promise<string[]> {
  const differing: string[] = []
  for (const file of files) {
    const [was, is] = [before.stamps.get(file), after.stamps.get(file)]
    if (was === is) continue
    const canBeEqual = was !== undefined && is !== undefined && sizeIn(was) === sizeIn(is)
    if (!canBeEqual || !(await haveEqualBytes(path.join(before.folder, file), path.join(after.folder, file))))
      differing.push(file)
  }
  return differing
}

const sizeIn = (stamp: string) => stamp.split(' ')[0]

async function haveEqualBytes(one: string, other: string): Promise<boolean> {
  return (await readFile(one)).equals(await readFile(other))
}
