import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { makeFolder } from './place.ts'

export const DATABASE_USER = 'nusa'

type NewCluster = { folder: string; password: string }

/**
 * Creates a cluster under a temporary name and then renames it, so that an incomplete one is never mistaken for a
 * complete one.
 */
export function initialise({ folder, password }: NewCluster, binaries: Binaries, account: Account): void {
  const unfinished = `${folder}.new`
  rmSync(unfinished, { recursive: true, force: true })
  makeFolder(unfinished, account)
  const passwordFile = join(tmpdir(), `nusa-${randomUUID()}`)
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (account) chownSync(passwordFile, account.uid, account.gid)
  const made = spawnSync(
    binaries.initdb,
    [
      `--pgdata=${unfinished}`,
      `--username=${DATABASE_USER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // The same sort order and messages on every machine, whatever locales it has.
      '--locale-provider=builtin',
      '--locale=C.UTF-8',
      '--no-instructions',
    ],
    { ...account, encoding: 'utf8', cwd: '/', env: { ...process.env, LC_ALL: 'C' } },
  )
  rmSync(passwordFile, { force: true })
  if (made.status !== 0) {
    rmSync(unfinished, { recursive: true, force: true })
    throw new Error(`The database could not be made in ${folder}:\n${made.stderr || made.error?.message}`)
  }
  renameSync(unfinished, folder)
}

/** Sets a new password for the cluster's user without a running server, for a cluster whose password was lost. */
export function setPassword(folder: string, password: string, binaries: Binaries, account: Account): void {
  const done = spawnSync(binaries.postgres, ['--single', '-D', folder, 'postgres'], {
    ...account,
    encoding: 'utf8',
    cwd: '/',
    env: { ...process.env, LC_ALL: 'C' },
    input: `ALTER USER ${DATABASE_USER} PASSWORD '${password}'\n`,
  })
  if (done.status === 0 && !done.stderr.includes('ERROR')) return
  throw new Error(
    `The database in ${folder} has no note and could not be opened:\n${done.stderr || done.error?.message}`,
  )
}
