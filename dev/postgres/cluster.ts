import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { readJsonFile } from '../json-file.ts'
import { processIdentitySchema } from '../process-identity.ts'
import { type Account, canWrite } from './account.ts'
import { type Binaries, SYSTEM_FOLDER } from './binaries.ts'

const clusterSchema = z.object({
  /** The folder that PostgreSQL calls its data directory. */
  folder: z.string(),
  password: z.string(),
  /** The port of the last run, taken again where it is still free. */
  port: z.optional(z.int()),
  /** The server that was started last and who started it. */
  server: z.optional(processIdentitySchema),
  owner: z.optional(processIdentitySchema),
})
export type Cluster = z.infer<typeof clusterSchema>

/** The user and the database that the cluster is made with. */
export const DATABASE_USER = 'nusa'

/** The cluster kept in this folder, made when there is none yet. */
export function openCluster(dataDir: string, binaries: Binaries, account: Account): Cluster {
  const major = majorVersion(binaries)
  const known = readCluster(dataDir)
  if (known && existsSync(join(known.folder, 'PG_VERSION'))) {
    const found = readFileSync(join(known.folder, 'PG_VERSION'), 'utf8').trim()
    if (found === major) return known
    throw new Error(
      `The database in ${known.folder} was made by PostgreSQL ${found}, but ${major} is installed. ` +
        'Dump it with the old version and restore it, or choose another DATA_DIR.',
    )
  }
  const cluster = { folder: placeFor(dataDir, major, account), password: randomBytes(18).toString('base64url') }
  initialise(cluster, binaries, account)
  writeCluster(dataDir, cluster)
  return cluster
}

export function writeCluster(dataDir: string, cluster: Cluster): void {
  const file = clusterFile(dataDir)
  writeFileSync(`${file}.new`, JSON.stringify(cluster, null, 2), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

function readCluster(dataDir: string): Cluster | null {
  if (!existsSync(clusterFile(dataDir))) return null
  return readJsonFile(
    clusterFile(dataDir),
    (content) => clusterSchema.parse(content),
    'It leads to the database and holds its password: restore it from a backup. To begin anew, without what was kept, ' +
      'delete the whole data folder.',
  )
}

const clusterFile = (dataDir: string) => join(dataDir, 'cluster.json')

/** Inside the data folder, or, where the account cannot get there (a checkout in /root), in a folder of the system. */
function placeFor(dataDir: string, major: string, account: Account): string {
  const usual = join(dataDir, major)
  makeFolder(usual, account)
  if (canWrite(usual, account)) return usual
  removeAbandoned(dataDir)
  const home = join(CLUSTERS, randomUUID())
  const elsewhere = join(home, major)
  makeFolder(elsewhere, account)
  writeFileSync(join(home, BELONGS_TO), dataDir)
  execFileSync('chmod', ['a+rx', SYSTEM_FOLDER, CLUSTERS, home])
  if (canWrite(elsewhere, account)) return elsewhere
  throw new Error(`The account that runs PostgreSQL can write neither into ${usual} nor into ${elsewhere}.`)
}

const CLUSTERS = join(SYSTEM_FOLDER, 'clusters')
const BELONGS_TO = 'belongs-to'

/** Removes the clusters whose data folder was deleted: nothing leads to them any more. */
function removeAbandoned(dataDir: string): void {
  if (!existsSync(CLUSTERS)) return
  for (const name of readdirSync(CLUSTERS)) {
    const home = join(CLUSTERS, name)
    const note = join(home, BELONGS_TO)
    if (!existsSync(note)) continue
    const owner = readFileSync(note, 'utf8')
    // Another start may be making its first cluster right now: its folder is there, its note not yet.
    const isWanted = owner !== dataDir && existsSync(owner) && mayLeadTo(home, owner)
    if (!isWanted) rmSync(home, { recursive: true, force: true })
  }
}

/** Whether the note in another data folder leads to this cluster, or cannot be read and may have. */
function mayLeadTo(home: string, dataDir: string): boolean {
  try {
    return readCluster(dataDir)?.folder.startsWith(home) !== false
  } catch {
    return true
  }
}

function makeFolder(folder: string, account: Account): void {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o700)
  if (account) chownSync(folder, account.uid, account.gid)
}

function initialise(cluster: Cluster, binaries: Binaries, account: Account): void {
  rmSync(cluster.folder, { recursive: true, force: true })
  makeFolder(cluster.folder, account)
  const passwordFile = join(tmpdir(), `nusa-${randomUUID()}`)
  writeFileSync(passwordFile, cluster.password, { mode: 0o600 })
  if (account) chownSync(passwordFile, account.uid, account.gid)
  const made = spawnSync(
    binaries.initdb,
    [
      `--pgdata=${cluster.folder}`,
      `--username=${DATABASE_USER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // The same order and messages on every machine, whatever languages it has.
      '--locale-provider=builtin',
      '--locale=C.UTF-8',
      '--no-instructions',
    ],
    { ...account, encoding: 'utf8', cwd: '/', env: { ...process.env, LC_ALL: 'C' } },
  )
  rmSync(passwordFile, { force: true })
  if (made.status === 0) return
  rmSync(cluster.folder, { recursive: true, force: true })
  throw new Error(`The database could not be made in ${cluster.folder}:\n${made.stderr || made.error?.message}`)
}

function majorVersion(binaries: Binaries): string {
  const said = execFileSync(binaries.postgres, ['--version'], { encoding: 'utf8' })
  const major = /\s(\d+)(\.|$|\s)/.exec(said)?.[1]
  if (!major) throw new Error(`PostgreSQL says an unknown version: ${said}`)
  return major
}
