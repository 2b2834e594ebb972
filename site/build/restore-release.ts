import { linkFiles } from '../lib/files.ts'
import {
  filterExistingFiles,
  findLiveRelease,
  findRetiredFiles,
  isAsset,
  isPage,
  type Publication,
  pageUrls,
} from './publish.ts'
import {
  findDifferingFiles,
  findUnchangedFiles,
  readFileVersions,
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
  const liveRelease = await findLiveRelease(releases)
  if (liveRelease?.number === releaseNumber) return { failure: 'is_live' }
  const targetRelease = (await releases.listNumbers()).includes(releaseNumber)
    ? await readRelease(releases.manifestOf(releaseNumber))
    : undefined
  if (!liveRelease || !targetRelease) return { failure: 'not_kept' }
  const versions = readFileVersions(releases.folderOf(releaseNumber))
  const files = Object.keys(targetRelease.files)
  if (findUnchangedFiles(targetRelease, versions).size < files.length) return { failure: 'not_whole' }

  const { files: liveFiles = {}, retired: retiredBefore = {} } = liveRelease.manifest ?? {}
  const assets = Object.keys({ ...liveFiles, ...retiredBefore }).filter(isAsset)
  const assetsToRetire = assets.filter((file) => !Object.hasOwn(targetRelease.files, file))
  const retiredFiles = findRetiredFiles(assetsToRetire, retiredBefore, now)
  const stagedDir = await releases.createStagingDir()
  linkFiles(releases.folderOf(releaseNumber), stagedDir, filterExistingFiles(files, versions))
  linkFiles(liveRelease.folder, stagedDir, filterExistingFiles([...retiredFiles.keys()], liveRelease.versions))
  const manifest = {
    ...targetRelease,
    since: now.toISOString(),
    copyOf: releaseNumber,
    retired: Object.fromEntries(retiredFiles),
  }
  const release = await releases.finishRelease(async (number) => {
    await writeRelease(releases.manifestOf(number), manifest)
    await storeReleaseContent(releases.contentOf(releaseNumber), releases.contentOf(number))
  })
  await releases.goLive(release)
  const restoredFiles = { folder: releases.folderOf(releaseNumber), versions }
  return {
    release,
    pages: {
      changed: pageUrls(await findDifferingFiles(files.filter(isPage), liveRelease, restoredFiles)),
      gone: pageUrls(Object.keys(liveFiles).filter((file) => !Object.hasOwn(targetRelease.files, file))),
    },
  }
}
