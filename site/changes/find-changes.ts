import path from 'node:path'
import type { CatalogCollection } from '@nusa/shared/catalog'
import type { Changes } from '@nusa/shared/publishing'
import type { SiteSettings } from '../build/build-site.ts'
import { openReleases, type Releases } from '../build/releases.ts'
import { toExpectedFailure } from '../loaders/content.ts'
import { computeOrigin } from '../loaders/snapshot.ts'
import { allIds, compareContents } from './content-changes.ts'
import { type CurrentContent, fetchCurrentContent, openContent, type StoredContent } from './current-content.ts'
import { mergeConcurrent } from './merge-concurrent.ts'

/** Further entries are only counted: an import may change ten thousand entries. */
const maxEntries = 200

const finders = new WeakMap<SiteSettings, () => Promise<Changes>>()

/** Compares the CMS with the last publish or rollback. Calls during a comparison share the next comparison. */
export function findChanges(settings: SiteSettings): Promise<Changes> {
  const find = finders.get(settings) ?? mergeConcurrent(() => compareWithCms(settings))
  finders.set(settings, find)
  return find()
}

async function compareWithCms({ distDir, cacheDir, root, cms }: SiteSettings): Promise<Changes> {
  const releases = openReleases(distDir)
  const release = await releases.readLiveNumber()
  const liveContent = release === null ? undefined : await openPublishedContent(releases, release)
  if (release === null || !liveContent) return { kind: 'unknown' }
  const cachedContent = await openContent(path.join(cacheDir, 'content'), computeOrigin(root, cms))
  try {
    const current = await fetchCurrentContent(cms, cachedContent)
    const entries = compareContents(liveContent, current, (name) =>
      findIdsToCompare(name, liveContent, cachedContent, current),
    )
    return { kind: 'known', release, total: entries.length, entries: entries.slice(0, maxEntries) }
  } catch (error) {
    const failure = toExpectedFailure(error)
    if (!failure) throw error
    return failure
  } finally {
    liveContent.close()
    cachedContent?.close()
  }
}

/** The content is newer than the release if the last publish changed no file of the site. */
async function openPublishedContent(releases: Releases, release: number): Promise<StoredContent | undefined> {
  return (await openContent(releases.latestContentOf(release))) ?? openContent(releases.contentOf(release))
}

/**
 * Returns the IDs of the entries to compare, or null for all. If the live content and the cached content are the same
 * file, only entries that the CMS sent or removed can differ.
 */
function findIdsToCompare(
  name: CatalogCollection,
  liveContent: StoredContent,
  cachedContent: StoredContent | undefined,
  { collections, sentIds }: CurrentContent,
): Iterable<string> | null {
  const entriesBefore = liveContent.collections[name]
  const entriesAfter = collections[name]
  if (entriesBefore.version !== cachedContent?.collections[name].version) return null
  return [...allIds(entriesBefore, entriesAfter)].filter(
    (id) => sentIds[name].has(id) || !entriesBefore.has(id) || !entriesAfter.has(id),
  )
}
