import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { loadCode } from './build/build-site.ts'
import { pruneReleases } from './build/prune.ts'
import { openReleases } from './build/releases.ts'
import { siteSettings } from './build/site-settings.ts'
import { findChanges } from './changes/find-changes.ts'
import { compareReleases } from './changes/release-changes.ts'
import { createPreviewer } from './preview/previewer.ts'
import { openHistory } from './publisher/history.ts'
import { publisherApp } from './publisher/http.ts'
import { createPublisher } from './publisher/publisher.ts'
import { createRecompressor } from './publisher/recompressor.ts'
import { releasePage } from './publisher/release-page.ts'
import { runPublish } from './publisher/run-publish.ts'
import { openTimetable } from './publisher/timetable.ts'

/**
 * The publisher: a long-running process that builds and publishes the storefront on request, so that the code is
 * already loaded. PUBLISHER_PORT (4323) is its port, and callers authenticate with PUBLISHER_TOKEN; the other settings
 * are those of `site/build.ts`. It listens on localhost unless PUBLISHER_HOST is set.
 */
const { PUBLISHER_PORT, PUBLISHER_TOKEN, PUBLISHER_HOST } = process.env
if (!PUBLISHER_TOKEN) {
  console.error('PUBLISHER_TOKEN is missing: set it to the same long secret here and in the CMS.')
  process.exit(1)
}
const settings = siteSettings(process.env)
const releases = openReleases(settings.distDir)
const timetable = await openTimetable(releases.schedule)
const lock = `${settings.distDir}.lock`
const recompressor = createRecompressor(releases, lock)
const changes = () => findChanges(settings)
const publisher = createPublisher({
  siteUrl: settings.siteUrl,
  history: await openHistory(releases.history),
  run: runPublish(settings, recompressor),
  releases: releases,
  timetable,
  changes,
  async onIdle(isIdle) {
    await pruneReleases(releases, lock)
    await recompressor.run(isIdle)
  },
})
const app = publisherApp({
  publisher,
  previewer: createPreviewer(settings),
  changes,
  releaseChanges: (from, to) => compareReleases(releases, from, to),
  releasePage: (release, address) => releasePage(releases, release, address),
  token: PUBLISHER_TOKEN,
})
const server = createServer(getRequestListener(app.fetch))
server.listen(Number(PUBLISHER_PORT || 4323), PUBLISHER_HOST || 'localhost')
await once(server, 'listening')
console.log(`The publisher of ${settings.siteUrl} is ready.`)
// The code is loaded before the first request. If this fails, the first build reports the error.
loadCode(settings).catch(() => undefined)

// A running publish is finished before the process exits: it would be live a second later.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close()
    server.closeIdleConnections()
    void Promise.all([publisher.idle(), timetable.stop(), recompressor.stop()]).then(() => process.exit(0))
  })
}
