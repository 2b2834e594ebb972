import { buildSite, siteSettings } from './build/build-site.ts'
import { openReleases, pruneReleases } from './build/releases.ts'

/**
 * Builds the storefront and publishes it: `node site/build.ts [--force]`. `--force` rebuilds everything. The result is
 * a release. DIST_DIR (dist/) is a link to the live release, which a server can serve even during a build.
 */
try {
  const settings = siteSettings(process.env)
  const { deadLinks } = await buildSite(settings, {
    isForced: process.argv.includes('--force'),
    report: {
      onWait: () => console.log('Another build is under way: waiting for it.'),
      onStepStart: () => undefined,
      onStepEnd: (step, time, outcome) => console.log(`${step}: ${(time / 1000).toFixed(1)} s${outcome}`),
    },
  })
  await pruneReleases(openReleases(settings.distDir), `${settings.distDir}.lock`)
  // Links to entries that are not published do not stop the publish.
  for (const link of deadLinks.slice(0, 50)) console.warn(`A link leads nowhere: ${link}`)
} catch (error) {
  // For an error that an editor can fix, the message is enough; a stack trace only helps with bugs.
  const isExpected = error instanceof Error && ['BadContentError', 'CmsUnavailableError'].includes(error.name)
  console.error(isExpected ? error.message : error)
  // The exit code lets the caller tell bad content from a bug: 65 is the usual code for bad input.
  process.exitCode = isExpected ? 65 : 1
}
