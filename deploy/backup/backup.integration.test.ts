import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, fstatSync, openSync } from 'node:fs'
import { appendFile, chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { backupRunKey, backupRunSchema } from '@nusa/shared/operations'
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

/** Restores the table with the result of a backup. */
const pgRestoreOfRun = (url: string) => `#!${process.execPath}
const { Client } = require('${createRequire(import.meta.url).resolve('pg')}')
const client = new Client({ connectionString: '${url}' })
const table = "create table payload_kv (key text, data jsonb); insert into payload_kv values ('${backupRunKey}', '{}')"
client.connect().then(() => client.query(table)).then(() => client.end())
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

test('a backup that starts during another backup waits for that backup, and both are complete', async () => {
  const first = backup('create')
  await pause(700)
  const [before, after] = await Promise.all([first, backup('create')])
  expect([before, after]).toEqual([expect.stringContaining('is complete'), expect.stringContaining('is complete')])
  const [newest = ''] = await listBackups(backups)
  const { files } = await verifyBackup(path.join(backups, newest))
  expect(Object.keys(files)).toEqual(['database.dump', 'media/beach.webp'])
})

test('a relative directory of backups is rejected, because each command has its own working directory', async () => {
  await set({ BACKUP_DIR: 'backups' })
  await expect(backup('create')).rejects.toThrow('BACKUP_DIR must be an absolute path')
})

test('the command list reports that there is no backup, and the command verify reports an unknown backup', async () => {
  expect(await backup('list')).toContain('There is no backup yet.')
  await expect(backup('verify', 'nope')).rejects.toThrow('There is no backup nope.')
})

test('a restore is rejected before it changes the database if pictures already exist', async () => {
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

test('a backup reads the pictures from the bucket if a bucket is configured', async () => {
  await storePicturesInBucket()
  await expect(backup('create')).rejects.toThrow('ECONNREFUSED 127.0.0.1:1')
  expect(await readdir(backups), 'the files of an unfinished backup are deleted').toEqual([])
})

test('a backup is restored only into an empty database, and its pictures into the folder or the bucket', async () => {
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

test('the result of each backup is stored for the CMS, and is deleted from a restored database', async () => {
  const database = await createTestDatabase()
  const readRun = async () => {
    const [row] = await query(database.url, `select data from payload_kv where key = '${backupRunKey}'`)
    return row ? backupRunSchema.parse(row.data) : null
  }
  try {
    await set({ DATABASE_URL: database.url })
    await backup('create')
    const first = await readRun()
    expect(first).toEqual({ succeeded: expect.any(String), failed: null })
    await writeFile(path.join(dir, 'bin/pg_dump'), '#!/bin/sh\necho "the disk is full" >&2\nexit 1\n')
    await expect(backup('create')).rejects.toThrow('the disk is full')
    expect(await readRun()).toEqual({ succeeded: first?.succeeded, failed: expect.any(String) })
    await writeFile(path.join(dir, 'bin/pg_dump'), pgDump)
    await backup('create')
    expect(await readRun()).toMatchObject({ failed: null })
    const [newest = ''] = await listBackups(backups)
    await rm(path.join(dir, 'data/media'), { recursive: true })
    await removeTables(database.url)
    await writeFile(path.join(dir, 'bin/pg_restore'), pgRestoreOfRun(database.url))
    await backup('restore', newest)
    expect(await readRun()).toBeNull()
  } finally {
    await database.drop()
  }
})

test('report.ts stores the result of a backup that another program has made', async () => {
  const database = await createTestDatabase()
  const report = (result: string, url = database.url) =>
    run(process.execPath, [path.join(import.meta.dirname, 'report.ts'), result], { env: { DATABASE_URL: url } })
  try {
    await report('failed')
    await expect(report('done')).rejects.toThrow('report.ts complete')
    await expect(report('complete', 'postgres://nusa@127.0.0.1:1/nusa')).rejects.toThrow('ECONNREFUSED')
    await expect(report('complete', '')).rejects.toThrow('DATABASE_URL is missing')
    const [row] = await query(database.url, `select data from payload_kv where key = '${backupRunKey}'`)
    expect(row?.data).toEqual({ succeeded: null, failed: expect.any(String) })
  } finally {
    await database.drop()
  }
})

test('a backup and a restore without DATABASE_URL report only that DATABASE_URL is missing', async () => {
  await backup('create')
  const [newest = ''] = await listBackups(backups)
  await set({ DATABASE_URL: '' })
  for (const args of [['create'], ['restore', newest]]) {
    const failure = await backup(...args).catch(String)
    expect(failure).toContain('DATABASE_URL is missing')
    expect(failure).not.toContain('The CMS cannot show')
  }
})

test('a backup and a restore report why there is no connection to the database', async () => {
  await backup('create')
  const [newest = ''] = await listBackups(backups)
  // A name with two IP addresses, as localhost often has, fails with an error without a message.
  await set({ DATABASE_URL: 'postgres://nusa@localhost:1/nusa' })
  await rm(path.join(dir, 'data/media'), { recursive: true })
  const reason = /No connection to PostgreSQL with DATABASE_URL: connect ECONNREFUSED .*Correct this in .*nusa\.env/
  await expect(backup('restore', newest)).rejects.toThrow(reason)
  await writeFile(path.join(dir, 'bin/pg_dump'), '#!/bin/sh\nexit 1\n')
  await expect(backup('create')).rejects.toThrow(
    new RegExp(`The CMS cannot show the result of this backup: ${reason.source}`),
  )
})

test('in the systemd journal, each line of an error message has the priority of an error', async () => {
  const file = path.join(dir, 'journal')
  const fd = openSync(file, 'w')
  const { dev, ino } = fstatSync(fd)
  const env = { ...process.env, NUSA_HOME: dir, JOURNAL_STREAM: `${dev}:${ino}` }
  spawnSync(process.execPath, [program, 'unknown'], { env, stdio: ['ignore', 'ignore', fd] })
  closeSync(fd)
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n')
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.filter((line) => !line.startsWith('<3>'))).toEqual([])
})

test('a backup is complete even if its result cannot be stored', async () => {
  expect(await backup('create')).toContain('is complete')
})

/** Adds the variables of a bucket on a port where nothing listens. */
function storePicturesInBucket(): Promise<void> {
  const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }
  return set({ S3_BUCKET: 'pictures', S3_REGION: 'auto', S3_ENDPOINT: 'http://127.0.0.1:1', ...keys })
}

async function removeTables(connectionString: string): Promise<void> {
  await query(connectionString, 'drop schema public cascade; create schema public')
}

async function query(connectionString: string, statement: string): Promise<{ data?: unknown }[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<{ data?: unknown }>(statement)
    return rows
  } finally {
    await client.end()
  }
}
