import { rm } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { keepContent } from './kept-content.ts'
import { linkFiles } from './link-files.ts'
import {
  type MadeOf,
  newRelease,
  type Release,
  readRelease,
  type Stamps,
  stampsBelow,
  withCopies,
  writeRelease,
} from './release.ts'
import type { Releases } from './releases.ts'

/** Number of files written, unchanged and removed, not counting compressed copies. */
export interface Publication {
  written: number
  kept: number
  removed: number
  /** The number of the release that is live now. */
  release: number
  /** Addresses of new or changed pages, and of pages that no longer exist. */
  pages: { changed: string[]; gone: string[] }
}

/** The differences between the new site and the one being served. */
export interface Difference {
  /** Every file of the site. */
  files: string[]
  /** Files that are new or differ; they are staged with their compressed copies in the directory of the new release. */
  changed: string[]
  /** Files that only the served site has, including old scripts and styles. */
  gone: string[]
}

/** The live release as found on disk. */
export interface Live {
  number: number
  folder: string
  stamps: Stamps
  /** Undefined if its manifest is missing or unreadable. */
  release: Release | undefined
}

/** A site whose changed files are all staged. */
export interface ReadySite {
  code: string
  files: ReadonlyMap<string, MadeOf>
  difference: Difference
  /** The directory of the content that it was built from. */
  contentDir: string
}

/**
 * How long unreferenced scripts and styles are retained, in milliseconds: pages opened earlier may still request them.
 */
const assetRetention = 24 * 60 * 60 * 1000

export const isAsset = (file: string) => file.startsWith('_astro/')

/** Reads the live release and the stamps of all its files; null if the site has no release yet. */
export async function findLive(releases: Releases): Promise<Live | null> {
  const number = await releases.live()
  if (number === null) return null
  const folder = releases.folder(number)
  return { number, folder, stamps: stampsBelow(folder), release: await readRelease(releases.note(number)) }
}

/**
 * Creates a release from the staged files and the unchanged files of the live release, and makes it live. If nothing
 * differs, the live release stays.
 */
export async function publish(
  releases: Releases,
  staged: string,
  { code, files, difference, contentDir }: ReadySite,
  live: Live | null,
  now = new Date(),
): Promise<Publication> {
  const retired = retiredFiles(difference.gone.filter(isAsset), live?.release?.retired ?? {}, now)
  const before: Stamps = live?.stamps ?? new Map()
  const making = { code, files, retired, changed: { files: difference.changed, folder: staged }, before }
  const counts = {
    written: difference.changed.length,
    kept: difference.files.length - difference.changed.length,
    removed: difference.gone.length - retired.size,
    pages: { changed: addressesOf(difference.changed), gone: addressesOf(difference.gone) },
  }
  if (live && counts.written === 0 && counts.removed === 0) {
    await noteAnew(releases.note(live.number), live.release, newRelease({ ...making, since: now }))
    await keepContent(contentDir, releases.content(live.number))
    await rm(staged, { recursive: true })
    return { ...counts, release: live.number }
  }
  const changed = new Set(difference.changed)
  const staying = [...difference.files.filter((file) => !changed.has(file)), ...retired.keys()]
  if (live) linkFiles(live.folder, staged, standing(staying, before))
  const release = await releases.finish(async (number) => {
    await writeRelease(releases.note(number), newRelease({ ...making, since: now }))
    await keepContent(contentDir, releases.content(number))
  })
  await releases.goLive(release)
  return { ...counts, release }
}

/**
 * Updates the manifest of the live release if it changed, which happens when other code or content that no page shows
 * produced the same files. Otherwise it is not rewritten: with ten thousand tours it has several megabytes, and the age
 * of a release that no publisher made is the modification time of its manifest.
 */
async function noteAnew(file: string, known: Release | undefined, made: Release): Promise<void> {
  const { since, copyOf } = known ?? made
  const note = { ...made, since, ...(copyOf !== undefined && { copyOf }) }
  if (!isDeepStrictEqual(note, known)) await writeRelease(file, note)
}

/**
 * Returns the retired files that are still within the retention period, each with the time since when no page
 * references it.
 */
export function retiredFiles(gone: readonly string[], known: Record<string, string>, now: Date): Map<string, string> {
  const since = gone.map((file) => [file, known[file] ?? now.toISOString()] as const)
  return new Map(since.filter(([, time]) => now.getTime() - Date.parse(time) < assetRetention))
}

/** Returns the files with their existing compressed copies. */
export function standing(files: readonly string[], stamps: Stamps): string[] {
  return files.flatMap(withCopies).filter((name) => stamps.has(name))
}

/** Returns the sorted addresses of the files that are pages: '/tour/ubud' for tour/ubud/index.html. */
export function addressesOf(files: readonly string[]): string[] {
  return files
    .flatMap((file) => (/(?:^|\/)index\.html$/.test(file) ? `/${file.replace(/\/?index\.html$/, '')}` : []))
    .sort()
}
