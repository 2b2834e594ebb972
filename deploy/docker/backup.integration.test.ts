import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, chmod, mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTemporaryFolder } from '../../dev/testing/folder.ts'
import { run } from '../release/run.ts'

/**
 * Prints a dump, runs the command for the archive in the directory of the test instead of /data, and stores the reports.
 * The dump fails if there is a file `broken`, and takes a while if there is a file `slow`. A report fails if there is a
 * file `unreachable`.
 */
const docker = (dir: string) => `#!/bin/sh
case "$*" in
  *pg_dump*)
    [ -f '${dir}/broken' ] && exit 1
    [ -f '${dir}/slow' ] && touch '${dir}/started' && sleep 1
    echo dump ;;
  *tar*) while [ "$1" != sh ]; do shift; done; sh -c "$(echo "$3" | sed 's#/data#${dir}/data#')" ;;
  *backup-report*) [ -f '${dir}/unreachable' ] && exit 1; echo "$*" | sed 's/.* //' >>'${dir}/reports' ;;
esac
`

/** Creates the archive, and exits with the status in the file `tar-status`. */
const tar = (dir: string) => `#!/bin/sh
PATH=/usr/bin:/bin tar "$@"
exit "$(cat '${dir}/tar-status' 2>/dev/null || echo 0)"
`

let dir: string
beforeEach(async () => {
  dir = createTemporaryFolder('docker-backup')
  await mkdir(path.join(dir, 'bin'))
  await mkdir(path.join(dir, 'data/media'), { recursive: true })
  await writeFile(path.join(dir, 'bin/docker'), docker(dir))
  await writeFile(path.join(dir, 'bin/tar'), tar(dir))
  for (const name of ['docker', 'tar']) await chmod(path.join(dir, 'bin', name), 0o755)
})
afterEach(() => rm(dir, { recursive: true, force: true }))

const program = path.join(import.meta.dirname, 'backup.sh')
const environment = () => ({ PATH: `${dir}/bin:${process.env.PATH}` })
const backUp = () => run(program, [path.join(dir, 'backups')], { env: environment() })
const names = () => readdir(path.join(dir, 'backups'))
const listArchive = async (name: string) =>
  (await run('tar', ['-tf', path.join(dir, 'backups', name, 'data.tar')])).trim().split('\n')
const reports = async () => (await readFile(path.join(dir, 'reports'), 'utf8')).trim().split('\n')

test('a backup of the containers has the database, the pictures and the files of the publisher, and is complete', async () => {
  await writeFile(path.join(dir, 'data/media/hill.webp'), 'x')
  const releases = path.join(dir, 'data/pages/dist-releases')
  await mkdir(releases, { recursive: true })
  for (const name of ['publishes.json', 'schedule.json', 'other.json']) await writeFile(path.join(releases, name), '{}')
  for (const name of ['20200101-191500', '20200102-191500.new']) {
    const old = path.join(dir, 'backups', name)
    await mkdir(old, { recursive: true })
    await utimes(old, new Date('2020-01-02'), new Date('2020-01-02'))
  }
  await backUp()
  const [name = '', ...others] = await names()
  expect([name, others]).toEqual([expect.stringMatching(/^\d{8}-\d{6}$/), []])
  expect(name).not.toMatch(/^2020/)
  expect((await readdir(path.join(dir, 'backups', name))).sort()).toEqual(['data.tar', 'database.dump'])
  expect(await listArchive(name)).toEqual([
    'media/',
    'media/hill.webp',
    'pages/dist-releases/publishes.json',
    'pages/dist-releases/schedule.json',
  ])
  expect(await readFile(path.join(dir, 'backups', name, 'database.dump'), 'utf8')).toBe('dump\n')
  expect(await reports()).toEqual(['complete'])
})

test('a failed backup of the containers deletes its files, and is reported as failed', async () => {
  await writeFile(path.join(dir, 'broken'), '')
  await expect(backUp()).rejects.toThrow('failed')
  expect(await names()).toEqual([])
  expect(await reports()).toEqual(['failed'])
})

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'a backup that is interrupted by %s deletes its files, and is reported as failed',
  async (signal) => {
    await writeFile(path.join(dir, 'slow'), '')
    const backup = spawn(program, [path.join(dir, 'backups')], { env: environment(), stdio: 'ignore' })
    const ended = once(backup, 'exit')
    await vi.waitFor(() => access(path.join(dir, 'started')), { timeout: 5000 })
    backup.kill(signal)
    expect(await ended).toEqual([1, null])
    expect(await names()).toEqual([])
    expect(await reports()).toEqual(['failed'])
  },
)

test('a backup is complete even if editors change pictures during the backup', async () => {
  await writeFile(path.join(dir, 'tar-status'), '1')
  await backUp()
  expect(await names()).toEqual([expect.stringMatching(/^\d{8}-\d{6}$/)])
  expect(await reports()).toEqual(['complete'])
})

test('a backup fails if the archive of the pictures cannot be created', async () => {
  await writeFile(path.join(dir, 'tar-status'), '2')
  await expect(backUp()).rejects.toThrow('failed')
  expect(await names()).toEqual([])
  expect(await reports()).toEqual(['failed'])
})

test('a backup is complete even if its result cannot be stored', async () => {
  await writeFile(path.join(dir, 'unreachable'), '')
  expect(await backUp()).toContain('is complete')
  expect(await names()).toEqual([expect.stringMatching(/^\d{8}-\d{6}$/)])
})
