import { chmod, mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTemporaryFolder } from '../../dev/testing/folder.ts'
import { run } from '../release/run.ts'

/** Prints a dump and an archive, and stores the reports. The dump fails if there is a file `broken`. */
const docker = (dir: string) => `#!/bin/sh
case "$*" in
  *pg_dump*) [ -f '${dir}/broken' ] && exit 1; echo dump ;;
  *tar*) echo pictures ;;
  *backup-report*) echo "$*" | sed 's/.* //' >>'${dir}/reports' ;;
esac
`

let dir: string
beforeEach(async () => {
  dir = createTemporaryFolder('docker-backup')
  await mkdir(path.join(dir, 'bin'))
  await writeFile(path.join(dir, 'bin/docker'), docker(dir))
  await chmod(path.join(dir, 'bin/docker'), 0o755)
})
afterEach(() => rm(dir, { recursive: true, force: true }))

const backUp = () =>
  run(path.join(import.meta.dirname, 'backup.sh'), [path.join(dir, 'backups')], {
    env: { PATH: `${dir}/bin:${process.env.PATH}` },
  })
const reports = async () => (await readFile(path.join(dir, 'reports'), 'utf8')).trim().split('\n')

test('a backup of the containers has the database and the pictures, and is reported as complete', async () => {
  const old = path.join(dir, 'backups/20261101-191500')
  await mkdir(old, { recursive: true })
  await utimes(old, new Date('2026-11-01'), new Date('2026-11-01'))
  await backUp()
  const [name = '', ...others] = await readdir(path.join(dir, 'backups'))
  expect([name, others]).toEqual([expect.stringMatching(/^\d{8}-\d{6}$/), []])
  expect(name).not.toBe('20261101-191500')
  expect((await readdir(path.join(dir, 'backups', name))).sort()).toEqual(['database.dump', 'media.tar'])
  expect(await readFile(path.join(dir, 'backups', name, 'database.dump'), 'utf8')).toBe('dump\n')
  expect(await reports()).toEqual(['complete'])
})

test('a backup of the containers that fails leaves nothing behind, and is reported', async () => {
  await writeFile(path.join(dir, 'broken'), '')
  await expect(backUp()).rejects.toThrow('failed')
  expect(await readdir(path.join(dir, 'backups'))).toEqual([])
  expect(await reports()).toEqual(['failed'])
})
