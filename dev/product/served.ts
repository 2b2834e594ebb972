import { existsSync } from 'node:fs'
import { ChildFailure } from '../processes/child.ts'
import { untilHealthy } from '../processes/http.ts'
import { buildHookUrl } from './environment.ts'
import { parts } from './parts.ts'
import { buildWorkspace, type Context, migrateAndSeed } from './prepare.ts'
import type { Way } from './product.ts'
import { buildSite, catalogRequest, isSiteFresh } from './site.ts'

/** What `site/build.ts` ends with when an editor can mend what is wrong. */
const BAD_CONTENT = 65

/** The product as travellers meet it: everything built, the storefront rebuilt when an editor publishes. */
export const served: Way = {
  async start(context, keeper) {
    const { say, settings, env } = context
    await Promise.all([
      migrateAndSeed(context),
      buildWorkspace('functions', context).then(() => buildWorkspace('cms', context)),
    ])
    const cms = say.step('CMS', async (note) => {
      const child = keeper.keep(parts.cms(settings.cmsPort, { ...env, BUILD_HOOK_URL: buildHookUrl(context) }))
      const { url, init } = catalogRequest(context)
      await untilHealthy(url, child, init)
      note(`${settings.cmsUrl}/admin`)
    })
    const functions = say.step('functions', async (note) => {
      await untilHealthy(`${settings.siteUrl}/api/health`, keeper.keep(parts.functions(env)))
      note(`${settings.siteUrl}/api/health`)
    })
    const site = cms.then(async () => {
      if (await isSiteFresh(context)) {
        await say.step('storefront build', async (note) => note('nothing has changed'))
      } else await tryToBuild(context, 'built from the CMS')
    })
    await Promise.all([functions, site])
  },

  contentChanged: (context) => tryToBuild(context, 'an editor has changed the content'),
}

/**
 * Builds the storefront. An entry that it can't show stops neither the CMS, where it is mended, nor the pages of before.
 * @throws when the code is at fault and there are no pages that could be served meanwhile
 */
async function tryToBuild(context: Context, done: string): Promise<void> {
  const { say, settings } = context
  try {
    await say.step('storefront build', async (note) => {
      await buildSite(context)
      note(done)
    })
  } catch (error) {
    const isContent = error instanceof ChildFailure && error.code === BAD_CONTENT
    if (!isContent && !existsSync(settings.distDir)) throw error
    say.line(error instanceof Error ? error.message : String(error))
    say.line(
      existsSync(settings.distDir)
        ? '  ! The storefront still shows the content of before.'
        : '  ! The storefront has no pages yet.',
    )
    if (isContent) say.line('    Mend the entry in the CMS and publish it: the storefront is then built again.')
  }
}
