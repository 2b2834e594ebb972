import path from 'node:path'
import type { CatalogCollection } from '@nusa/shared/catalog'
import type { Changes } from '@nusa/shared/publishing'
import type { SiteSettings } from '../build/build-site.ts'
import { expectedFailure } from '../build/failure.ts'
import { releasesOf } from '../build/releases.ts'
import { originOf } from '../loaders/snapshot.ts'
import { contentChanges, everyId } from './content-changes.ts'
import { together } from './find-changes-together.ts'
import { type KeptContent, openContent, type PresentContent, presentContent } from './present-content.ts'

/** Maximum number of entries listed; further ones are only counted, because an import may change ten thousand. */
const most = 200

const finders = new WeakMap<SiteSettings, () => Promise<Changes>>()

/**
 * Finds the changes in the CMS since the content of the live release. Has no side effects. Concurrent calls share a
 * comparison that started after all of them.
 */
export function findChanges(settings: SiteSettings): Promise<Changes> {
  const find = finders.get(settings) ?? together(() => compare(settings))
  finders.set(settings, find)
  return find()
}

async function compare({ distDir, cacheDir, root, cms }: SiteSettings): Promise<Changes> {
  const releases = releasesOf(distDir)
  const release = await releases.live()
  const live = release === null ? undefined : await openContent(releases.content(release))
  if (release === null || !live) return { kind: 'unknown' }
  const known = await openContent(path.join(cacheDir, 'content'), originOf(root, cms))
  try {
    const present = await presentContent(cms, known)
    const entries = contentChanges(live, present, (name) => mayDiffer(name, live, known, present))
    return { kind: 'known', release, total: entries.length, entries: entries.slice(0, most) }
  } catch (error) {
    const failure = expectedFailure(error)
    if (!failure) throw error
    return failure
  } finally {
    live.close()
    known?.close()
  }
}

/**
 * Returns the ids to compare, or null for all. If the live content and the cached content are the same file, only
 * entries that the CMS sent or removed can differ.
 */
function mayDiffer(
  name: CatalogCollection,
  live: KeptContent,
  known: KeptContent | undefined,
  { collections, sent }: PresentContent,
): Iterable<string> | null {
  const [was, is] = [live.collections[name], collections[name]]
  if (was.stamp !== known?.collections[name].stamp) return null
  return [...everyId(was, is)].filter((id) => sent[name].has(id) || !was.has(id) || !is.has(id))
}
