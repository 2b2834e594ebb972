import { existsSync } from 'node:fs'
import { appendFile, chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../dev/testing/database.ts'
import { createTemporaryFolder } from '../../dev/testing/folder.ts'
import { run } from '../release/run.ts'
import { listBackups } from './backup.ts'
import { verifyBackup } from './files.ts'

const program = path.join(import.meta.dirname, 'main.ts')
let dir: string
let backups: string

/** Writes a dump after more than a second, so that two backups have different names. */
const pgDump = `#!/bin/sh
sleep 1.2
for argument; do case $argument in --file=*) echo dump >"\${argument#--file=}" ;; esac; done
`

beforeEach(async () => {
  dir = createTemporaryFolder('backup')
  backups = path.join(dir, 'backups')
  for (const folder of ['bin', 'data/media', 'pages']) await mkdir(path.join(dir, folder), { recursive: true })
  const variables = { DATABASE_URL: 'postgres://nusa@127.0.0.1:1/nusa', DATA_DIR: path.join(dir, 'data') }
  await set(variables)
  await writeFile(path.join(dir, 'data/media/beach.webp'), 'a picture')
  await writeFile(path.join(dir, 'bin/pg_dump'), pgDump)
  await writeFile(path.join(dir, 'bin/pg_restore'), `#!/bin/sh\ntouch '${dir}/restored'\n`)
  for (const name of ['pg_dump', 'pg_restore']) await chmod(path.join(dir, 'bin', name), 0o755)
})
afterEach(() => rm(dir, { recursive: true, force: true }))

/** Adds variables to the environment of the processes. */
function set(variables: Record<string, string>): Promise<void> {
  const lines = Object.entries(variables).map(([name, value]) => `${name}="${value}"\n`)
  return appendFile(path.join(dir, 'nusa.env'), lines.join(''))
}

function backup(...args: string[]): Promise<string> {
  const env = { ...process.env, NUSA_HOME: dir, BACKUP_DIR: backups, PATH: `${dir}/bin:${process.env.PATH}` }
  return run(process.execPath, [program, ...args], { env })
}

test('a backup that starts while another one is running waits for it, and both are complete', async () => {
  const first = backup('create')
  await pause(700)
  const [before, after] = await Promise.all([first, backup('create')])
  expect([before, after]).toEqual([expect.stringContaining('is complete'), expect.stringContaining('is complete')])
  const [newest = ''] = await listBackups(backups)
  const { files } = await verifyBackup(path.join(backups, newest))
  expect(Object.keys(files)).toEqual(['database.dump', 'media/beach.webp'])
})

test('a restore over existing pictures is rejected before the database is touched', async () => {
  await backup('create')
  const [newest = ''] = await listBackups(backups)
  await expect(backup('restore', newest)).rejects.toThrow('has files already')
  expect(existsSync(path.join(dir, 'restored'))).toBe(false)
})

test('a damaged backup is not restored', async () => {
  await backup('create')
  const [newest = ''] = await listBackups(backups)
  await rm(path.join(dir, 'data/media/beach.webp'))
  await writeFile(path.join(backups, newest, 'media/beach.webp'), 'another picture')
  await expect(backup('restore', newest)).rejects.toThrow('The backup is damaged')
  expect(existsSync(path.join(dir, 'restored'))).toBe(false)
})

test('the pictures of a backup come from the bucket, if they are stored in one', async () => {
  await storePicturesInBucket()
  await expect(backup('create')).rejects.toThrow('ECONNREFUSED 127.0.0.1:1')
  expect(await listBackups(backups)).toEqual([])
})

test('a backup is restored into an empty database, with its pictures in the folder or the bucket', async () => {
  const database = await createTestDatabase()
  try {
    await set({ DATABASE_URL: database.url })
    await backup('create')
    const [newest = ''] = await listBackups(backups)
    const picture = path.join(dir, 'data/media/beach.webp')
    await rm(picture)
    await expect(backup('restore', newest)).rejects.toThrow('The database has tables already')
    await removeTables(database.url)
    expect(await backup('restore', newest)).toContain('Restored the backup')
    expect(await readFile(picture, 'utf8')).toBe('a picture')
    await storePicturesInBucket()
    await rm(path.join(dir, 'restored'))
    await expect(backup('restore', newest)).rejects.toThrow('ECONNREFUSED 127.0.0.1:1')
    expect(existsSync(path.join(dir, 'restored')), 'a bucket that cannot be reached leaves the database empty').toBe(
      false,
    )
  } finally {
    await database.drop()
  }
})

/** Adds the variables of a bucket on a port where nothing listens. */
function storePicturesInBucket(): Promise<void> {
  const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }
  return set({ S3_BUCKET: 'pictures', S3_REGION: 'auto', S3_ENDPOINT: 'http://127.0.0.1:1', ...keys })
}

async function removeTables(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query('drop schema public cascade; create schema public')
  } finally {
    await client.end()
  }
}
