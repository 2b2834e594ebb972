import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { findFreePort } from '../processes/ports.ts'
import { findPgBouncer, pgBouncerHint } from '../test/test-programs.ts'

export interface TestPooler {
  url: string
  stop(): Promise<void>
}

/**
 * Starts PgBouncer with fewer connections to Postgres than clients, so that consecutive transactions of a client use
 * different connections.
 */
export async function startTransactionPooler(databaseUrl: string, serverConnections: number): Promise<TestPooler> {
  const program = findPgBouncer()
  if (!program) throw new Error(`These tests need PgBouncer, which is not installed. ${pgBouncerHint}`)
  const folder = await mkdtemp(path.join(tmpdir(), 'nusa-pgbouncer-'))
  const port = await findFreePort()
  const { hostname, port: serverPort, username, password, pathname } = new URL(databaseUrl)
  const server = `host=${hostname} port=${serverPort} user=${username} password='${decodeURIComponent(password)}'`
  const settings = [
    '[databases]',
    `${pathname.slice(1)} = ${server}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${serverConnections}`,
    'max_client_conn = 200',
  ]
  const file = path.join(folder, 'pgbouncer.ini')
  await writeFile(file, `${settings.join('\n')}\n`)
  // PgBouncer refuses to run as root. It then runs as `nobody`, and this account must be able to read the settings.
  await chmod(folder, 0o755)
  const accountArgs = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn(program, [...accountArgs, file], { stdio: ['ignore', 'ignore', 'pipe'] })
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${port}`
  const stop = async () => {
    // On this signal, PgBouncer closes all connections and ends immediately.
    child.kill('SIGTERM')
    if (!hasEnded(child)) await once(child, 'exit')
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await waitUntilReady(child, url.href)
  } catch (error) {
    await stop()
    throw error
  }
  return { url: url.href, stop }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

async function waitUntilReady(child: ChildProcess, url: string): Promise<void> {
  let errorOutput = ''
  child.stderr?.on('data', (data) => {
    errorOutput += data
  })
  for (;;) {
    if (hasEnded(child)) throw new Error(`PgBouncer ended: ${errorOutput}`)
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query('select 1')
      return
    } catch (error) {
      const isStarting = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED'
      if (!isStarting) throw error
      await wait(20)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}
