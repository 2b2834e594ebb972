import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { findFreePort, isPortFree } from '../processes/ports.ts'
import { identify, isRunning } from '../processes/process-identity.ts'
import { ensureDatabaseAccount } from './account.ts'
import { findBinaries } from './binaries.ts'
import { type Cluster, DATABASE_USER, openCluster, writeCluster } from './cluster.ts'

const MAX_START_ATTEMPTS = 5
/** 57P03 means that the server is starting up. */
const notReadyCodes: readonly unknown[] = ['ECONNREFUSED', 'ECONNRESET', '57P03']

export type StartOptions = {
  /** Created if missing. */
  dataDir: string
  /** Defaults to the port of the last run, or to another free port. */
  port?: number
  /** The parameters of the server, with the names of postgresql.conf. */
  settings?: Record<string, string>
}

export type Postgres = {
  url: string
  port: number
  logFile: string
  /** Resolves when the server has exited for any reason. */
  exited: Promise<void>
  /** Stops the server within 3 s; committed data is never lost. */
  stop(): Promise<void>
}

/**
 * Starts the server, and resolves when it accepts connections. First stops a server that a killed process left running
 * in the directory.
 * @throws if another running process uses the directory, or if the server does not start (with the end of its log)
 */
export async function startPostgres(options: StartOptions): Promise<Postgres> {
  const dataDir = resolve(options.dataDir)
  mkdirSync(dataDir, { recursive: true })
  const account = ensureDatabaseAccount()
  const binaries = await findBinaries(account)
  const cluster = openCluster(dataDir, binaries, account)
  await stopLeftoverServer(cluster, dataDir)

  const port = options.port ?? (await choosePort(cluster.port))
  const logFile = join(dataDir, 'postgres.log')
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...options.settings }
  const args = ['-D', cluster.folder, '-p', String(port)]
  for (const [name, value] of Object.entries(settings)) args.push('-c', `${name}=${value}`)

  for (let attempt = 1; ; attempt++) {
    removeStaleLock(cluster)
    const log = openSync(logFile, 'a')
    // `detached` creates a process group. Otherwise Ctrl-C would stop the server before the programs that write to it.
    const server = spawn(binaries.postgres, args, {
      ...account,
      cwd: '/',
      detached: true,
      stdio: ['ignore', log, log],
      env: { ...process.env, LC_ALL: 'C' },
    })
    closeSync(log)
    const exited = once(server, 'exit').then(() => undefined)
    exited.catch(() => undefined)
    const serverIdentity = server.pid === undefined ? null : identify(server.pid)
    const owner = identify(process.pid)
    const identities = { ...(serverIdentity && { server: serverIdentity }), ...(owner && { owner }) }
    writeCluster(dataDir, { ...cluster, port, ...identities })
    const url = `postgres://${DATABASE_USER}:${cluster.password}@127.0.0.1:${port}/nusa`
    if (await waitUntilReady(server, url)) return { url, port, logFile, exited, stop: () => stopServer(server, exited) }
    // If the previous server was killed, its workers need a moment to end and to release the shared memory.
    if (attempt === MAX_START_ATTEMPTS)
      throw new Error(`PostgreSQL did not start. The end of ${logFile}:\n${readLastLines(logFile)}`)
    await wait(400)
  }
}

async function stopLeftoverServer({ server, owner }: Cluster, dataDir: string): Promise<void> {
  if (!server || !isRunning(server)) return
  if (owner && isRunning(owner)) {
    throw new Error(`The database in ${dataDir} is in use by process ${owner.pid}. End it, or choose another DATA_DIR.`)
  }
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    process.kill(server.pid, signal)
    for (let waitedMs = 0; waitedMs < 4000; waitedMs += 50) {
      if (!isRunning(server)) return
      await wait(50)
    }
  }
}

/**
 * Removes the lock file of a server that was killed. If another program now has the process id in this file, the server
 * would not start.
 */
function removeStaleLock({ folder }: Cluster): void {
  const lockFile = join(folder, 'postmaster.pid')
  if (!existsSync(lockFile) || process.platform !== 'linux') return
  const pid = Number.parseInt(readFileSync(lockFile, 'utf8'), 10)
  const programNameFile = `/proc/${pid}/comm`
  const isPostgres = existsSync(programNameFile) && readFileSync(programNameFile, 'utf8').trim() === 'postgres'
  if (!isPostgres) rmSync(lockFile)
}

async function choosePort(lastPort: number | undefined): Promise<number> {
  return lastPort !== undefined && (await isPortFree(lastPort)) ? lastPort : findFreePort()
}

async function waitUntilReady(server: ChildProcess, url: string): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < 60_000; waitedMs += 30) {
    if (server.exitCode !== null || server.signalCode !== null || server.pid === undefined) return false
    if (await ensureDatabase(url)) return true
    await wait(30)
  }
  server.kill('SIGQUIT')
  return false
}

/** Returns false while the server does not accept connections yet. */
async function ensureDatabase(url: string): Promise<boolean> {
  const maintenanceUrl = new URL(url)
  maintenanceUrl.pathname = '/postgres'
  const client = new pg.Client({ connectionString: maintenanceUrl.href })
  try {
    await client.connect()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (notReadyCodes.includes(code)) return false
    throw error
  }
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = 'nusa'")
    if (rowCount === 0) await client.query('create database nusa')
    return true
  } finally {
    await client.end()
  }
}

async function stopServer(server: ChildProcess, exited: Promise<void>): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  // SIGINT ends the sessions and writes a checkpoint. SIGQUIT does neither, so the next start replays the WAL.
  server.kill('SIGINT')
  const timer = setTimeout(() => server.kill('SIGQUIT'), 2000)
  await exited
  clearTimeout(timer)
}

function readLastLines(file: string): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-15).join('\n')
}
