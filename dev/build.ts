import { join } from 'node:path'
import { freePorts } from './ports.ts'
import { createRun } from './processes/run-file.ts'
import { building, buildWith } from './product/building.ts'
import { cmsAnswers } from './product/catalog-request.ts'
import { environmentOf } from './product/environment.ts'
import { ROOT } from './product/parts.ts'
import { createProduct } from './product/product.ts'
import { readSecrets } from './secrets.ts'
import { readSettings, type Settings, shown } from './settings.ts'
import { createStepLog } from './step-log.ts'

const log = createStepLog()
const distDir = join(ROOT, 'dist')

try {
  const settings = { ...readSettings(process.env), distDir }
  log.line(`Nusa, built for ${settings.siteUrl}`)
  if (!process.env.SITE_URL) log.line('  ! SITE_URL is not set: canonical links and mails will name this machine.')
  await ((await buildFromRunningCms(settings)) || buildFromOwnCms(settings))
  log.line(`\nFor the host: ${shown(distDir)}/ (pages), functions/dist/ (functions), cms/.next/ (CMS).`)
  process.exit(0)
} catch (error) {
  log.line(`\n${error instanceof Error ? error.message : error}`)
  process.exit(1)
}

/** @returns false if no CMS answers at CMS_URL */
async function buildFromRunningCms(settings: Settings): Promise<boolean> {
  const secrets = readSecrets(settings.dataDir)
  const env = environmentOf(settings, secrets, settings.databaseUrl ?? '')
  if (!(await cmsAnswers({ settings, env }))) return false
  const run = createRun(() => undefined)
  onEnd(() => run.endAll())
  await buildWith({ settings, log, run, env, databaseUrl: '', buildHook: secrets.buildHook })
  return true
}

async function buildFromOwnCms(settings: Settings): Promise<void> {
  if (process.env.CMS_URL) throw new Error(`No CMS answers at ${settings.cmsUrl} (CMS_URL) with CATALOG_TOKEN.`)
  const [cmsPort = 0, sitePort = 0, toolsPort = 0] = await freePorts(3)
  const own = { ...settings, cmsPort, sitePort, toolsPort, cmsUrl: `http://localhost:${cmsPort}` }
  const product = createProduct(own, log, building)
  onEnd(() => product.stop())
  try {
    await product.start()
  } finally {
    await product.stop()
  }
}

function onEnd(undo: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void undo().finally(() => process.exit(130)))
  }
}
