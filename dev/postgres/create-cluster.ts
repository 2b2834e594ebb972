import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { createPrivateFolder } from './cluster-folder.ts'

export const DATABASE_USER = 'nusa'

type NewCluster = { folder: string; password: string }

/** The directory gets its final name at the end, so that an incomplete cluster is never mistaken for a complete one. */
export function createCluster({ folder, password }: NewCluster, binaries: Binaries, account: Account): void {
  const temporaryFolder = `${folder}.new`
  rmSync(temporaryFolder, { recursive: true, force: true })
  createPrivateFolder(temporaryFolder, account)
  const passwordFile = join(tmpdir(), `nusa-${randomUUID()}`)
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (account) chownSync(passwordFile, account.uid, account.gid)
  const result = spawnSync(
    binaries.initdb,
    [
      `--pgdata=${temporaryFolder}`,
      `--username=${DATABASE_USER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // Makes the sort order and the messages independent of the machine's locale.
      '--locale-provider=builtin',
      '--locale=C.UTF-8',
      '--no-instructions',
    ],
    { ...account, encoding: 'utf8', cwd: '/', env: { ...process.env, LC_ALL: 'C' } },
  )
  rmSync(passwordFile, { force: true })
  if (result.status !== 0) {
    rmSync(temporaryFolder, { recursive: true, force: true })
    throw new Error(`The database could not be created in ${folder}:\n${result.stderr || result.error?.message}`)
  }
  renameSync(temporaryFolder, folder)
}

/** Sets the password of a cluster whose password was lost, without starting the server. */
export function setPassword(folder: string, password: string, binaries: Binaries, account: Account): void {
  const result = spawnSync(binaries.postgres, ['--single', '-D', folder, 'postgres'], {
    ...account,
    encoding: 'utf8',
    cwd: '/',
    env: { ...process.env, LC_ALL: 'C' },
    input: `ALTER USER ${DATABASE_USER} PASSWORD '${password}'\n`,
  })
  if (result.status === 0 && !result.stderr.includes('ERROR')) return
  throw new Error(
    `The database in ${folder} has no cluster.json and could not be opened:\n${result.stderr || result.error?.message}`,
  )
}
