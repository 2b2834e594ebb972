import path from 'node:path'
import type { CatalogCollection } from '@nusa/shared/catalog'
import type { Changes } from '@nusa/shared/publishing'
import type { SiteSettings } from '../build/build-site.ts'
import { openReleases, type Releases } from '../build/releases.ts'
import { toExpectedFailure } from '../loaders/content.ts'
import { originOf } from '../loaders/snapshot.ts'
import { allIds, contentChanges } from './content-changes.ts'
import { type CurrentContent, fetchCurrentContent, openContent, type StoredContent } from './current-content.ts'
import { mergeConcurrent } from './merge-concurrent.ts'

/** Further entries are only counted: an import may change ten thousand entries. */
const maxEntries = 200

const finders = new WeakMap<SiteSettings, () => Promise<Changes>>()

/**
 * Compares the CMS with the last publish or rollback. Concurrent calls share a comparison that started after all of
 * them.
 */
export function findChanges(settings: SiteSettings): Promise<Changes> {
  const find = finders.get(settings) ?? mergeConcurrent(() => compare(settings))
  finders.set(settings, find)
  return find()
}

async function compare({ distDir, cacheDir, root, cms }: SiteSettings): Promise<Changes> {
  const releases = openReleases(distDir)
  const release = await releases.live()
  const live = release === null ? undefined : await openPublishedContent(releases, release)
  if (release === null || !live) return { kind: 'unknown' }
  const cached = await openContent(path.join(cacheDir, 'content'), originOf(root, cms))
  try {
    const current = await fetchCurrentContent(cms, cached)
    const entries = contentChanges(live, current, (name) => idsToCompare(name, live, cached, current))
    return { kind: 'known', release, total: entries.length, entries: entries.slice(0, maxEntries) }
  } catch (error) {
    const failure = toExpectedFailure(error)
    if (!failure) throw error
    return failure
  } finally {
    live.close()
    cached?.close()
  }
}

/** The content may be newer than the release. */
async function openPublishedContent(releases: Releases, release: number): Promise<StoredContent | undefined> {
  return (await openContent(releases.latestContent(release))) ?? openContent(releases.content(release))
}

/**
 * Null means all. If the live content and the cached content are the same file, only entries that the CMS sent or
 * removed can differ.
 */
function idsToCompare(
  name: CatalogCollection,
  live: StoredContent,
  cached: StoredContent | undefined,
  { collections, sentIds }: CurrentContent,
): Iterable<string> | null {
  const [earlier, later] = [live.collections[name], collections[name]]
  if (earlier.version !== cached?.collections[name].version) return null
  return [...allIds(earlier, later)].filter((id) => sentIds[name].has(id) || !earlier.has(id) || !later.has(id))
}
