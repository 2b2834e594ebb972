import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureFolder } from '../folders.ts'
import { freePort } from '../ports.ts'
import { startPostgres } from '../postgres.ts'
import { claimRun, type RunFile } from '../processes/run-file.ts'
import { readSecrets } from '../secrets.ts'
import type { Settings } from '../settings.ts'
import type { StepLog } from '../step-log.ts'
import { openPayments } from '../tools/payments.ts'
import { startTools, toolsApp } from '../tools/server.ts'
import { type Environment, environmentOf } from './environment.ts'
import { checkPorts, type ProductContext } from './prepare.ts'
import { createBuildQueue } from './queue.ts'
import { type Database, startDatabase } from './start-database.ts'
import { createSupervisor, type Supervisor } from './supervisor.ts'

/** A way of running the product (built, or with hot reload). It starts after the common parts. */
export type RunMode = {
  start(context: ProductContext, keeper: Supervisor): Promise<void>
  /** Called when one of the named editors has changed content of the site. Logs its own errors. */
  contentChanged(context: ProductContext, by: string[]): Promise<void>
}

export type Product = {
  settings: Settings
  /** @throws an Error with a readable message */
  start(): Promise<void>
  /** Stops everything that was started, at any time, within 5 s. */
  stop(): Promise<void>
  /** Returns the environment of its processes after the start, for programs that access the product from outside. */
  environment(): Environment
  /** Resolves when no content change is waiting to be published. */
  siteIsBuilt(): Promise<void>
  /** Resolves with the reason when a part died too often. */
  gaveUp: Promise<string>
}

/** Creates the whole product on this machine: database, CMS, storefront with its functions, mails and payments. */
export function createProduct(settings: Settings, log: StepLog, way: RunMode): Product {
  const gaveUp = Promise.withResolvers<string>()
  const undo: (() => Promise<void> | void)[] = []
  let isStopping = false
  let starting = Promise.resolve()
  let environment: Environment = {}
  let siteIsBuilt = () => Promise.resolve()

  const undoAll = async () => {
    for (let step = undo.pop(); step; step = undo.pop()) await step()
  }

  const go = async () => {
    const run = await takeFolder(settings, log)
    undo.push(() => run.close())
    await checkPorts(settings)
    const keeper = createSupervisor(settings.logsDir, run, log)
    void keeper.gaveUp.then(gaveUp.resolve)
    const database = await startDatabase(settings, log)
    const stopDatabase = keepDatabase(database, settings, keeper)
    undo.push(stopDatabase)
    undo.push(() => {
      keeper.rest()
      return run.endAll()
    })
    if (isStopping) return

    const secrets = readSecrets(settings.dataDir)
    const env = environmentOf(settings, secrets, database.url)
    environment = env
    const { buildHook } = secrets
    const publisher = { url: `http://localhost:${await freePort()}`, token: buildHook }
    const context: ProductContext = { settings, log, run, env, databaseUrl: database.url, buildHook, publisher }
    const queue = createBuildQueue((by) => (isStopping ? Promise.resolve() : way.contentChanged(context, by)))
    siteIsBuilt = queue.idle
    const payments = openPayments(settings, env)
    if (payments) undo.push(() => payments.close())
    const { siteUrl, outboxDir, toolsPort } = settings
    const tools = await startTools(
      toolsApp({ siteUrl, outboxDir, payments, buildHook, onBuildHook: queue.request }),
      toolsPort,
    )
    undo.push(() => tools.stop())
    await way.start(context, keeper)
  }

  return {
    settings,
    start() {
      starting = go()
      return starting
    },
    async stop() {
      isStopping = true
      await undoAll()
      // Something that was still starting may have come up meanwhile.
      await Promise.race([starting.catch(() => undefined), wait(1000)])
      await undoAll()
    },
    environment: () => environment,
    siteIsBuilt: () => siteIsBuilt(),
    gaveUp: gaveUp.promise,
  }
}

async function takeFolder(settings: Settings, log: StepLog): Promise<RunFile> {
  for (const folder of [settings.mediaDir, settings.outboxDir, settings.logsDir, dirname(settings.distDir)]) {
    ensureFolder(folder)
  }
  const { file, ended } = await claimRun(settings.dataDir)
  if (ended.length > 0) log.line(`  ! The last run was killed; ended what it left behind: ${ended.join(', ')}.`)
  return file
}

/** Restarts the embedded server on the same port when it dies. Returns a function that stops it. */
function keepDatabase(database: Database, settings: Settings, keeper: Supervisor): () => Promise<void> {
  let own = database.own
  if (own === null) return () => Promise.resolve()
  const { port } = own
  keeper.keepAlive('database', own, async () => {
    own = await startPostgres({ dataDir: join(settings.dataDir, 'postgres'), port })
    return own
  })
  return () => own?.stop() ?? Promise.resolve()
}
