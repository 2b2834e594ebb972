import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { freePorts } from '../../dev/ports.ts'
import { runChild } from '../../dev/processes/child.ts'
import { createRun } from '../../dev/processes/run-file.ts'
import { parts } from '../../dev/product/parts.ts'
import { startTestSandbox, type TestSandbox } from '../../dev/sandbox/testing.ts'
import { temporaryFolder } from '../../dev/testing/folder.ts'
import { makeChance } from '../catalog/random.ts'
import { makeAccounts } from './accounts.ts'
import { type Content, writeContent } from './content.ts'
import { type FrailDatabase, startFrailDatabase } from './database.ts'
import type { Plan } from './plan.ts'
import { type BadPostman, startBadPostman } from './postman.ts'
import { type BadProvider, startBadProvider } from './provider.ts'
import { type FrailServer, startFrailServer } from './server.ts'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Arguments for Node to run the functions: from the build or from the sources. */
export interface Programs {
  serve: readonly string[]
  sweep: readonly string[]
}

export interface World {
  database: FrailDatabase
  servers: readonly FrailServer[]
  sandbox: TestSandbox
  provider: BadProvider
  postman: BadPostman
  content: Content
  cookies: readonly string[]
  /** Runs the sweep command once. */
  sweep(): Promise<void>
  /** Stops everything. The directory with the logs can be kept for inspection. */
  stop(keepFolder: boolean): Promise<void>
  folder: string
}

/** Starts a separate database, functions, payment provider and travellers, all of which can be made to fail. */
export async function startWorld({ seed, sizes }: Pick<Plan, 'seed' | 'sizes'>, programs: Programs): Promise<World> {
  const folder = temporaryFolder('chaos')
  const undo: (() => Promise<unknown>)[] = []
  // Otherwise Postgres would keep running: it does not get Ctrl-C from the terminal.
  const interrupted = () => void stop(false).finally(() => process.exit(130))
  for (const signal of signals) process.once(signal, interrupted)
  const stop = async (keepFolder: boolean) => {
    for (const signal of signals) process.off(signal, interrupted)
    for (let step = undo.pop(); step; step = undo.pop()) await step()
    if (!keepFolder) await rm(folder, { recursive: true, force: true })
  }
  const keep = <Part extends { stop(): Promise<unknown> }>(part: Part): Part => {
    undo.push(() => part.stop())
    return part
  }
  try {
    const database = keep(await startFrailDatabase(join(folder, 'postgres')))
    const run = createRun(() => undefined)
    const base = { ...process.env, NUSA_ENV: 'local', DATABASE_URL: database.url, PAYLOAD_SECRET: 'a secret for chaos' }
    await runChild(parts.migrate(base), folder, run)
    const content = await writeContent(database.url, sizes.placesPerDay)

    const ports = await freePorts(sizes.processes)
    const addresses = ports.map((port) => `http://127.0.0.1:${port}`)
    const token = 'nusa-sandbox-callback-token'
    const postman = keep(await startBadPostman(addresses, token, makeChance(seed + 1)))
    const sandbox = keep(await startTestSandbox({ webhookUrl: postman.url, webhookToken: token }))
    const provider = keep(await startBadProvider(sandbox.url, makeChance(seed + 2), sizes.hangs))
    const env = {
      ...base,
      SITE_URL: 'http://localhost:4321',
      DATA_DIR: folder,
      DIST_DIR: join(folder, 'dist'),
      RATE_LIMIT_SCALE: '1000000',
      XENDIT_SECRET_KEY: sandbox.secretKey,
      XENDIT_WEBHOOK_TOKEN: token,
      XENDIT_URL: provider.url,
    }
    const servers = ports.map((port, number) =>
      keep(startFrailServer(programs.serve, port, env, join(folder, `functions-${number}.log`))),
    )
    await Promise.all(servers.map((server) => server.ready()))
    const cookies = await makeAccounts(addresses[0] ?? '', database.url, sizes.travellers)
    const sweep = () => runChild({ name: 'sweep', args: [...programs.sweep], env }, folder, run)
    return { database, servers, sandbox, provider, postman, content, cookies, sweep, stop, folder }
  } catch (error) {
    await stop(true)
    throw error
  }
}
