import { existsSync, readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { copyEnds } from './compress.ts'
import { replaceFile } from './files.ts'
import { type Difference, isAsset } from './publish.ts'

/**
 * What was published last: by which code, and of each file the key of its content (see site/lib/cache-key.ts; empty where it has
 * none) and the stamps by which it can be told that it still stands there, with its copies, as it was put.
 */
const releaseSchema = z.object({
  code: z.string(),
  files: z.record(z.string(), z.object({ key: z.string(), stamps: z.array(z.string()) })),
})

export type Release = z.infer<typeof releaseSchema>

/** The files that stand in a folder, copies and all, each with its stamp: size and time. */
export type Stamps = ReadonlyMap<string, string>

export function stampsBelow(folder: string): Stamps {
  const stamps = new Map<string, string>()
  const visit = (below: string) => {
    for (const entry of readdirSync(path.join(folder, below), { withFileTypes: true })) {
      const file = `${below}${entry.name}`
      if (entry.isDirectory()) visit(`${file}/`)
      else stamps.set(file, stampOf(path.join(folder, file)))
    }
  }
  try {
    visit('')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  return stamps
}

function stampOf(file: string): string {
  const { size, mtimeMs } = statSync(file)
  return `${size} ${mtimeMs}`
}

/** A release as it was just published: the stamps of what stood there `before` count for what was not touched. */
export function newRelease(
  code: string,
  { keys, difference }: { keys: ReadonlyMap<string, string>; difference: Pick<Difference, 'changed'> },
  dist: string,
  before: Stamps,
): Release {
  const changed = new Set(difference.changed)
  const stampNow = (file: string) => (existsSync(path.join(dist, file)) ? stampOf(path.join(dist, file)) : '')
  const stamps = (file: string) =>
    changed.has(file) || isAsset(file) ? withCopies(file).map(stampNow) : stampsOf(file, before)
  return { code, files: Object.fromEntries([...keys].map(([file, key]) => [file, { key, stamps: stamps(file) }])) }
}

/** Of a release, the files that stand as it put them, each with its key. Whoever changed or removed one has it made anew. */
export function standingFiles({ files }: Pick<Release, 'files'>, stamps: Stamps): Map<string, string> {
  const names = Object.keys(files)
  return new Map(
    names.flatMap((file) => {
      const { key = '', stamps: put = [] } = files[file] ?? {}
      return stampsOf(file, stamps).every((stamp, index) => stamp === put[index]) ? [[file, key]] : []
    }),
  )
}

/** The stamps of a file and its copies; empty for one that is not there. */
function stampsOf(file: string, stamps: Stamps): string[] {
  return withCopies(file).map((name) => stamps.get(name) ?? '')
}

const withCopies = (file: string) => ['', ...copyEnds].map((end) => file + end)

export async function readRelease(file: string): Promise<Release | undefined> {
  try {
    return releaseSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return undefined
  }
}

export async function writeRelease(file: string, release: Release): Promise<void> {
  await replaceFile(file, JSON.stringify(release))
}
