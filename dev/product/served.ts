import { existsSync } from 'node:fs'
import { countsOf, type Outcome } from '@nusa/shared/publishing'
import { untilHealthy } from '../processes/http.ts'
import { catalogRequest } from './catalog-request.ts'
import { buildHookUrl } from './environment.ts'
import { parts } from './parts.ts'
import { buildWorkspace, migrateAndSeed, type ProductContext } from './prepare.ts'
import type { RunMode } from './product.ts'
import { publishChange, publisherEnvironment, publisherRequest, publishSite } from './publisher.ts'

/** The product as travellers use it: everything is built, and the storefront is rebuilt when an editor publishes. */
export const served: RunMode = {
  async start(context, keeper) {
    const { log, settings, env } = context
    await Promise.all([
      migrateAndSeed(context),
      buildWorkspace('functions', context).then(() => buildWorkspace('cms', context)),
    ])
    const cms = log.step('CMS', async (note) => {
      const { url: PUBLISHER_URL, token: PUBLISHER_TOKEN } = context.publisher
      const own = { BUILD_HOOK_URL: buildHookUrl(context), PUBLISHER_URL, PUBLISHER_TOKEN }
      const child = keeper.keep(parts.cms(settings.cmsPort, { ...env, ...own }))
      const { url, init } = catalogRequest(context)
      await untilHealthy(url, child, init)
      note(`${settings.cmsUrl}/admin`)
    })
    const functions = log.step('functions', async (note) => {
      await untilHealthy(`${settings.siteUrl}/api/health`, keeper.keep(parts.functions(env)))
      note(`${settings.siteUrl}/api/health`)
    })
    const publisher = log.step('publisher', async (note) => {
      const child = keeper.keep(parts.publisher(publisherEnvironment(context)))
      const { url, init } = publisherRequest(context.publisher)
      await untilHealthy(url, child, init)
      note('builds the storefront when content changes')
    })
    const site = Promise.all([cms, publisher]).then(() => tryToPublish(context, publishSite))
    await Promise.all([functions, site])
  },

  contentChanged: (context, by) =>
    tryToPublish(context, (asked) => publishChange(asked, by)).catch((error: unknown) =>
      context.log.line(error instanceof Error ? error.message : String(error)),
    ),
}

/**
 * Publishes the storefront. If an entry cannot be shown, the CMS keeps running so that editors can fix it, and the
 * previous pages stay live.
 * @throws if the code is at fault and there are no previous pages to serve
 */
async function tryToPublish(
  context: ProductContext,
  publish: (context: ProductContext) => Promise<Outcome | null>,
): Promise<void> {
  const { log, settings } = context
  try {
    await log.step('storefront', async (note) => {
      const outcome = await publish(context)
      if (outcome === null) return note('changes go live once there are no more')
      if (outcome.kind === 'failed') throw new NotPublished(outcome)
      note(outcomeWords(outcome))
    })
  } catch (error) {
    const isContent = error instanceof NotPublished && error.isContent
    const hasPages = existsSync(settings.distDir)
    if (!isContent && !hasPages) throw error
    log.line(error instanceof Error ? error.message : String(error))
    log.line(
      hasPages ? '  ! The storefront still shows the content of before.' : '  ! The storefront has no pages yet.',
    )
    if (isContent) log.line('    Mend the entry in the CMS and publish it: the storefront is then built again.')
  }
}

class NotPublished extends Error {
  /** Whether editors can fix the problem. */
  readonly isContent: boolean
  constructor({ message, faults }: Extract<Outcome, { kind: 'failed' }>) {
    const lines = faults.map(({ collection, entry, field, rule }) => `    ${collection} › ${entry} › ${field}: ${rule}`)
    super([message, ...lines].join('\n'))
    this.isContent = faults.length > 0
  }
}

function outcomeWords(outcome: Exclude<Outcome, { kind: 'failed' }>): string {
  if (outcome.kind === 'unchanged') return 'nothing has changed'
  if (outcome.kind === 'held') return 'stays as it is until somebody publishes'
  const { changed, gone } = countsOf(outcome)
  return `release ${outcome.release}: ${changed} pages are new or changed, ${gone} are gone`
}
