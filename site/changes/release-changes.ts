import type { ReleaseChanges } from '@nusa/shared/publishing'
import { addressesOf } from '../build/publish.ts'
import { readRelease, stampsBelow } from '../build/release.ts'
import type { Releases } from '../build/releases.ts'
import { contentChanges, everyId } from './content-changes.ts'
import { openContent } from './present-content.ts'

/** Maximum number of entries and pages listed; further ones are only counted. */
const most = { entries: 200, pages: 100 }

/** Returns the entries and pages that changed from one retained release to another. */
export async function compareReleases(
  releases: Pick<Releases, 'numbers' | 'folder' | 'content' | 'note'>,
  from: number,
  to: number,
): Promise<ReleaseChanges> {
  const kept = await releases.numbers()
  const content = await compareContent(releases, from, to)
  if (!kept.includes(from) || !kept.includes(to))
    return { content, pages: null, counts: { changed: 0, gone: 0 }, code_changed: null }
  const [before, after] = [stampsBelow(releases.folder(from)), stampsBelow(releases.folder(to))]
  const changed = addressesOf([...after].flatMap(([file, stamp]) => (before.get(file) === stamp ? [] : [file])))
  const gone = addressesOf([...before.keys()].filter((file) => !after.has(file)))
  return {
    content,
    pages: { changed: changed.slice(0, most.pages), gone: gone.slice(0, most.pages) },
    counts: { changed: changed.length, gone: gone.length },
    code_changed: await hasOtherCode(releases, from, to),
  }
}

async function hasOtherCode({ note }: Pick<Releases, 'note'>, from: number, to: number): Promise<boolean | null> {
  const [before, after] = [await readRelease(note(from)), await readRelease(note(to))]
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
      const [was, is] = [before.collections[name], after.collections[name]]
      return was.stamp === is.stamp ? [] : everyId(was, is)
    })
    return { kind: 'known', release: from, total: entries.length, entries: entries.slice(0, most.entries) }
  } finally {
    before?.close()
    after?.close()
  }
}
