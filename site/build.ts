import { buildSite, prepareBuildSettings } from './build/build-site.ts'
import { ensureCodeBuilt } from './build/code.ts'
import { createOpeningCheck } from './build/opening-page.ts'
import { openReleases, pruneReleases } from './build/releases.ts'
import { ExampleContentError } from './loaders/content.ts'
import { CmsUnavailableError } from './loaders/fetch-export.ts'
import { BadContentError } from './loaders/parse-export.ts'

const maxLoggedLinks = 50

/**
 * Builds the storefront and publishes it: `node site/build.ts [--force | --code]`. `--force` rebuilds everything.
 * `--code` only builds the code, which needs no CMS.
 */
try {
  const settings = prepareBuildSettings(process.env)
  if (process.argv.includes('--code')) {
    await ensureCodeBuilt(settings.root, settings.siteUrl)
    process.exit(0)
  }
  const { deadLinks } = await buildSite(settings, {
    isForced: process.argv.includes('--force'),
    report: {
      onWait: () => console.log('Another build is under way: waiting for it.'),
      onStepStart: () => undefined,
      onStepEnd(step, milliseconds, outcome) {
        console.log(`${step}: ${(milliseconds / 1000).toFixed(1)} s${outcome}`)
      },
    },
  })
  await pruneReleases(openReleases(settings.distDir), `${settings.distDir}.lock`)
  // Dead links do not stop the publish.
  for (const link of deadLinks.slice(0, maxLoggedLinks)) console.warn(`A link leads nowhere: ${link}`)
} catch (error) {
  const isExample = error instanceof ExampleContentError
  const isExpected = error instanceof BadContentError || error instanceof CmsUnavailableError
  // A stack trace only helps with bugs.
  console.error(isExpected ? error.message : error)
  if (isExample) console.error('To publish examples, as for a demo, set ALLOW_EXAMPLE_CONTENT=true.')
  // A new site shows its opening page until editors have entered the settings, so its first deployment does not fail.
  const isOpeningPageLive = createOpeningCheck(openReleases(prepareBuildSettings(process.env).distDir))
  const isOpening = isExample && (await isOpeningPageLive())
  if (isOpening) console.error('Visitors see an opening page until editors have replaced the examples.')
  // 65 is the usual exit code for bad input.
  process.exitCode = isExpected ? 65 : 1
  if (isOpening) process.exitCode = 0
}
