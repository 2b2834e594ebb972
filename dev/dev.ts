import { findFreePort } from './processes/ports.ts'
import { waitUntilHealthy } from './processes/wait-until-healthy.ts'
import { CONTENT_CHANGED_PATH } from './product/astro-dev.ts'
import { catalogRequest } from './product/catalog-request.ts'
import { commands } from './product/commands.ts'
import { buildHookUrl } from './product/environment.ts'
import { migrateAndSeed } from './product/prepare.ts'
import { createProduct, type RunMode } from './product/product.ts'
import { createStepLog } from './product/step-log.ts'
import { runInTerminal } from './product/terminal.ts'
import { readSettings, requireFunctionSettings } from './settings/settings.ts'

/** In this mode, CMS, storefront and functions reload each change of their code. */
const devMode: RunMode = {
  async start(context, supervisor) {
    const { log, settings, env } = context
    await migrateAndSeed(context)
    await log.step('CMS', async (report) => {
      const cms = supervisor.start(commands.cmsDev(settings.cmsPort, { ...env, BUILD_HOOK_URL: buildHookUrl(context) }))
      const { url, init } = catalogRequest(context)
      await waitUntilHealthy(url, cms, init)
      report(`${settings.cmsUrl}/admin`)
    })
    // The browser only connects to Astro's server, which proxies /api and /media, so cookies and URLs are as in
    // production.
    const functionsPort = await findFreePort()
    const functionsUrl = `http://localhost:${functionsPort}`
    await log.step('functions', async (report) => {
      const functions = supervisor.start(commands.functionsDev({ ...env, SITE_PORT: String(functionsPort) }))
      await waitUntilHealthy(`${functionsUrl}/api/health`, functions)
      report(`${settings.siteUrl}/api/health`)
    })
    await log.step('storefront', async (report) => {
      const site = supervisor.start(commands.siteDev(settings.sitePort, { ...env, FUNCTIONS_URL: functionsUrl }))
      await waitUntilHealthy(`http://localhost:${settings.sitePort}/`, site)
      report(settings.siteUrl)
    })
  },

  async onContentChanged({ log, settings }) {
    await log
      .step('new content', async () => {
        const response = await fetch(`http://localhost:${settings.sitePort}${CONTENT_CHANGED_PATH}`, { method: 'POST' })
        if (!response.ok) throw new Error(`Astro returned ${response.status}.`)
      })
      .catch((error: unknown) => log.line(error instanceof Error ? error.message : String(error)))
  },
}

const log = createStepLog()
await runInTerminal('npm run dev', log, () => {
  requireFunctionSettings(process.env)
  return createProduct(readSettings(process.env), log, devMode)
})
