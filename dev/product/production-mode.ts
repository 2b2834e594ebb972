import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { countPublished, type Outcome } from '@nusa/shared/publishing'
import { codeSources } from '../../site/build/code-sources.ts'
import { waitUntilHealthy } from '../processes/wait-until-healthy.ts'
import { catalogRequest } from './catalog-request.ts'
import { commands, ROOT } from './commands.ts'
import { buildHookUrl } from './environment.ts'
import { fingerprint, matchesFingerprint, writeFingerprint } from './fingerprint.ts'
import { buildWorkspace, migrateAndSeed, type ProductContext } from './prepare.ts'
import type { RunMode } from './product.ts'
import { publishChange, publisherEnvironment, publisherRequest, publishSite } from './publisher.ts'

export const productionMode: RunMode = {
  async start(context, supervisor) {
    const { log, settings, env } = context
    await Promise.all([
      migrateAndSeed(context),
      buildWorkspace('functions', context).then(() => buildWorkspace('cms', context)),
    ])
    const cmsStart = log.step('CMS', async (report) => {
      const { url: PUBLISHER_URL, token: PUBLISHER_TOKEN } = context.publisher
      const publisherAccess = { BUILD_HOOK_URL: buildHookUrl(context), PUBLISHER_URL, PUBLISHER_TOKEN }
      const child = supervisor.start(commands.cms(settings.cmsPort, { ...env, ...publisherAccess }))
      const { url, init } = catalogRequest(context)
      await waitUntilHealthy(url, child, init)
      report(`${settings.cmsUrl}/admin`)
    })
    const functionsStart = log.step('functions', async (report) => {
      const child = supervisor.start(commands.functions(env))
      await waitUntilHealthy(`${settings.siteUrl}/api/health`, child)
      report(`${settings.siteUrl}/api/health`)
    })
    const publisherStart = log.step('publisher', async (report) => {
      const child = supervisor.start(commands.publisher(publisherEnvironment(context)))
      const { url, init } = publisherRequest(context.publisher)
      await waitUntilHealthy(url, child, init)
      report('builds the storefront when content changes')
    })
    const pagesFile = join(dirname(settings.distDir), 'pages-built-from')
    const pagesFingerprint = fingerprint(ROOT, codeSources, [settings.siteUrl])
    const arePagesCurrent = existsSync(settings.distDir) && matchesFingerprint(pagesFile, pagesFingerprint)
    const firstPublish = Promise.all([cmsStart, publisherStart]).then(async () => {
      const areLivePagesCurrent = await publishAndLog(context, publishSite)
      if (areLivePagesCurrent) writeFingerprint(pagesFile, pagesFingerprint)
    })
    if (!arePagesCurrent) {
      await Promise.all([functionsStart, firstPublish])
      return
    }
    // The functions already serve the pages of the last run. Content that has changed since then is published in the
    // background.
    firstPublish.catch((error: unknown) => log.line(describeError(error)))
    await Promise.all([functionsStart, cmsStart, publisherStart])
  },

  async onContentChanged(context, editors) {
    try {
      await publishAndLog(context, (productContext) => publishChange(productContext, editors))
    } catch (error) {
      context.log.line(describeError(error))
    }
  },
}

/**
 * If an entry cannot be shown, the CMS keeps running so that editors can fix it, and the previous pages stay live.
 * @returns whether the live pages were built by the current code
 * @throws if the code is at fault and there are no previous pages to serve
 */
async function publishAndLog(
  context: ProductContext,
  publish: (context: ProductContext) => Promise<Outcome | null>,
): Promise<boolean> {
  const { log, settings } = context
  let areLivePagesCurrent = false
  try {
    await log.step('storefront', async (report) => {
      const outcome = await publish(context)
      if (outcome === null) return report('changes go live when editing has paused')
      if (outcome.kind === 'failed') throw new PublishFailedError(outcome, join(settings.logsDir, 'publisher.log'))
      areLivePagesCurrent = outcome.kind !== 'held'
      report(describeOutcome(outcome))
    })
  } catch (error) {
    const isContentFault = error instanceof PublishFailedError && error.isContentFault
    const hasPages = existsSync(settings.distDir)
    if (!isContentFault && !hasPages) throw error
    log.line(describeError(error))
    log.line(hasPages ? '  ! The storefront still shows the previous content.' : '  ! The storefront has no pages yet.')
    if (isContentFault) log.line('    Fix the entry in the CMS and publish it: the storefront is then rebuilt.')
  }
  return areLivePagesCurrent
}

function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

class PublishFailedError extends Error {
  readonly isContentFault: boolean
  constructor({ message, faults }: Extract<Outcome, { kind: 'failed' }>, logFile: string) {
    const lines = faults.map(({ collection, entry, field, rule }) => `    ${collection} › ${entry} › ${field}: ${rule}`)
    const details = faults.length > 0 ? lines : [`    The cause is in ${relative('', logFile)}.`]
    super([message, ...details].join('\n'))
    this.isContentFault = faults.length > 0
  }
}

function describeOutcome(outcome: Exclude<Outcome, { kind: 'failed' }>): string {
  if (outcome.kind === 'unchanged') return 'nothing has changed'
  if (outcome.kind === 'held') return 'is unchanged until an editor publishes'
  const { changed, gone } = countPublished(outcome)
  return `release ${outcome.release}: ${changed} pages are new or changed, ${gone} are deleted`
}
