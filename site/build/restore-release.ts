import { linkFiles } from '../lib/files.ts'
import { findLive, isAsset, isPage, type Publication, pageUrls, retiredFiles, withExistingCopies } from './publish.ts'
import {
  fileVersionsBelow,
  findDifferingFiles,
  findUnchangedFiles,
  readRelease,
  storeReleaseContent,
  writeRelease,
} from './release.ts'
import type { Releases } from './releases.ts'

/** `not_whole` means that files of the release have changed since the publish. */
export type RestoreFailure = 'is_live' | 'not_kept' | 'not_whole'

export type RestoreResult = Pick<Publication, 'release' | 'pages'> | { failure: RestoreFailure }

/**
 * Publishes a copy of an earlier release. Retains the assets of the replaced release for visitors who still have its
 * pages open.
 */
export async function restoreRelease(
  releases: Releases,
  releaseNumber: number,
  now = new Date(),
): Promise<RestoreResult> {
  const live = await findLive(releases)
  if (live?.number === releaseNumber) return { failure: 'is_live' }
  const target = (await releases.numbers()).includes(releaseNumber)
    ? await readRelease(releases.manifest(releaseNumber))
    : undefined
  if (!live || !target) return { failure: 'not_kept' }
  const versions = fileVersionsBelow(releases.folder(releaseNumber))
  const files = Object.keys(target.files)
  if (findUnchangedFiles(target, versions).size < files.length) return { failure: 'not_whole' }

  const { files: liveFiles = {}, retired: retiredBefore = {} } = live.release ?? {}
  const assets = Object.keys({ ...liveFiles, ...retiredBefore }).filter(isAsset)
  const otherAssets = assets.filter((file) => !Object.hasOwn(target.files, file))
  const retired = retiredFiles(otherAssets, retiredBefore, now)
  const staged = await releases.begin()
  linkFiles(releases.folder(releaseNumber), staged, withExistingCopies(files, versions))
  linkFiles(live.folder, staged, withExistingCopies([...retired.keys()], live.versions))
  const manifest = { ...target, since: now.toISOString(), copyOf: releaseNumber, retired: Object.fromEntries(retired) }
  const release = await releases.finish(async (number) => {
    await writeRelease(releases.manifest(number), manifest)
    await storeReleaseContent(releases.content(releaseNumber), releases.content(number))
  })
  await releases.goLive(release)
  const restored = { folder: releases.folder(releaseNumber), versions }
  return {
    release,
    pages: {
      changed: pageUrls(await findDifferingFiles(files.filter(isPage), live, restored)),
      gone: pageUrls(Object.keys(liveFiles).filter((file) => !Object.hasOwn(target.files, file))),
    },
  }
}
