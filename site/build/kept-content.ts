import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { snapshotFiles } from '../loaders/snapshot.ts'
import { linkFiles } from './link-files.ts'

/**
 * Keeps the content that a release was made from, so that it can be told later what has changed since: links to the files of a
 * snapshot, which are replaced and never changed, so a collection in which nothing changed takes no room of its own. Where
 * nothing is known of a release's content, as of one of before, nothing is kept.
 */
export async function keepContent(from: string, to: string): Promise<void> {
  const files = snapshotFiles.filter((file) => existsSync(path.join(from, file)))
  const beside = `${to}.new`
  await rm(beside, { recursive: true, force: true })
  linkFiles(from, beside, files)
  await mkdir(to, { recursive: true })
  for (const file of files) await rename(path.join(beside, file), path.join(to, file))
  await rm(beside, { recursive: true, force: true })
}
