import { rm } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { linkFiles } from '../lib/files.ts'
import {
  createRelease,
  type FileSource,
  type FileVersions,
  namesWithCopies,
  type Release,
  readFileVersions,
  readRelease,
  storeReleaseContent,
  writeRelease,
} from './release.ts'
import type { Releases } from './releases.ts'

/** The counts do not include compressed copies. */
export interface Publication {
  writtenCount: number
  unchangedCount: number
  removedCount: number
  release: number
  /** URLs of new or changed pages, and of pages that no longer exist. */
  pages: { changed: string[]; gone: string[] }
}

export interface Difference {
  files: string[]
  changed: string[]
  /** Files that only the served site has, including old scripts and styles. */
  removed: string[]
}

export interface LiveRelease {
  number: number
  folder: string
  versions: FileVersions
  /** Undefined if the manifest is missing or unreadable. */
  manifest: Release | undefined
}

export interface StagedSite {
  code: string
  files: ReadonlyMap<string, FileSource>
  difference: Difference
  contentDir: string
}

/** Pages opened earlier may still request scripts and styles that no new page uses. */
const assetRetentionMs = 24 * 60 * 60 * 1000

export const isAsset = (file: string) => file.startsWith('_astro/')

/** Returns null if the site has no release yet. */
export async function findLiveRelease(releases: Releases): Promise<LiveRelease | null> {
  const releaseNumber = await releases.readLiveNumber()
  if (releaseNumber === null) return null
  const folder = releases.folderOf(releaseNumber)
  return {
    number: releaseNumber,
    folder,
    versions: readFileVersions(folder),
    manifest: await readRelease(releases.manifestOf(releaseNumber)),
  }
}

/**
 * Creates a release from the staged files and the unchanged live files, and makes it live. If no file differs, only
 * stores the newer content.
 */
export async function publish(
  releases: Releases,
  stagedDir: string,
  { code, files, difference, contentDir }: StagedSite,
  liveRelease: LiveRelease | null,
  now = new Date(),
): Promise<Publication> {
  const retiredBefore: Record<string, string> = liveRelease?.manifest?.retired ?? {}
  const retiredFiles = findRetiredFiles(difference.removed.filter(isAsset), retiredBefore, now)
  const liveVersions: FileVersions = liveRelease?.versions ?? new Map()
  const releaseParts = {
    code,
    files,
    retired: retiredFiles,
    changed: { files: difference.changed, folder: stagedDir },
    versionsBefore: liveVersions,
  }
  const summary = {
    writtenCount: difference.changed.length,
    unchangedCount: difference.files.length - difference.changed.length,
    removedCount: difference.removed.length - retiredFiles.size,
    pages: { changed: pageUrls(difference.changed), gone: pageUrls(difference.removed) },
  }
  if (liveRelease && summary.writtenCount === 0 && summary.removedCount === 0) {
    await updateManifest(
      releases.manifestOf(liveRelease.number),
      liveRelease.manifest,
      createRelease({ ...releaseParts, since: now }),
    )
    await storeReleaseContent(contentDir, releases.latestContentOf(liveRelease.number))
    await rm(stagedDir, { recursive: true })
    return { ...summary, release: liveRelease.number }
  }
  const changedFiles = new Set(difference.changed)
  const linkedFiles = [...difference.files.filter((file) => !changedFiles.has(file)), ...retiredFiles.keys()]
  if (liveRelease) linkFiles(liveRelease.folder, stagedDir, filterExistingFiles(linkedFiles, liveVersions))
  const release = await releases.finishRelease(async (number) => {
    await writeRelease(releases.manifestOf(number), createRelease({ ...releaseParts, since: now }))
    await storeReleaseContent(contentDir, releases.contentOf(number))
  })
  await releases.goLive(release)
  return { ...summary, release }
}

/** An equal manifest is not rewritten: with ten thousand tours it has several megabytes. */
async function updateManifest(file: string, previous: Release | undefined, updated: Release): Promise<void> {
  const { since, copyOf } = previous ?? updated
  const manifest = { ...updated, since, ...(copyOf !== undefined && { copyOf }) }
  if (!isDeepStrictEqual(manifest, previous)) await writeRelease(file, manifest)
}

/** Returns the files that are no longer used but still served, with the time (ISO 8601) when they were retired. */
export function findRetiredFiles(
  removedFiles: readonly string[],
  retiredBefore: Record<string, string>,
  now: Date,
): Map<string, string> {
  const retirementTimes = removedFiles.map((file) => [file, retiredBefore[file] ?? now.toISOString()] as const)
  return new Map(retirementTimes.filter(([, time]) => now.getTime() - Date.parse(time) < assetRetentionMs))
}

/** Returns the existing ones of these files and of their compressed copies. */
export function filterExistingFiles(files: readonly string[], versions: FileVersions): string[] {
  return files.flatMap(namesWithCopies).filter((name) => versions.has(name))
}

export const isPage = (file: string) => /(?:^|\/)index\.html$/.test(file)

/** Returns sorted URLs: '/tour/ubud' for tour/ubud/index.html. */
export function pageUrls(files: readonly string[]): string[] {
  return files
    .filter(isPage)
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
    .sort()
}
