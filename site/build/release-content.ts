import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { snapshotFiles } from '../loaders/snapshot.ts'
import { linkFiles } from './link-files.ts'

/**
 * Stores the content that a release was built from, so that later changes can be compared with it. The files are hard
 * links to the files of a snapshot, which are replaced but never modified, so an unchanged collection takes no extra
 * space. Stores nothing if the content of a release is unknown, for example for a release from before this feature.
 */
export async function storeReleaseContent(from: string, to: string): Promise<void> {
  const files = snapshotFiles.filter((file) => existsSync(path.join(from, file)))
  const temporaryDir = `${to}.new`
  await rm(temporaryDir, { recursive: true, force: true })
  linkFiles(from, temporaryDir, files)
  await mkdir(to, { recursive: true })
  for (const file of files) await rename(path.join(temporaryDir, file), path.join(to, file))
  await rm(temporaryDir, { recursive: true, force: true })
}
