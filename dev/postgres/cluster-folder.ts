import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { type Account, canWrite } from './account.ts'
import { SYSTEM_FOLDER } from './binaries.ts'

const SYSTEM_CLUSTERS = join(SYSTEM_FOLDER, 'clusters')
/** In a system directory, this file contains the path of the data directory to which the cluster belongs. */
const OWNER_FILE = 'belongs-to'

/** Returns a directory for a new cluster. It is a system directory if the account cannot access the data directory. */
export function chooseClusterFolder(dataDir: string, majorVersion: string, account: Account): string {
  const defaultFolder = join(dataDir, majorVersion)
  if (existsSync(defaultFolder) && readdirSync(defaultFolder).length > 0) {
    throw new Error(
      `${defaultFolder} contains files but no complete database. Move them away, or choose another DATA_DIR.`,
    )
  }
  createPrivateFolder(defaultFolder, account)
  const isReachable = canWrite(defaultFolder, account)
  // Later, the cluster is created under a temporary name and then renamed, so the empty directory must not exist.
  rmdirSync(defaultFolder)
  if (isReachable) return defaultFolder
  const systemFolder = join(SYSTEM_CLUSTERS, randomUUID())
  mkdirSync(systemFolder, { recursive: true })
  writeFileSync(join(systemFolder, OWNER_FILE), dataDir)
  execFileSync('chmod', ['a+rx', SYSTEM_FOLDER, SYSTEM_CLUSTERS])
  if (account) chownSync(systemFolder, account.uid, account.gid)
  chmodSync(systemFolder, 0o755)
  if (canWrite(systemFolder, account)) return join(systemFolder, majorVersion)
  throw new Error(`The account that runs PostgreSQL can write neither into ${defaultFolder} nor into ${systemFolder}.`)
}

/** Returns the system directory with the cluster of a data directory; null for a new data directory. */
export function findSystemClusterFolder(dataDir: string, majorVersion: string): string | null {
  // Without the log of the server, the data directory is new or was deleted, so it gets a new cluster.
  if (!existsSync(SYSTEM_CLUSTERS) || !existsSync(join(dataDir, 'postgres.log'))) return null
  const systemFolder = readdirSync(SYSTEM_CLUSTERS)
    .map((name) => join(SYSTEM_CLUSTERS, name))
    .find(
      (candidate) =>
        existsSync(join(candidate, OWNER_FILE)) && readFileSync(join(candidate, OWNER_FILE), 'utf8') === dataDir,
    )
  return systemFolder === undefined ? null : join(systemFolder, majorVersion)
}

export function createPrivateFolder(folder: string, account: Account): void {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o700)
  if (account) chownSync(folder, account.uid, account.gid)
}
