import { readdirSync, statSync } from 'node:fs'
import { readFile, utimes } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { copyEnds } from './compress.ts'
import { replaceFile } from './files.ts'

/** What a published file was made of. */
export interface MadeOf {
  /** The key of its content (see site/lib/cache-key.ts); empty where it has none. */
  key: string
  /** The pages of the site that it links to. */
  links: string[]
}

/**
 * What a release is: by which code it was made, and of each file the key of its content, the pages that it links to, and the
 * stamps by which it can be told that it still stands there, with its copies, as it was put.
 */
const releaseSchema = z.object({
  /** When it went live: ISO 8601. */
  since: z.string(),
  /** The number of the release that it is a copy of, where somebody went back to that. */
  copyOf: z.optional(z.number()),
  code: z.string(),
  /** All addresses that are linked to. Most pages link to the same ones, so each says theirs by number. */
  addresses: z.array(z.string()),
  files: z.record(z.string(), z.object({ key: z.string(), links: z.array(z.number()), stamps: z.array(z.string()) })),
  /** Scripts and styles of earlier releases that pages opened before may still ask for, each with when it went: ISO 8601. */
  retired: z.record(z.string(), z.string()),
})

export type Release = z.infer<typeof releaseSchema>

/** The files that stand in a folder, copies and all, each with its stamp: size and time. */
export type Stamps = ReadonlyMap<string, string>

/** What vanishes meanwhile doesn't stand there; the rest does. */
export function stampsBelow(folder: string): Stamps {
  const stamps = new Map<string, string>()
  const visit = (below: string) => {
    for (const entry of entriesOf(path.join(folder, below))) {
      const file = `${below}${entry.name}`
      const stamp = entry.isDirectory() ? visit(`${file}/`) : stampOf(path.join(folder, file))
      if (stamp) stamps.set(file, stamp)
    }
  }
  visit('')
  return stamps
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/** By what a file is known again: size and time. Empty for one that is not there. */
export function stampOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false })
  return found ? `${found.size} ${found.mtimeMs}` : ''
}

/** What a release was made of, and where its files lie: those that `changed` in a folder of their own, the rest as `before`. */
export interface Making {
  since: Date
  code: string
  files: ReadonlyMap<string, MadeOf>
  retired: ReadonlyMap<string, string>
  changed: { files: readonly string[]; folder: string }
  before: Stamps
}

/** The note of a release that was just made. */
export function newRelease({ since, code, files, retired, changed, before }: Making): Release {
  const isNew = new Set(changed.files)
  const stamps = (file: string) =>
    isNew.has(file) ? withCopies(file).map((name) => stampOf(path.join(changed.folder, name))) : stampsOf(file, before)
  const numbers = new Map<string, number>()
  const numberOf = (address: string) => {
    const number = numbers.get(address) ?? numbers.size
    numbers.set(address, number)
    return number
  }
  const noted = [...files].map(
    ([file, { key, links }]) => [file, { key, links: links.map(numberOf), stamps: stamps(file) }] as const,
  )
  return {
    since: since.toISOString(),
    code,
    files: Object.fromEntries(noted),
    addresses: [...numbers.keys()],
    retired: Object.fromEntries(retired),
  }
}

/** Of a release, the files that stand as it put them. Whoever changed or removed one has it made anew. */
export function standingFiles(
  { files, addresses }: Pick<Release, 'files' | 'addresses'>,
  stamps: Stamps,
): Map<string, MadeOf> {
  return new Map(
    Object.entries(files).flatMap(([file, { key, links, stamps: put }]) => {
      if (stampsOf(file, stamps).some((stamp, index) => stamp !== put[index])) return []
      return [[file, { key, links: links.flatMap((number) => addresses[number] ?? []) }] as const]
    }),
  )
}

/** The stamps of a file and its copies; empty for one that is not there. */
function stampsOf(file: string, stamps: Stamps): string[] {
  return withCopies(file).map((name) => stamps.get(name) ?? '')
}

/** The names of a file and of the compressed copies that it may have. */
export const withCopies = (file: string) => ['', ...copyEnds].map((end) => file + end)

export async function readRelease(file: string): Promise<Release | undefined> {
  try {
    return releaseSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** The note is as old as the release, also where it is written again later. */
export async function writeRelease(file: string, release: Release): Promise<void> {
  await replaceFile(file, JSON.stringify(release))
  const since = new Date(release.since)
  await utimes(file, since, since)
}
