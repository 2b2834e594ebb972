import { CONTENT_CHANGED } from '../astro-dev.ts'
import { freePort } from '../ports.ts'
import { untilHealthy } from '../processes/http.ts'
import { catalogRequest } from './catalog-request.ts'
import { buildHookUrl } from './environment.ts'
import { parts } from './parts.ts'
import { migrateAndSeed } from './prepare.ts'
import type { RunMode } from './product.ts'

/** The product for developers: CMS, storefront and functions reload each change of their code. */
export const watched: RunMode = {
  async start(context, keeper) {
    const { log, settings, env } = context
    await migrateAndSeed(context)
    await log.step('CMS', async (note) => {
      const cms = keeper.keep(parts.cmsDev(settings.cmsPort, { ...env, BUILD_HOOK_URL: buildHookUrl(context) }))
      const { url, init } = catalogRequest(context)
      await untilHealthy(url, cms, init)
      note(`${settings.cmsUrl}/admin`)
    })
    // The browser only connects to Astro's server, which proxies /api and /media, so cookies and URLs are as in
    // production.
    const functionsPort = await freePort()
    const functionsUrl = `http://localhost:${functionsPort}`
    await log.step('functions', async (note) => {
      const functions = keeper.keep(parts.functionsDev({ ...env, SITE_PORT: String(functionsPort) }))
      await untilHealthy(`${functionsUrl}/api/health`, functions)
      note(`${settings.siteUrl}/api/health`)
    })
    await log.step('storefront', async (note) => {
      const site = keeper.keep(parts.siteDev(settings.sitePort, { ...env, FUNCTIONS_URL: functionsUrl }))
      await untilHealthy(`http://localhost:${settings.sitePort}/`, site)
      note(settings.siteUrl)
    })
  },

  async contentChanged({ log, settings }) {
    await log
      .step('new content', async () => {
        const response = await fetch(`http://localhost:${settings.sitePort}${CONTENT_CHANGED}`, { method: 'POST' })
        if (!response.ok) throw new Error(`Astro answered ${response.status}.`)
      })
      .catch((error: unknown) => log.line(error instanceof Error ? error.message : String(error)))
  },
}
