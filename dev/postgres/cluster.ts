import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import * as z from 'zod/mini'
import { readJsonFile } from '../json-file.ts'
import { processIdentitySchema } from '../process-identity.ts'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { initialise, setPassword } from './initialise.ts'
import { placeElsewhere, placeFor } from './place.ts'

const clusterSchema = z.object({
  /** PostgreSQL's data directory. In cluster.json it is relative to that file if it is below the same directory. */
  folder: z.string(),
  password: z.string(),
  /** The port of the last run, reused if it is still free. */
  port: z.optional(z.int()),
  /** The last server, and the process that started it. */
  server: z.optional(processIdentitySchema),
  owner: z.optional(processIdentitySchema),
})
export type Cluster = z.infer<typeof clusterSchema>

/**
 * Opens the cluster of this directory, or creates one. It is found again if it was moved with the directory or if its
 * cluster.json was lost. A directory that contains a database is never removed.
 * @throws if the database is not where cluster.json says, or was created by another version
 */
export function openCluster(dataDir: string, binaries: Binaries, account: Account): Cluster {
  const major = majorVersion(binaries)
  const noted = readCluster(dataDir)
  if (noted) {
    const cluster = { ...noted, folder: whereItIs(noted.folder, dataDir) }
    checkVersion(cluster.folder, major)
    return cluster
  }
  const password = randomBytes(18).toString('base64url')
  const lost = [join(dataDir, major), placeElsewhere(dataDir, major)].find((folder) => folder && isCluster(folder))
  if (lost) setPassword(lost, password, binaries, account)
  const cluster = { folder: lost ?? placeFor(dataDir, major, account), password }
  if (!lost) initialise(cluster, binaries, account)
  writeCluster(dataDir, cluster)
  return cluster
}

/** The user with which the cluster is created. */
export { DATABASE_USER } from './initialise.ts'

const isCluster = (folder: string) => existsSync(join(folder, 'PG_VERSION'))

function whereItIs(noted: string, dataDir: string): string {
  const folder = [noted, join(dataDir, basename(noted))].find(isCluster)
  if (folder) return folder
  throw new Error(
    `${clusterFile(dataDir)} says that the database is in ${noted}, but it is not there. Bring that folder back, or delete ` +
      `${dataDir} to begin anew.`,
  )
}

function checkVersion(folder: string, major: string): void {
  const found = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  if (found === major) return
  throw new Error(
    `The database in ${folder} was made by PostgreSQL ${found}, but ${major} is installed. ` +
      'Dump it with the old version and restore it, or choose another DATA_DIR.',
  )
}

export function writeCluster(dataDir: string, cluster: Cluster): void {
  const file = clusterFile(dataDir)
  const beside = relative(dataDir, cluster.folder)
  const folder = beside.startsWith('..') ? cluster.folder : beside
  writeFileSync(`${file}.new`, JSON.stringify({ ...cluster, folder }, null, 2), { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
}

function readCluster(dataDir: string): Cluster | null {
  const file = clusterFile(dataDir)
  if (!existsSync(file)) return null
  const advice =
    'It leads to the database and holds its password. Delete it: where the database lies beside it, it is found again and ' +
    'gets a new password.'
  const cluster = readJsonFile(file, (content) => clusterSchema.parse(content), advice)
  return { ...cluster, folder: resolve(dataDir, cluster.folder) }
}

const clusterFile = (dataDir: string) => join(dataDir, 'cluster.json')

function majorVersion(binaries: Binaries): string {
  const said = execFileSync(binaries.postgres, ['--version'], { encoding: 'utf8' })
  const major = /\s(\d+)(\.|$|\s)/.exec(said)?.[1]
  if (!major) throw new Error(`PostgreSQL says an unknown version: ${said}`)
  return major
}
