import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { requireDatabaseUrl } from '@nusa/shared/environment'
import { copyFromBucket, copyIntoBucket, openBucket } from '../../cms/config/bucket-files.ts'
import { readMediaBucket } from '../../cms/core/env.ts'
import type { Home } from '../release/home.ts'
import { run } from '../release/run.ts'
import type { Step } from '../release/steps.ts'
import { copyFiles, hashFiles, listFiles, type Manifest, manifestName, verifyBackup } from './files.ts'
import { deleteBackupResult, withDatabase } from './record.ts'
import { findExpired } from './retention.ts'

/** The files of the publisher that no build can create again. */
const publisherFiles = ['publishes.json', 'schedule.json']

const backupNamePattern = /^\d{8}-\d{6}$/
const unfinishedNamePattern = /^\d{8}-\d{6}\.new$/

/**
 * Creates a backup and returns its name, such as `20261128-093000`. The database is copied before the pictures, so that
 * the backup has the pictures of all its entries. The name of the folder ends in `.new` until the backup is complete.
 */
export async function createBackup(home: Home, backupsDir: string, now: Date, step: Step): Promise<string> {
  const created = now.toISOString()
  const name = created.slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
  const folder = path.join(backupsDir, `${name}.new`)
  const [latestName = null] = await listBackups(backupsDir)
  const latestFolder = latestName && path.join(backupsDir, latestName)
  try {
    await fillBackup(home, folder, { created, latestFolder, step })
  } catch (error) {
    // An unfinished backup must not fill the disk until a later backup is complete.
    await rm(folder, { recursive: true, force: true })
    throw error
  }
  await rename(folder, path.join(backupsDir, name))
  return name
}

async function fillBackup(
  home: Home,
  folder: string,
  { created, latestFolder, step }: { created: string; latestFolder: string | null; step: Step },
): Promise<void> {
  const env = home.environment()
  await mkdir(path.join(folder, 'publisher'), { recursive: true, mode: 0o700 })
  await step('database', async () => {
    const { address, PGPASSWORD } = separatePassword(env)
    const options = ['--format=custom', '--no-owner', '--no-privileges', `--file=${path.join(folder, 'database.dump')}`]
    await run('pg_dump', [...options, address], { env: { ...process.env, PGPASSWORD } })
  })
  const latestPictures = latestFolder && path.join(latestFolder, 'media')
  await step('pictures', () => backUpPictures(env, path.join(folder, 'media'), latestPictures))
  await copyPublisherFiles(home.pagesDir, path.join(folder, 'publisher'))
  await step('checksums', async () => {
    const liveId = home.current()
    const commit = liveId === null ? null : (home.read(liveId)?.commit ?? null)
    const manifest: Manifest = { created, commit, files: await hashFiles(folder) }
    await writeFile(path.join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`)
  })
}

/** Removes unfinished backups, and backups that the retention plan does not need. Returns the removed names. */
export async function pruneBackups(backupsDir: string): Promise<string[]> {
  const names = await readdir(backupsDir)
  const unfinishedNames = names.filter((name) => unfinishedNamePattern.test(name))
  const removedNames = [...findExpired(names), ...unfinishedNames]
  for (const name of removedNames) await rm(path.join(backupsDir, name), { recursive: true, force: true })
  return removedNames
}

/** Returns the names of all complete backups, newest first. */
export async function listBackups(backupsDir: string): Promise<string[]> {
  const names = await readdir(backupsDir).catch(() => [])
  return names
    .filter((name) => backupNamePattern.test(name))
    .sort()
    .reverse()
}

/**
 * Restores a backup. If pictures are stored in a bucket, only the missing pictures are copied into it.
 * @throws an Error, before anything is changed, if the backup is damaged, or if the database or the directory of
 * pictures is not empty
 */
export async function restoreBackup(home: Home, folder: string, step: Step): Promise<Manifest> {
  const env = home.environment()
  const databaseUrl = requireDatabaseUrl('the backup', env)
  const manifest = await step('checksums', () => verifyBackup(folder))
  const bucket = readMediaBucket(env)
  const mediaDir = readMediaDir(env)
  if (!bucket && (await listFiles(mediaDir)).length > 0)
    throw new Error(`${mediaDir} has files already. Restore into an empty directory.`)
  await requireEmptyDatabase(databaseUrl, env)
  // A bucket that cannot be read must fail before the database is restored.
  if (bucket) {
    const bucketFiles = await openBucket(bucket)
    await bucketFiles.list()
  }
  await step('database', async () => {
    const { address, PGPASSWORD } = separatePassword(env)
    const options = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction']
    const dump = path.join(folder, 'database.dump')
    await run('pg_restore', [...options, '-d', address, dump], { env: { ...process.env, PGPASSWORD } })
    await deleteBackupResult(databaseUrl, env)
  })
  await step('pictures', async () => {
    const backupMedia = path.join(folder, 'media')
    if (bucket) await copyIntoBucket(backupMedia, bucket)
    else await copyFiles(backupMedia, mediaDir, null)
  })
  await mkdir(home.pagesDir, { recursive: true })
  await copyPublisherFiles(path.join(folder, 'publisher'), home.pagesDir)
  return manifest
}

/** Creates hard links to unchanged pictures of the earlier backup, instead of copies. */
async function backUpPictures(
  env: NodeJS.ProcessEnv,
  targetDir: string,
  earlierPictures: string | null,
): Promise<void> {
  const bucket = readMediaBucket(env)
  if (bucket) await copyFromBucket(bucket, targetDir, earlierPictures)
  else await copyFiles(readMediaDir(env), targetDir, earlierPictures)
}

async function copyPublisherFiles(sourceDir: string, targetDir: string): Promise<void> {
  for (const file of publisherFiles) {
    const source = path.join(sourceDir, file)
    if (existsSync(source)) await copyFile(source, path.join(targetDir, file))
  }
}

function readMediaDir({ MEDIA_DIR, DATA_DIR }: NodeJS.ProcessEnv): string {
  return path.resolve(MEDIA_DIR || path.join(DATA_DIR || 'data', 'media'))
}

/** Returns the URL without its password, which other users would see in the list of processes. */
function separatePassword(env: NodeJS.ProcessEnv): { address: string; PGPASSWORD: string } {
  const url = new URL(requireDatabaseUrl('the backup', env))
  const PGPASSWORD = decodeURIComponent(url.password)
  url.password = ''
  return { address: url.href, PGPASSWORD }
}

async function requireEmptyDatabase(databaseUrl: string, env: NodeJS.ProcessEnv): Promise<void> {
  await withDatabase(databaseUrl, env, async (client) => {
    const { rows } = await client.query<{ tables: string }>(
      "select count(*) as tables from information_schema.tables where table_schema = 'public'",
    )
    if (rows[0]?.tables !== '0') throw new Error('The database has tables already. Restore into an empty database.')
  })
}
