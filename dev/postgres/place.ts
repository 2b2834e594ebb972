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

const CLUSTERS = join(SYSTEM_FOLDER, 'clusters')
const BELONGS_TO = 'belongs-to'

/**
 * Returns the directory for a new cluster: inside the data directory, or a system directory if the account cannot
 * access the data directory (a checkout in /root).
 */
export function placeFor(dataDir: string, major: string, account: Account): string {
  const usual = join(dataDir, major)
  if (existsSync(usual) && readdirSync(usual).length > 0) {
    throw new Error(`${usual} holds files, but no whole database. Move them away, or choose another DATA_DIR.`)
  }
  makeFolder(usual, account)
  const isReachable = canWrite(usual, account)
  // The cluster is created under a temporary name and then renamed to this one.
  rmdirSync(usual)
  if (isReachable) return usual
  const home = join(CLUSTERS, randomUUID())
  mkdirSync(home, { recursive: true })
  writeFileSync(join(home, BELONGS_TO), dataDir)
  execFileSync('chmod', ['a+rx', SYSTEM_FOLDER, CLUSTERS])
  if (account) chownSync(home, account.uid, account.gid)
  chmodSync(home, 0o755)
  if (canWrite(home, account)) return join(home, major)
  throw new Error(`The account that runs PostgreSQL can write neither into ${usual} nor into ${home}.`)
}

/**
 * Returns the system directory that contains the cluster of this data directory, or null. It is always null for a new
 * data directory.
 */
export function placeElsewhere(dataDir: string, major: string): string | null {
  // A deleted data directory means a fresh start. If only cluster.json was lost, the server's log is still there.
  if (!existsSync(CLUSTERS) || !existsSync(join(dataDir, 'postgres.log'))) return null
  const home = readdirSync(CLUSTERS)
    .map((name) => join(CLUSTERS, name))
    .find((one) => existsSync(join(one, BELONGS_TO)) && readFileSync(join(one, BELONGS_TO), 'utf8') === dataDir)
  return home === undefined ? null : join(home, major)
}

export function makeFolder(folder: string, account: Account): void {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o700)
  if (account) chownSync(folder, account.uid, account.gid)
}
