import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '../postgres/postgres.ts'
import { findFreePort } from '../processes/ports.ts'
import { claimDataDir, type RunRecord } from '../processes/run-record.ts'
import { createPaymentSandbox } from '../sandbox/index.ts'
import { ensureFolder } from '../settings/files.ts'
import { readSecrets } from '../settings/secrets.ts'
import type { Settings } from '../settings/settings.ts'
import { createToolsApp, startTools } from '../tools/server.ts'
import { createBuildQueue } from './build-queue.ts'
import { type Database, startDatabase } from './database.ts'
import { createEnvironment, type Environment } from './environment.ts'
import { checkPorts, type ProductContext } from './prepare.ts'
import type { StepLog } from './step-log.ts'
import { createSupervisor, type Supervisor } from './supervisor.ts'

/** `start` is called when the database and the developer tools have started. */
export type RunMode = {
  start(context: ProductContext, supervisor: Supervisor): Promise<void>
  /** Logs errors and does not throw them. `editors` are the names of the editors who may have changed the content. */
  onContentChanged(context: ProductContext, editors: string[]): Promise<void>
}

export type Product = {
  settings: Settings
  /** @throws an Error with a readable message */
  start(): Promise<void>
  /** Stops everything within 5 s, also while `start` is still running. */
  stop(): Promise<void>
  /** Returns the environment for programs that access the running product. */
  environment(): Environment
  /** Resolves when no content change is waiting to be published. */
  waitUntilPublished(): Promise<void>
  /** Resolves with the reason when a program or the database died too often. */
  permanentFailure: Promise<string>
}

export function createProduct(settings: Settings, log: StepLog, mode: RunMode): Product {
  const permanentFailure = Promise.withResolvers<string>()
  const cleanups: (() => Promise<void> | void)[] = []
  let isStopping = false
  let startPromise = Promise.resolve()
  let environment: Environment = {}
  let waitUntilPublished = () => Promise.resolve()

  const runCleanups = async () => {
    while (cleanups.length > 0) await cleanups.pop()?.()
  }

  const startAll = async () => {
    const run = await claimFolders(settings, log)
    cleanups.push(() => run.close())
    await checkPorts(settings)
    const supervisor = createSupervisor(settings.logsDir, run, log)
    void supervisor.permanentFailure.then(permanentFailure.resolve)
    const database = await startDatabase(settings, log)
    cleanups.push(superviseDatabase(database, settings, supervisor))
    cleanups.push(() => {
      supervisor.stopRestarting()
      return run.stopAll()
    })
    if (isStopping) return

    const secrets = readSecrets(settings.dataDir)
    const env = createEnvironment(settings, secrets, database.url)
    environment = env
    const { buildHook } = secrets
    const publisher = { url: `http://localhost:${await findFreePort()}`, token: buildHook }
    const context: ProductContext = { settings, log, run, env, databaseUrl: database.url, buildHook, publisher }
    const queue = createBuildQueue((editors) =>
      isStopping ? Promise.resolve() : mode.onContentChanged(context, editors),
    )
    waitUntilPublished = queue.waitUntilIdle
    const payments = createPaymentSandbox(settings, env)
    if (payments) cleanups.push(() => payments.close())
    const { siteUrl, outboxDir, toolsPort } = settings
    const tools = await startTools(
      createToolsApp({ siteUrl, outboxDir, payments, buildHook, onBuildHook: queue.request }),
      toolsPort,
    )
    cleanups.push(() => tools.stop())
    await mode.start(context, supervisor)
  }

  return {
    settings,
    start() {
      startPromise = startAll()
      return startPromise
    },
    async stop() {
      isStopping = true
      await runCleanups()
      // A program that was still starting may be running by now, so the cleanups run again.
      await Promise.race([startPromise.catch(() => undefined), wait(1000)])
      await runCleanups()
    },
    environment: () => environment,
    waitUntilPublished: () => waitUntilPublished(),
    permanentFailure: permanentFailure.promise,
  }
}

async function claimFolders(settings: Settings, log: StepLog): Promise<RunRecord> {
  for (const folder of [settings.mediaDir, settings.outboxDir, settings.logsDir, dirname(settings.distDir)]) {
    ensureFolder(folder)
  }
  const { record, stoppedNames } = await claimDataDir(settings.dataDir)
  if (stoppedNames.length > 0)
    log.line(`  ! The last run was killed; stopped what it left running: ${stoppedNames.join(', ')}.`)
  return record
}

/** Restarts the embedded server on the same port when it dies. Returns a function that stops it. */
function superviseDatabase(database: Database, settings: Settings, supervisor: Supervisor): () => Promise<void> {
  if (database.embeddedServer === null) return () => Promise.resolve()
  let server = database.embeddedServer
  const { port } = server
  supervisor.supervise('database', server, async () => {
    server = await startPostgres({ dataDir: join(settings.dataDir, 'postgres'), port })
    return server
  })
  return () => server.stop()
}
