import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findFreePort } from '../processes/ports.ts'
import { hasSwift, swiftHint } from '../test/test-programs.ts'

const runProgram = promisify(execFile)

export interface TestObjectStore {
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  stop(): Promise<void>
}

const region = 'us-east-1'
const accessKeyId = 'nusa:tester'
const secretAccessKey = 'a-secret-only-for-tests'

const storageServers = ['account', 'container', 'object'] as const

/** Starts an object store without buckets. */
export async function startObjectStore(): Promise<TestObjectStore> {
  if (!hasSwift()) throw new Error(`These tests need OpenStack Swift, which is not installed. ${swiftHint}`)
  const folder = await mkdtemp(path.join(tmpdir(), 'nusa-swift-'))
  const children: ChildProcess[] = []
  const stop = async () => {
    for (const child of children) child.kill('SIGKILL')
    await Promise.all(children.filter((child) => !hasEnded(child)).map((child) => once(child, 'exit')))
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await mkdir(path.join(folder, 'storage', 'disk'), { recursive: true })
    for (const server of storageServers) {
      const port = await findFreePort()
      const builder = path.join(folder, `${server}.builder`)
      // 2^4 partitions, one copy of the data, and no minimum time (hours) between changes.
      await runProgram('swift-ring-builder', [builder, 'create', '4', '1', '0'])
      await runProgram('swift-ring-builder', [builder, 'add', `r1z1-127.0.0.1:${port}/disk`, '1'])
      await runProgram('swift-ring-builder', [builder, 'rebalance'])
      const appSettings = [`[app:${server}-server]`, `use = egg:swift#${server}`]
      children.push(await startServer(folder, server, port, [`pipeline = ${server}-server`, ...appSettings]))
    }
    const port = await findFreePort()
    const proxy = await startServer(folder, 'proxy', port, proxySettings)
    children.push(proxy)
    const endpoint = `http://127.0.0.1:${port}`
    await waitUntilReady(proxy, endpoint)
    return { endpoint, region, accessKeyId, secretAccessKey, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const filters = ['catch_errors', 'cache', 'listing_formats', 's3api', 'tempauth', 'copy', 'slo', 'dlo'] as const

const filterSettings: Partial<Record<(typeof filters)[number], string[]>> = {
  // Nothing listens on this port, so the servers work without a cache.
  cache: ['use = egg:swift#memcache', 'memcache_servers = 127.0.0.1:1'],
  s3api: ['use = egg:swift#s3api', `location = ${region}`],
  tempauth: ['use = egg:swift#tempauth', `user_${accessKeyId.replace(':', '_')} = ${secretAccessKey} .admin`],
}

const proxySettings = [
  `pipeline = ${filters.join(' ')} proxy-server`,
  '[app:proxy-server]',
  'use = egg:swift#proxy',
  'account_autocreate = true',
  ...filters.flatMap((filter) => [`[filter:${filter}]`, ...(filterSettings[filter] ?? [`use = egg:swift#${filter}`])]),
]

async function startServer(folder: string, server: string, port: number, settings: string[]): Promise<ChildProcess> {
  const file = path.join(folder, `${server}.conf`)
  const lines = [
    '[DEFAULT]',
    'bind_ip = 127.0.0.1',
    `bind_port = ${port}`,
    `swift_dir = ${folder}`,
    'workers = 0',
    `devices = ${path.join(folder, 'storage')}`,
    'mount_check = false',
    `user = ${userInfo().username}`,
    '[pipeline:main]',
    ...settings,
  ]
  await writeFile(file, `${lines.join('\n')}\n`)
  return spawn(`swift-${server}-server`, [file], { stdio: ['ignore', 'ignore', 'pipe'] })
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

async function waitUntilReady(child: ChildProcess, endpoint: string): Promise<void> {
  let errorOutput = ''
  child.stderr?.on('data', (data) => {
    errorOutput += data
  })
  while (!(await fetch(endpoint).catch(() => null))) {
    if (hasEnded(child)) throw new Error(`Swift ended: ${errorOutput}`)
    await wait(50)
  }
}
