import { publishFailures } from '@nusa/shared/publishing'
import { buildSite, type SiteSettings } from '../build/build-site.ts'
import { toExpectedFailure } from '../build/expected-failure.ts'
import { withLock } from '../build/lock.ts'
import { openReleases } from '../build/releases.ts'
import { restoreRelease } from '../build/restore-release.ts'
import { CmsUnavailableError } from '../loaders/fetch-export.ts'
import type { RunPublish } from './publisher.ts'
import type { Recompressor } from './recompressor.ts'

/** Returns the function that publishes the current content or restores an earlier release. */
export function runPublish(settings: SiteSettings, recompressor: Pick<Recompressor, 'add'>): RunPublish {
  const releases = openReleases(settings.distDir)
  return async ({ back_to }, report) => {
    if (back_to !== null) {
      report.onStepStart('Publish')
      const start = performance.now()
      const result = await withLock(
        [`${settings.distDir}.lock`],
        () => restoreRelease(releases, back_to),
        () => undefined,
      )
      report.onStepEnd('Publish', performance.now() - start)
      if ('failure' in result) return { kind: 'failed', message: publishFailures[result.failure], faults: [] }
      return { kind: 'published', release: result.release, ...result.pages, dead_links: [] }
    }
    try {
      const built = await buildSite(settings, { isHurried: true, report: { ...report, onWait: () => undefined } })
      const { release, written, removed, pages, deadLinks, quicklyCompressed } = built
      recompressor.add(quicklyCompressed)
      if (written === 0 && removed === 0) return { kind: 'unchanged' }
      return { kind: 'published', release, ...pages, dead_links: deadLinks }
    } catch (error) {
      const failure = toExpectedFailure(error)
      if (!failure) throw error
      if (error instanceof CmsUnavailableError) console.error(error.message)
      return failure
    }
  }
}
