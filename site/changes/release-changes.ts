import type { ReleaseChanges } from '@nusa/shared/publishing'
import { isPage, pageUrls } from '../build/publish.ts'
import { fileVersionsBelow, findDifferingFiles, readRelease } from '../build/release.ts'
import type { Releases } from '../build/releases.ts'
import { allIds, contentChanges } from './content-changes.ts'
import { openContent } from './current-content.ts'

/** Further entries and pages are only counted. */
const limits = { entries: 200, pages: 100 }

export async function compareReleases(
  releases: Pick<Releases, 'numbers' | 'folder' | 'content' | 'manifest'>,
  from: number,
  to: number,
): Promise<ReleaseChanges> {
  const retained = await releases.numbers()
  const content = await compareContent(releases, from, to)
  if (!retained.includes(from) || !retained.includes(to))
    return { content, pages: null, counts: { changed: 0, gone: 0 }, code_changed: null }
  const [before, after] = [filesOf(releases.folder(from)), filesOf(releases.folder(to))]
  const pages = [...after.versions.keys()].filter(isPage)
  const changed = pageUrls(await findDifferingFiles(pages, before, after))
  const removedPages = pageUrls([...before.versions.keys()].filter((file) => !after.versions.has(file)))
  return {
    content,
    pages: { changed: changed.slice(0, limits.pages), gone: removedPages.slice(0, limits.pages) },
    counts: { changed: changed.length, gone: removedPages.length },
    code_changed: await hasDifferentCode(releases, from, to),
  }
}

const filesOf = (folder: string) => ({ folder, versions: fileVersionsBelow(folder) })

async function hasDifferentCode(
  { manifest }: Pick<Releases, 'manifest'>,
  from: number,
  to: number,
): Promise<boolean | null> {
  const [before, after] = [await readRelease(manifest(from)), await readRelease(manifest(to))]
  return before && after ? before.code !== after.code : null
}

async function compareContent(
  releases: Pick<Releases, 'content'>,
  from: number,
  to: number,
): Promise<ReleaseChanges['content']> {
  const before = await openContent(releases.content(from))
  const after = await openContent(releases.content(to))
  try {
    if (!before || !after) return { kind: 'unknown' }
    const entries = contentChanges(before, after, (name) => {
      const [earlier, later] = [before.collections[name], after.collections[name]]
      return earlier.version === later.version ? [] : allIds(earlier, later)
    })
    return { kind: 'known', release: from, total: entries.length, entries: entries.slice(0, limits.entries) }
  } finally {
    before?.close()
    after?.close()
  }
}
