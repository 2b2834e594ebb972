import { publishFailures } from '@nusa/shared/publishing'
import { buildSite, type SiteSettings } from '../build/build-site.ts'
import { expectedFailure } from '../build/failure.ts'
import { withLock } from '../build/lock.ts'
import { releasesOf } from '../build/releases.ts'
import { restoreRelease } from '../build/restore-release.ts'
import { CmsUnavailableError } from '../loaders/fetch-export.ts'
import type { RunPublish } from './publisher.ts'
import type { Recompressor } from './recompressor.ts'

/** Returns the function that publishes the current content or restores an earlier release. */
export function runPublish(settings: SiteSettings, presser: Pick<Recompressor, 'remember'>): RunPublish {
  const releases = releasesOf(settings.distDir)
  return async ({ back_to }, report) => {
    if (back_to !== null) {
      report.begins('Publish')
      const start = performance.now()
      const went = await withLock(
        [`${settings.distDir}.lock`],
        () => restoreRelease(releases, back_to),
        () => undefined,
      )
      report.ends('Publish', performance.now() - start)
      if ('failure' in went) return { kind: 'failed', message: publishFailures[went.failure], faults: [] }
      return { kind: 'published', release: went.release, ...went.pages, dead_links: [] }
    }
    try {
      const built = await buildSite(settings, { isHurried: true, report: { ...report, waits: () => undefined } })
      const { release, written, removed, pages, deadLinks, quicklyPressed } = built
      presser.remember(quicklyPressed)
      if (written === 0 && removed === 0) return { kind: 'unchanged' }
      return { kind: 'published', release, ...pages, dead_links: deadLinks }
    } catch (error) {
      const failure = expectedFailure(error)
      if (!failure) throw error
      if (error instanceof CmsUnavailableError) console.error(error.message)
      return failure
    }
  }
}
