import { keepContent } from './kept-content.ts'
import { linkFiles } from './link-files.ts'
import { addressesOf, findLive, isAsset, type Publication, retiredFiles, standing } from './publish.ts'
import { readRelease, stampsBelow, standingFiles, writeRelease } from './release.ts'
import type { Releases } from './releases.ts'

/** Why a release cannot be restored: it is live, it is not retained, or its files have changed since the publish. */
export type RestoreFailure = 'is_live' | 'not_kept' | 'not_whole'

/** The number of the release that is live now and the pages that changed, or why the release cannot be restored. */
export type RestoreResult = Pick<Publication, 'release' | 'pages'> | { failure: RestoreFailure }

/**
 * Publishes a copy of an earlier release. The scripts and styles of the replaced release are retained for visitors who
 * still have its pages open.
 */
export async function restoreRelease(releases: Releases, to: number, now = new Date()): Promise<RestoreResult> {
  const live = await findLive(releases)
  if (live?.number === to) return { failure: 'is_live' }
  const wanted = (await releases.numbers()).includes(to) ? await readRelease(releases.note(to)) : undefined
  if (!live || !wanted) return { failure: 'not_kept' }
  const stamps = stampsBelow(releases.folder(to))
  const files = Object.keys(wanted.files)
  if (standingFiles(wanted, stamps).size < files.length) return { failure: 'not_whole' }

  const { files: liveFiles = {}, retired: retiredBefore = {} } = live.release ?? {}
  const assets = Object.keys({ ...liveFiles, ...retiredBefore }).filter(isAsset)
  const others = assets.filter((file) => !Object.hasOwn(wanted.files, file))
  const retired = retiredFiles(others, retiredBefore, now)
  const staged = await releases.begin()
  linkFiles(releases.folder(to), staged, standing(files, stamps))
  linkFiles(live.folder, staged, standing([...retired.keys()], live.stamps))
  const note = { ...wanted, since: now.toISOString(), copyOf: to, retired: Object.fromEntries(retired) }
  const release = await releases.finish(async (number) => {
    await writeRelease(releases.note(number), note)
    await keepContent(releases.content(to), releases.content(number))
  })
  await releases.goLive(release)
  const isOther = (file: string) => stamps.get(file) !== live.stamps.get(file)
  return {
    release,
    pages: {
      changed: addressesOf(files.filter(isOther)),
      gone: addressesOf(Object.keys(liveFiles).filter((file) => !Object.hasOwn(wanted.files, file))),
    },
  }
}
