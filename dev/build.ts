import { join } from 'node:path'
import { runChild } from './processes/child.ts'
import { findFreePorts } from './processes/ports.ts'
import { createRunRecord } from './processes/run-record.ts'
import { waitUntilHealthy } from './processes/wait-until-healthy.ts'
import { catalogRequest, isCmsReachable } from './product/catalog-request.ts'
import { commands, ROOT } from './product/commands.ts'
import { isMigrated, migrationsDir } from './product/database.ts'
import { createEnvironment, hostEnvironment } from './product/environment.ts'
import { buildWorkspace, migrateAndSeed, type StartContext } from './product/prepare.ts'
import { createProduct, type RunMode } from './product/product.ts'
import { createStepLog } from './product/step-log.ts'
import { readSecrets } from './settings/secrets.ts'
import { displayPath, readSettings, type Settings } from './settings/settings.ts'

/** The usual exit code of a program that Ctrl-C has stopped. */
const ctrlCExitCode = 130

const log = createStepLog()
const distDir = join(ROOT, 'dist')
const isDemo = process.argv.includes('--demo')
/** False if the build is for a host that runs only pages and functions. */
const hasCms = !process.argv.includes('--without-cms')

/** Runs a temporary CMS during the build. Without DATABASE_URL, this CMS has the demo content. */
const buildMode: RunMode = {
  async start(context, supervisor) {
    const { log, settings, env } = context
    await Promise.all([
      settings.databaseUrl === null ? migrateAndSeed(context) : requireMigrated(context),
      buildWorkspace('functions', context).then(() => buildWorkspace('cms', context)),
    ])
    await log.step('CMS', async (report) => {
      const cms = supervisor.start(commands.cms(settings.cmsPort, env))
      const { url, init } = catalogRequest(context)
      await waitUntilHealthy(url, cms, init)
      report('runs as long as the build')
    })
    await buildPages(context)
  },
  onContentChanged: () => Promise.resolve(),
}

try {
  const settings = { ...readSettings(process.env), distDir }
  if (settings.databaseUrl === null && !process.env.CMS_URL && !isDemo) {
    throw new Error(
      'Set CMS_URL or DATABASE_URL to build with your content. To build with the demo content: npm run build -- --demo',
    )
  }
  log.line(`Nusa, built for ${settings.siteUrl}`)
  if (!process.env.SITE_URL) log.line('  ! SITE_URL is not set: canonical links and mails will name this machine.')
  const isBuilt = await buildFromRunningCms(settings)
  if (!isBuilt) await buildFromOwnCms(settings)
  log.line(
    `\nFor the host: ${displayPath(distDir)}/ (pages), functions/dist/ (functions)${hasCms ? ', cms/.next/ (CMS)' : ''}.`,
  )
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
  const run = createRunRecord()
  onSignal(() => run.stopAll())
  // Only migrations use `databaseUrl`, and this build runs none.
  const context = { settings, log, run, env, databaseUrl: '', buildHook: secrets.buildHook }
  await buildWorkspace('functions', context)
  if (hasCms) await buildWorkspace('cms', context)
  await buildPages(context)
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

/** @throws if migrations are missing, because a build never changes an external database */
async function requireMigrated({ databaseUrl }: StartContext): Promise<void> {
  if (await isMigrated(databaseUrl, migrationsDir(ROOT))) return
  throw new Error('The database of DATABASE_URL lacks migrations. Run: npx node cms/scripts/migrate.ts')
}

async function buildPages({ log, settings, env, run }: StartContext): Promise<void> {
  await log.step('storefront build', async (report) => {
    const ASTRO_CACHE_DIR = join(ROOT, '.build', 'astro')
    await runChild(commands.buildSite({ ...hostEnvironment(env, isDemo), ASTRO_CACHE_DIR }), settings.logsDir, run)
    report(`from ${settings.cmsUrl}`)
  })
}

function onSignal(cleanUp: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void cleanUp().finally(() => process.exit(ctrlCExitCode)))
  }
}
