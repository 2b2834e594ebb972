import { rm } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { linkFiles } from '../lib/files.ts'
import {
  type FileSource,
  type FileVersions,
  fileVersionsBelow,
  newRelease,
  type Release,
  readRelease,
  storeReleaseContent,
  withCopies,
  writeRelease,
} from './release.ts'
import type { Releases } from './releases.ts'

/** The numbers of files do not count compressed copies. */
export interface Publication {
  written: number
  unchanged: number
  removed: number
  release: number
  /** URLs of new or changed pages, and of pages that no longer exist. */
  pages: { changed: string[]; gone: string[] }
}

export interface Difference {
  files: string[]
  changed: string[]
  /** Files that only the served site has, including old scripts and styles. */
  gone: string[]
}

export interface LiveRelease {
  number: number
  folder: string
  versions: FileVersions
  /** Undefined if the manifest is missing or unreadable. */
  release: Release | undefined
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
export async function findLive(releases: Releases): Promise<LiveRelease | null> {
  const number = await releases.live()
  if (number === null) return null
  const folder = releases.folder(number)
  return { number, folder, versions: fileVersionsBelow(folder), release: await readRelease(releases.manifest(number)) }
}

/** Makes a release of the staged and the unchanged files live. If no file differs, only the newer content is stored. */
export async function publish(
  releases: Releases,
  staged: string,
  { code, files, difference, contentDir }: StagedSite,
  live: LiveRelease | null,
  now = new Date(),
): Promise<Publication> {
  const retired = retiredFiles(difference.gone.filter(isAsset), live?.release?.retired ?? {}, now)
  const before: FileVersions = live?.versions ?? new Map()
  const parts = { code, files, retired, changed: { files: difference.changed, folder: staged }, before }
  const counts = {
    written: difference.changed.length,
    unchanged: difference.files.length - difference.changed.length,
    removed: difference.gone.length - retired.size,
    pages: { changed: pageUrls(difference.changed), gone: pageUrls(difference.gone) },
  }
  if (live && counts.written === 0 && counts.removed === 0) {
    await updateManifest(releases.manifest(live.number), live.release, newRelease({ ...parts, since: now }))
    await storeReleaseContent(contentDir, releases.latestContent(live.number))
    await rm(staged, { recursive: true })
    return { ...counts, release: live.number }
  }
  const changed = new Set(difference.changed)
  const staying = [...difference.files.filter((file) => !changed.has(file)), ...retired.keys()]
  if (live) linkFiles(live.folder, staged, withExistingCopies(staying, before))
  const release = await releases.finish(async (number) => {
    await writeRelease(releases.manifest(number), newRelease({ ...parts, since: now }))
    await storeReleaseContent(contentDir, releases.content(number))
  })
  await releases.goLive(release)
  return { ...counts, release }
}

/** An equal manifest is not rewritten: with ten thousand tours it has several megabytes. */
async function updateManifest(file: string, previous: Release | undefined, updated: Release): Promise<void> {
  const { since, copyOf } = previous ?? updated
  const manifest = { ...updated, since, ...(copyOf !== undefined && { copyOf }) }
  if (!isDeepStrictEqual(manifest, previous)) await writeRelease(file, manifest)
}

/** Returns the retired files within the retention period, with the time (ISO 8601) of their retirement. */
export function retiredFiles(
  gone: readonly string[],
  previous: Record<string, string>,
  now: Date,
): Map<string, string> {
  const since = gone.map((file) => [file, previous[file] ?? now.toISOString()] as const)
  return new Map(since.filter(([, time]) => now.getTime() - Date.parse(time) < assetRetentionMs))
}

export function withExistingCopies(files: readonly string[], versions: FileVersions): string[] {
  return files.flatMap(withCopies).filter((name) => versions.has(name))
}

export const isPage = (file: string) => /(?:^|\/)index\.html$/.test(file)

/** Returns sorted URLs: '/tour/ubud' for tour/ubud/index.html. */
export function pageUrls(files: readonly string[]): string[] {
  return files
    .filter(isPage)
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
    .sort()
}
