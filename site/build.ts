import { buildSite } from './build/build-site.ts'
import { pruneReleases } from './build/prune.ts'
import { releasesOf } from './build/releases.ts'
import { siteSettings } from './build/site-settings.ts'

/**
 * Builds the storefront and publishes it: `node site/build.ts [--force]`. `--force` makes all of it anew. The result is a
 * release; DIST_DIR (dist/) leads to the one that is live, and a server can go on serving it.
 */
try {
  const settings = siteSettings(process.env)
  const { deadLinks } = await buildSite(settings, {
    isForced: process.argv.includes('--force'),
    report: {
      waits: () => console.log('Another build is under way: waiting for it.'),
      begins: () => undefined,
      ends: (step, time, outcome) => console.log(`${step}: ${(time / 1000).toFixed(1)} s${outcome}`),
    },
  })
  await pruneReleases(releasesOf(settings.distDir), `${settings.distDir}.lock`)
  // An editor has linked to what is not published, or no longer: the site is published all the same.
  for (const link of deadLinks.slice(0, 50)) console.warn(`A link leads nowhere: ${link}`)
} catch (error) {
  // What an editor can mend is said plainly; a stack helps only with faults of the code.
  const isExpected = error instanceof Error && ['BadContentError', 'CmsUnavailableError'].includes(error.name)
  console.error(isExpected ? error.message : error)
  // Who called can tell what an editor can mend from a fault of the code: 65 is the usual code for bad input.
  process.exitCode = isExpected ? 65 : 1
}
