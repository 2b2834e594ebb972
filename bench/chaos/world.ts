import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runChild } from '../../dev/processes/child.ts'
import { findFreePorts } from '../../dev/processes/ports.ts'
import { createRunRecord } from '../../dev/processes/run-record.ts'
import { commands } from '../../dev/product/commands.ts'
import { startTestSandbox, type TestSandbox } from '../../dev/sandbox/testing.ts'
import { createTemporaryFolder } from '../../dev/testing/folder.ts'
import { sandboxKeys } from '../../functions/hosts/env.ts'
import { createRandom } from '../catalog/random.ts'
import { createAccounts } from './accounts.ts'
import { type Content, insertTours } from './content.ts'
import { type FaultyDatabase, startFaultyDatabase } from './database.ts'
import type { Plan } from './plan.ts'
import { type FaultyProvider, startFaultyProvider } from './provider.ts'
import { type RestartingServer, startRestartingServer } from './server.ts'
import { startWebhookProxy, type WebhookProxy } from './webhook-proxy.ts'

/** The usual exit code of a program that Ctrl-C has stopped. */
const ctrlCExitCode = 130
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** The arguments with which Node starts the API and the sweep, which is the scheduled reconciliation job. */
export interface Programs {
  serve: readonly string[]
  sweep: readonly string[]
}

export interface World {
  database: FaultyDatabase
  servers: readonly RestartingServer[]
  sandbox: TestSandbox
  provider: FaultyProvider
  webhookProxy: WebhookProxy
  content: Content
  cookies: readonly string[]
  sweep(): Promise<void>
  /** If `keepsFolder` is true, the directory with the logs is not deleted. */
  stop(options?: { keepsFolder: boolean }): Promise<void>
  folder: string
}

/**
 * Starts a separate database, processes of the API and a payment provider, which can all be made to fail. Creates the
 * accounts of the travellers.
 */
export async function startWorld({ seed, sizes }: Pick<Plan, 'seed' | 'sizes'>, programs: Programs): Promise<World> {
  const folder = createTemporaryFolder('chaos')
  const cleanups: (() => Promise<unknown>)[] = []
  // Without this handler, Postgres would continue to run after Ctrl-C, because it does not get the signal from the
  // terminal.
  const onSignal = () => void stop().finally(() => process.exit(ctrlCExitCode))
  for (const signal of signals) process.once(signal, onSignal)
  const stop = async ({ keepsFolder } = { keepsFolder: false }) => {
    for (const signal of signals) process.off(signal, onSignal)
    while (cleanups.length > 0) await cleanups.pop()?.()
    if (!keepsFolder) await rm(folder, { recursive: true, force: true })
  }
  const register = <Part extends { stop(): Promise<unknown> }>(part: Part): Part => {
    cleanups.push(() => part.stop())
    return part
  }
  try {
    const database = register(await startFaultyDatabase(join(folder, 'postgres')))
    const run = createRunRecord()
    const baseEnv = {
      ...process.env,
      NUSA_ENV: 'local',
      DATABASE_URL: database.url,
      PAYLOAD_SECRET: 'a secret for chaos',
    }
    await runChild(commands.migrate(baseEnv), folder, run)
    const content = await insertTours(database.url, sizes.dailyCapacity)

    const ports = await findFreePorts(sizes.processes)
    const serverUrls = ports.map((port) => `http://127.0.0.1:${port}`)
    const token = sandboxKeys.webhookToken
    const webhookProxy = register(await startWebhookProxy(serverUrls, token, createRandom(seed + 1)))
    const sandbox = register(await startTestSandbox({ webhookUrl: webhookProxy.url, webhookToken: token }))
    const provider = register(await startFaultyProvider(sandbox.url, createRandom(seed + 2), sizes.canProviderHang))
    const env = {
      ...baseEnv,
      SITE_URL: 'http://localhost:4321',
      DATA_DIR: folder,
      DIST_DIR: join(folder, 'dist'),
      RATE_LIMIT_SCALE: '1000000',
      XENDIT_SECRET_KEY: sandbox.secretKey,
      XENDIT_WEBHOOK_TOKEN: token,
      XENDIT_URL: provider.url,
    }
    const servers = ports.map((port, index) =>
      register(startRestartingServer(programs.serve, port, env, join(folder, `functions-${index}.log`))),
    )
    await Promise.all(servers.map((server) => server.waitUntilReady()))
    const cookies = await createAccounts(serverUrls[0] ?? '', database.url, sizes.travellers)
    const sweep = () => runChild({ name: 'sweep', args: [...programs.sweep], env }, folder, run)
    return { database, servers, sandbox, provider, webhookProxy, content, cookies, sweep, stop, folder }
  } catch (error) {
    await stop({ keepsFolder: true })
    throw error
  }
}
