import { once } from 'node:events'
import { fstatSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { startLog } from '@nusa/shared/log'
import { type Outcome, publishFailures } from '@nusa/shared/publishing'
import { startTelemetry } from '@nusa/telemetry'
import { buildSite, loadCode, prepareBuildSettings } from './build/build-site.ts'
import { withLock } from './build/lock.ts'
import { createOpeningCheck } from './build/opening-page.ts'
import { createRecompressor } from './build/recompress.ts'
import { openReleases, pruneReleases } from './build/releases.ts'
import { restoreRelease } from './build/restore-release.ts'
import { findChanges } from './changes/find-changes.ts'
import { compareReleases } from './changes/release-changes.ts'
import { ExampleContentError, toExpectedFailure } from './loaders/content.ts'
import { CmsUnavailableError } from './loaders/fetch-export.ts'
import { hasSeasons } from './loaders/snapshot.ts'
import { createPreviewer } from './preview/previewer.ts'
import { createDailyPublish } from './publisher/daily-publish.ts'
import { type PublisherEnv, readPublisherEnv } from './publisher/env.ts'
import { openHistory } from './publisher/history.ts'
import { createPublisherApp } from './publisher/http.ts'
import { logPublishes } from './publisher/publish-log.ts'
import { createPublisher, type RunPublish } from './publisher/publisher.ts'
import { readReleasePage } from './publisher/release-page.ts'
import { openScheduler } from './publisher/scheduler.ts'

/**
 * Builds and publishes the storefront on request. The process keeps running, so the code is already loaded.
 * PUBLISHER_PORT is 4323 by default. The process listens on localhost unless PUBLISHER_HOST is set.
 */
const log = startLog('publisher', process, console, { now: () => new Date(), fstatSync })
const env = readEnv()
const telemetry = await startTelemetry('publisher', process.env)
const settings = prepareBuildSettings(process.env)
const releases = openReleases(settings.distDir)
const isOpening = createOpeningCheck(releases)
const scheduler = await openScheduler(releases.scheduleFile)
const lock = `${settings.distDir}.lock`
const recompressor = createRecompressor(releases, lock)
const findPendingChanges = () => findChanges(settings)
const history = await openHistory(releases.historyFile)
const publisher = createPublisher({
  siteUrl: settings.siteUrl,
  history,
  run: logPublishes(log, runPublish),
  releases,
  isOpening,
  scheduler,
  findChanges: findPendingChanges,
  async onIdle(isIdle) {
    await pruneReleases(releases, lock)
    await recompressor.run(isIdle)
  },
})
const dailyPublish = createDailyPublish({
  publisher,
  history,
  scheduler,
  hasSeasons: () => hasSeasons(path.join(settings.cacheDir, 'content')),
})
const app = createPublisherApp({
  publisher,
  previewer: createPreviewer(settings),
  findChanges: findPendingChanges,
  compareReleases: (oldNumber, newNumber) => compareReleases(releases, oldNumber, newNumber),
  readReleasePage: (release, address) => readReleasePage(releases, release, address),
  token: env.token,
})
const server = createServer(getRequestListener(app.fetch))
server.listen(env.port, env.host)
await once(server, 'listening')
log('info', `The publisher of ${settings.siteUrl} is ready.`)
dailyPublish.start()
// If loading fails, the first build reports the error.
loadCode(settings).catch(() => undefined)

// The process waits for a running publish before it exits. That usually takes only a few seconds.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close()
    server.closeIdleConnections()
    dailyPublish.stop()
    void Promise.all([publisher.waitUntilIdle(), scheduler.stop(), recompressor.stop()])
      .then(() => telemetry?.stop())
      .then(() => process.exit(0))
  })
}

function readEnv(): PublisherEnv {
  try {
    return readPublisherEnv(process.env)
  } catch (error) {
    log('error', error instanceof Error ? error.message : 'The environment of the publisher cannot be read.')
    process.exit(1)
  }
}

async function runPublish(...[request, report]: Parameters<RunPublish>): Promise<Outcome> {
  const { back_to } = request
  if (back_to !== null) {
    report.onStepStart('Publish')
    const start = performance.now()
    const result = await withLock(
      [lock],
      () => restoreRelease(releases, back_to),
      () => undefined,
    )
    report.onStepEnd('Publish', performance.now() - start)
    if ('failure' in result) return { kind: 'failed', message: publishFailures[result.failure], faults: [] }
    return { kind: 'published', release: result.release, ...result.pages, dead_links: [] }
  }
  try {
    const built = await buildSite(settings, { isUrgent: true, report: { ...report, onWait: () => undefined } })
    recompressor.add(built.quicklyCompressedFiles)
    if (built.writtenCount === 0 && built.removedCount === 0) return { kind: 'unchanged' }
    return { kind: 'published', release: built.release, ...built.pages, dead_links: built.deadLinks }
  } catch (error) {
    const failure = toExpectedFailure(error)
    if (!failure) throw error
    if (error instanceof CmsUnavailableError) log('error', error.message)
    const isNewSite = error instanceof ExampleContentError && (await isOpening())
    return isNewSite ? { ...failure, message: publishFailures.opening, is_opening: true } : failure
  }
}
