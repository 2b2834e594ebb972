import { join } from 'node:path'
import { runChild } from '../processes/child.ts'
import { untilHealthy } from '../processes/http.ts'
import { catalogRequest } from './catalog-request.ts'
import { isMigrated, migrationsDir } from './database.ts'
import { parts, ROOT } from './parts.ts'
import { buildWorkspace, type Context, migrateAndSeed } from './prepare.ts'
import type { RunMode } from './product.ts'

/** Builds everything that a host needs, with the content of the CMS in the context. */
export async function buildWith(context: Context): Promise<void> {
  await buildWorkspace('functions', context)
  await buildWorkspace('cms', context)
  await buildPages(context)
}

/** Builds the same with a temporary CMS, which runs only during the build. */
export const building: RunMode = {
  async start(context, keeper) {
    const { log, settings, env } = context
    await Promise.all([
      settings.databaseUrl === null ? migrateAndSeed(context) : requireMigrated(context),
      buildWorkspace('functions', context).then(() => buildWorkspace('cms', context)),
    ])
    await log.step('CMS', async (note) => {
      const { url, init } = catalogRequest(context)
      await untilHealthy(url, keeper.keep(parts.cms(settings.cmsPort, env)), init)
      note('runs as long as the build')
    })
    await buildPages(context)
  },
  contentChanged: () => Promise.resolve(),
}

/** An external database is only read for a build, never changed. */
async function requireMigrated({ databaseUrl }: Context): Promise<void> {
  if (await isMigrated(databaseUrl, migrationsDir(ROOT))) return
  throw new Error('The database of DATABASE_URL lacks migrations. Run: npx tsx cms/scripts/migrate.ts')
}

async function buildPages({ log, settings, env, run }: Context): Promise<void> {
  await log.step('storefront build', async (note) => {
    const ASTRO_CACHE_DIR = join(ROOT, '.build', 'astro')
    await runChild(parts.buildSite({ ...env, ASTRO_CACHE_DIR }), settings.logsDir, run)
    note(`from ${settings.cmsUrl}`)
  })
}
