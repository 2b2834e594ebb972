import { join } from 'node:path'
import { runChild } from '../processes/child.ts'
import { waitUntilHealthy } from '../processes/wait-until-healthy.ts'
import { catalogRequest } from './catalog-request.ts'
import { commands, ROOT } from './commands.ts'
import { isMigrated, migrationsDir } from './database.ts'
import { buildWorkspace, migrateAndSeed, type StartContext } from './prepare.ts'
import type { RunMode } from './product.ts'

/** Builds everything that a host needs, with the content of the CMS in the context. */
export async function buildFromCms(context: StartContext): Promise<void> {
  await buildWorkspace('functions', context)
  await buildWorkspace('cms', context)
  await buildPages(context)
}

/** Builds everything that a host needs, with a temporary CMS that runs only during the build. */
export const buildMode: RunMode = {
  async start(context, supervisor) {
    const { log, settings, env } = context
    await Promise.all([
      settings.databaseUrl === null ? migrateAndSeed(context) : checkMigrated(context),
      buildWorkspace('functions', context).then(() => buildWorkspace('cms', context)),
    ])
    await log.step('CMS', async (report) => {
      const { url, init } = catalogRequest(context)
      await waitUntilHealthy(url, supervisor.start(commands.cms(settings.cmsPort, env)), init)
      report('runs as long as the build')
    })
    await buildPages(context)
  },
  onContentChanged: () => Promise.resolve(),
}

/** Checks that the migrations were run. A build only reads an external database and never changes it. */
async function checkMigrated({ databaseUrl }: StartContext): Promise<void> {
  if (await isMigrated(databaseUrl, migrationsDir(ROOT))) return
  throw new Error('The database of DATABASE_URL lacks migrations. Run: npx tsx cms/scripts/migrate.ts')
}

async function buildPages({ log, settings, env, run }: StartContext): Promise<void> {
  await log.step('storefront build', async (report) => {
    const ASTRO_CACHE_DIR = join(ROOT, '.build', 'astro')
    await runChild(commands.buildSite({ ...env, ASTRO_CACHE_DIR }), settings.logsDir, run)
    report(`from ${settings.cmsUrl}`)
  })
}
