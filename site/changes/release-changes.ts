import type { CatalogCollection } from '@nusa/shared/catalog'
import type { ReleaseChanges } from '@nusa/shared/publishing'
import { isPage, pageUrls } from '../build/publish.ts'
import { findDifferingFiles, readFileVersions, readRelease } from '../build/release.ts'
import type { Releases } from '../build/releases.ts'
import { allIds, compareContents } from './content-changes.ts'
import { openContent } from './current-content.ts'

/** Further entries and pages are only counted. */
const limits = { entries: 200, pages: 100 }

export async function compareReleases(
  releases: Pick<Releases, 'listNumbers' | 'folderOf' | 'contentOf' | 'manifestOf'>,
  numberBefore: number,
  numberAfter: number,
): Promise<ReleaseChanges> {
  const retainedNumbers = await releases.listNumbers()
  const content = await compareContent(releases, numberBefore, numberAfter)
  if (!retainedNumbers.includes(numberBefore) || !retainedNumbers.includes(numberAfter))
    return { content, pages: null, counts: { changed: 0, gone: 0 }, code_changed: null }
  const before = filesOf(releases.folderOf(numberBefore))
  const after = filesOf(releases.folderOf(numberAfter))
  const pages = [...after.versions.keys()].filter(isPage)
  const changedPages = pageUrls(await findDifferingFiles(pages, before, after))
  const removedPages = pageUrls([...before.versions.keys()].filter((file) => !after.versions.has(file)))
  return {
    content,
    pages: { changed: changedPages.slice(0, limits.pages), gone: removedPages.slice(0, limits.pages) },
    counts: { changed: changedPages.length, gone: removedPages.length },
    code_changed: await hasDifferentCode(releases, numberBefore, numberAfter),
  }
}

const filesOf = (folder: string) => ({ folder, versions: readFileVersions(folder) })

async function hasDifferentCode(
  { manifestOf }: Pick<Releases, 'manifestOf'>,
  numberBefore: number,
  numberAfter: number,
): Promise<boolean | null> {
  const before = await readRelease(manifestOf(numberBefore))
  const after = await readRelease(manifestOf(numberAfter))
  return before && after ? before.code !== after.code : null
}

async function compareContent(
  releases: Pick<Releases, 'contentOf'>,
  numberBefore: number,
  numberAfter: number,
): Promise<ReleaseChanges['content']> {
  const before = await openContent(releases.contentOf(numberBefore))
  const after = await openContent(releases.contentOf(numberAfter))
  try {
    if (!before || !after) return { kind: 'unknown' }
    const findIdsToCompare = (name: CatalogCollection) => {
      const entriesBefore = before.collections[name]
      const entriesAfter = after.collections[name]
      return entriesBefore.version === entriesAfter.version ? [] : allIds(entriesBefore, entriesAfter)
    }
    const entries = compareContents(before, after, findIdsToCompare)
    return { kind: 'known', release: numberBefore, total: entries.length, entries: entries.slice(0, limits.entries) }
  } finally {
    before?.close()
    after?.close()
  }
}
