import { join } from 'node:path'
import { findFreePorts } from './processes/ports.ts'
import { createRunRecord } from './processes/run-record.ts'
import { buildFromCms, buildMode } from './product/build-mode.ts'
import { isCmsReachable } from './product/catalog-request.ts'
import { ROOT } from './product/commands.ts'
import { createEnvironment } from './product/environment.ts'
import { createProduct } from './product/product.ts'
import { createStepLog } from './product/step-log.ts'
import { readSecrets } from './settings/secrets.ts'
import { displayPath, readSettings, type Settings } from './settings/settings.ts'

const log = createStepLog()
const distDir = join(ROOT, 'dist')

try {
  const settings = { ...readSettings(process.env), distDir }
  log.line(`Nusa, built for ${settings.siteUrl}`)
  if (!process.env.SITE_URL) log.line('  ! SITE_URL is not set: canonical links and mails will name this machine.')
  await ((await buildFromRunningCms(settings)) || buildFromOwnCms(settings))
  log.line(`\nFor the host: ${displayPath(distDir)}/ (pages), functions/dist/ (functions), cms/.next/ (CMS).`)
  process.exit(0)
} catch (error) {
  log.line(`\n${error instanceof Error ? error.message : error}`)
  process.exit(1)
}

/** @returns false if no CMS answers at CMS_URL */
async function buildFromRunningCms(settings: Settings): Promise<boolean> {
  const secrets = readSecrets(settings.dataDir)
  const env = createEnvironment(settings, secrets, settings.databaseUrl ?? '')
  if (!(await isCmsReachable({ settings, env }))) return false
  const run = createRunRecord(() => undefined)
  onSignal(() => run.stopAll())
  await buildFromCms({ settings, log, run, env, databaseUrl: '', buildHook: secrets.buildHook })
  return true
}

async function buildFromOwnCms(settings: Settings): Promise<void> {
  if (process.env.CMS_URL) throw new Error(`No CMS answers at ${settings.cmsUrl} (CMS_URL) with CATALOG_TOKEN.`)
  const [cmsPort = 0, sitePort = 0, toolsPort = 0] = await findFreePorts(3)
  const ownSettings = { ...settings, cmsPort, sitePort, toolsPort, cmsUrl: `http://localhost:${cmsPort}` }
  const product = createProduct(ownSettings, log, buildMode)
  onSignal(() => product.stop())
  try {
    await product.start()
  } finally {
    await product.stop()
  }
}

function onSignal(cleanUp: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void cleanUp().finally(() => process.exit(130)))
  }
}
