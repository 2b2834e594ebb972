import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import * as z from 'zod/mini'
import { processIdentitySchema } from '../processes/process-identity.ts'
import { readJsonFile } from '../settings/files.ts'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { chooseClusterFolder, findSystemClusterFolder } from './cluster-folder.ts'
import { createCluster, setPassword } from './create-cluster.ts'

export { DATABASE_USER } from './create-cluster.ts'

const clusterSchema = z.object({
  /** PostgreSQL's data directory. In cluster.json, the path is relative if it is below the directory of that file. */
  folder: z.string(),
  password: z.string(),
  /** The port of the last run, reused if it is still free. */
  port: z.optional(z.int()),
  server: z.optional(processIdentitySchema),
  /** The process that started the last server. */
  owner: z.optional(processIdentitySchema),
})
export type Cluster = z.infer<typeof clusterSchema>

/**
 * Finds or creates the PostgreSQL cluster of Nusa's data directory. Also finds a cluster that was moved together with
 * that directory, or whose cluster.json was lost. A directory that contains a database is never removed.
 * @throws if the database is not at the path in cluster.json, or was created by another version of PostgreSQL
 */
export function openCluster(dataDir: string, binaries: Binaries, account: Account): Cluster {
  const majorVersion = readMajorVersion(binaries)
  const storedCluster = readCluster(dataDir)
  if (storedCluster) {
    const cluster = { ...storedCluster, folder: locateCluster(storedCluster.folder, dataDir) }
    checkVersion(cluster.folder, majorVersion)
    return cluster
  }
  const password = randomBytes(18).toString('base64url')
  const unrecordedFolder = [join(dataDir, majorVersion), findSystemClusterFolder(dataDir, majorVersion)].find(
    (folder) => folder && isCluster(folder),
  )
  if (unrecordedFolder) setPassword(unrecordedFolder, password, binaries, account)
  const cluster = { folder: unrecordedFolder ?? chooseClusterFolder(dataDir, majorVersion, account), password }
  if (!unrecordedFolder) createCluster(cluster, binaries, account)
  writeCluster(dataDir, cluster)
  return cluster
}

const isCluster = (folder: string) => existsSync(join(folder, 'PG_VERSION'))

function locateCluster(storedFolder: string, dataDir: string): string {
  const folder = [storedFolder, join(dataDir, basename(storedFolder))].find(isCluster)
  if (folder) return folder
  throw new Error(
    `${clusterFile(dataDir)} names ${storedFolder} as the database, but that directory is missing. Restore it, or delete ` +
      `${dataDir} to create a new database.`,
  )
}

function checkVersion(folder: string, majorVersion: string): void {
  const clusterVersion = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  if (clusterVersion === majorVersion) return
  throw new Error(
    `The database in ${folder} was created by PostgreSQL ${clusterVersion}, but ${majorVersion} is installed. ` +
      'Dump it with the old version and restore it, or choose another DATA_DIR.',
  )
}

export function writeCluster(dataDir: string, cluster: Cluster): void {
  const file = clusterFile(dataDir)
  const relativeFolder = relative(dataDir, cluster.folder)
  const folder = relativeFolder.startsWith('..') ? cluster.folder : relativeFolder
  writeFileSync(`${file}.new`, JSON.stringify({ ...cluster, folder }, null, 2), { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
}

function readCluster(dataDir: string): Cluster | null {
  const file = clusterFile(dataDir)
  if (!existsSync(file)) return null
  const advice =
    'It contains the path and the password of the database. Delete cluster.json: the database in ' +
    'the same directory is found again and gets a new password.'
  const cluster = readJsonFile(file, (content) => clusterSchema.parse(content), advice)
  return { ...cluster, folder: resolve(dataDir, cluster.folder) }
}

const clusterFile = (dataDir: string) => join(dataDir, 'cluster.json')

function readMajorVersion(binaries: Binaries): string {
  // The output is, for example, "postgres (PostgreSQL) 18.4".
  const output = execFileSync(binaries.postgres, ['--version'], { encoding: 'utf8' })
  const majorVersion = /\s(\d+)(\.|$|\s)/.exec(output)?.[1]
  if (!majorVersion) throw new Error(`PostgreSQL reports an unknown version: ${output}`)
  return majorVersion
}
