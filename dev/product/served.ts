import { untilHealthy } from '../processes/http.ts'
import { buildHookUrl } from './environment.ts'
import { parts } from './parts.ts'
import { buildWorkspace, migrateAndSeed } from './prepare.ts'
import type { Way } from './product.ts'
import { buildSite, catalogRequest, isSiteFresh } from './site.ts'

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
    const site = cms.then(() =>
      say.step('storefront build', async (note) => {
        if (await isSiteFresh(context)) return note('nothing has changed')
        await buildSite(context)
        note('built from the CMS')
      }),
    )
    await Promise.all([functions, site])
  },

  async contentChanged(context) {
    try {
      await context.say.step('storefront build', async (note) => {
        await buildSite(context)
        note('an editor has changed the content')
      })
    } catch (error) {
      context.say.line(error instanceof Error ? error.message : String(error))
      context.say.line('  ! The storefront still shows the content of before.')
    }
  },
}
