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

/** How many files were written, left as they were, and removed; compressed copies are not counted. */
export interface Publication {
  written: number
  kept: number
  removed: number
  /** The number of the release that is live now. */
  release: number
  /** The addresses of pages that readers find new or changed, and of those that they don't find any more. */
  pages: { changed: string[]; gone: string[] }
}

/** What tells the site as it is to be from the one that is being served. */
export interface Difference {
  /** Every file of the site. */
  files: string[]
  /** Those that the served one doesn't have, or has otherwise: they lie ready, with their copies, in the new release. */
  changed: string[]
  /** Those that only the served one has, old scripts and styles among them. */
  gone: string[]
}

/** The release that is live, as it was found. */
export interface Live {
  number: number
  folder: string
  stamps: Stamps
  /** Undefined where its note is missing or can't be read. */
  release: Release | undefined
}

/** A site of which all that differs from the live one was made. */
export interface ReadySite {
  code: string
  files: ReadonlyMap<string, MadeOf>
  difference: Difference
  /** The folder of the content that it was made from. */
  contentDir: string
}

/** How long chunks that no page names any more stay, in milliseconds: pages opened before may still ask for them. */
const assetRetention = 24 * 60 * 60 * 1000

export const isAsset = (file: string) => file.startsWith('_astro/')

/** The live release, looked at file by file; null where the site has none yet. */
export async function findLive(releases: Releases): Promise<Live | null> {
  const number = await releases.live()
  if (number === null) return null
  const folder = releases.folder(number)
  return { number, folder, stamps: stampsBelow(folder), release: await readRelease(releases.note(number)) }
}

/**
 * Makes a release of what lies ready in the folder of the new one and of the live one's other files, and puts it in the live
 * one's place. Where nothing differs, the live one stays.
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
 * The same files may have been made by other code, or from content that no page shows. Only then the note is another: with ten
 * thousand tours it is megabytes, and the age of a release that no publisher made is that of its note.
 */
async function noteAnew(file: string, known: Release | undefined, made: Release): Promise<void> {
  const { since, copyOf } = known ?? made
  const note = { ...made, since, ...(copyOf !== undefined && { copyOf }) }
  if (!isDeepStrictEqual(note, known)) await writeRelease(file, note)
}

/** Of files that the pages no longer name, those that are not gone for long, each with since when. */
export function retiredFiles(gone: readonly string[], known: Record<string, string>, now: Date): Map<string, string> {
  const since = gone.map((file) => [file, known[file] ?? now.toISOString()] as const)
  return new Map(since.filter(([, time]) => now.getTime() - Date.parse(time) < assetRetention))
}

/** Files with those of their copies that are there. */
export function standing(files: readonly string[], stamps: Stamps): string[] {
  return files.flatMap(withCopies).filter((name) => stamps.has(name))
}

/** The addresses of those files that are pages, sorted: '/tour/ubud' for tour/ubud/index.html. */
export function addressesOf(files: readonly string[]): string[] {
  return files
    .flatMap((file) => (/(?:^|\/)index\.html$/.test(file) ? `/${file.replace(/\/?index\.html$/, '')}` : []))
    .sort()
}
