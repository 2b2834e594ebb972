import { existsSync, readdirSync, statSync } from 'node:fs'
import { mkdir, readFile, rename, rm, utimes } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { linkFiles, replaceFile } from '../lib/files.ts'
import { snapshotFiles } from '../loaders/snapshot.ts'
import { copySuffixes } from './compress.ts'

export interface FileSource {
  /** A hash of the content that the file shows; empty if the file is not made from content. */
  key: string
  /** The pages of this site that the file links to. */
  links: string[]
}

/** The versions of files (`stamps`) show whether a file has changed since the publish. */
const releaseSchema = z.object({
  /** ISO 8601. */
  since: z.string(),
  /** The number of the restored release, if this release is a copy. */
  copyOf: z.optional(z.number()),
  code: z.string(),
  /** Pages store indexes into this list, because most pages link to the same targets. */
  addresses: z.array(z.string()),
  files: z.record(z.string(), z.object({ key: z.string(), links: z.array(z.number()), stamps: z.array(z.string()) })),
  /** Scripts and styles that pages opened earlier may still request, with the times of their removal (ISO 8601). */
  retired: z.record(z.string(), z.string()),
})

export type Release = z.infer<typeof releaseSchema>

export type FileVersions = ReadonlyMap<string, string>

/** Returns the versions of all files in a folder and its subfolders. Skips files that disappear meanwhile. */
export function readFileVersions(folder: string): FileVersions {
  const versions = new Map<string, string>()
  const visit = (prefix: string) => {
    for (const entry of readFolder(path.join(folder, prefix))) {
      const file = `${prefix}${entry.name}`
      if (entry.isDirectory()) {
        visit(`${file}/`)
        continue
      }
      const version = fileVersion(path.join(folder, file))
      if (version) versions.set(file, version)
    }
  }
  visit('')
  return versions
}

function readFolder(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/** Returns the size and the modification time; an empty text if the file does not exist. */
export function fileVersion(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats ? `${stats.size} ${stats.mtimeMs}` : ''
}

/** `changed.folder` contains the changed files; `versionsBefore` contains the versions of all other files. */
export interface ReleaseParts {
  since: Date
  code: string
  files: ReadonlyMap<string, FileSource>
  retired: ReadonlyMap<string, string>
  changed: { files: readonly string[]; folder: string }
  versionsBefore: FileVersions
}

export function createRelease({ since, code, files, retired, changed, versionsBefore }: ReleaseParts): Release {
  const changedFiles = new Set(changed.files)
  const versionsOf = (file: string) =>
    changedFiles.has(file)
      ? namesWithCopies(file).map((name) => fileVersion(path.join(changed.folder, name)))
      : versionsWithCopies(file, versionsBefore)
  const indexByAddress = new Map<string, number>()
  const indexOf = (address: string) => {
    const index = indexByAddress.get(address) ?? indexByAddress.size
    indexByAddress.set(address, index)
    return index
  }
  const filesByName: Release['files'] = {}
  for (const [file, { key, links }] of files)
    filesByName[file] = { key, links: links.map(indexOf), stamps: versionsOf(file) }
  return {
    since: since.toISOString(),
    code,
    files: filesByName,
    addresses: [...indexByAddress.keys()],
    retired: Object.fromEntries(retired),
  }
}

/**
 * Returns the files of a release that have not changed since the publish. Changed and missing files are left out, so
 * that they are rebuilt.
 */
export function findUnchangedFiles(
  { files, addresses }: Pick<Release, 'files' | 'addresses'>,
  versions: FileVersions,
): Map<string, FileSource> {
  const unchangedFiles = new Map<string, FileSource>()
  for (const [file, { key, links, stamps: publishedVersions }] of Object.entries(files)) {
    const currentVersions = versionsWithCopies(file, versions)
    const hasChanged = currentVersions.some((version, index) => version !== publishedVersions[index])
    if (hasChanged) continue
    unchangedFiles.set(file, { key, links: links.flatMap((index) => addresses[index] ?? []) })
  }
  return unchangedFiles
}

/** Returns empty strings for missing files. */
function versionsWithCopies(file: string, versions: FileVersions): string[] {
  return namesWithCopies(file).map((name) => versions.get(name) ?? '')
}

export const namesWithCopies = (file: string) => ['', ...copySuffixes].map((suffix) => file + suffix)

export async function readRelease(file: string): Promise<Release | undefined> {
  try {
    return releaseSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** Writes the manifest of a release. The modification time of the file is set to the time of the release. */
export async function writeRelease(file: string, release: Release): Promise<void> {
  await replaceFile(file, JSON.stringify(release))
  const since = new Date(release.since)
  await utimes(file, since, since)
}

interface ReleaseFiles {
  folder: string
  versions: FileVersions
}

/**
 * Returns the files that differ between two releases. Compares the contents if the versions differ, because a page that
 * was changed and changed back has a new modification time.
 */
export async function findDifferingFiles(
  files: readonly string[],
  before: ReleaseFiles,
  after: ReleaseFiles,
): Promise<string[]> {
  const differingFiles: string[] = []
  for (const file of files) {
    const versionBefore = before.versions.get(file)
    const versionAfter = after.versions.get(file)
    if (versionBefore === versionAfter) continue
    const canBeEqual =
      versionBefore !== undefined && versionAfter !== undefined && sizeIn(versionBefore) === sizeIn(versionAfter)
    if (!canBeEqual || !(await haveEqualBytes(path.join(before.folder, file), path.join(after.folder, file))))
      differingFiles.push(file)
  }
  return differingFiles
}

const sizeIn = (version: string) => version.split(' ')[0]

async function haveEqualBytes(firstFile: string, secondFile: string): Promise<boolean> {
  return (await readFile(firstFile)).equals(await readFile(secondFile))
}

/**
 * Stores the content of a release as hard links to the files of a snapshot, so that an unchanged collection takes no
 * extra space. The files of a snapshot are replaced but never modified. Stores no files if the source has none.
 */
export async function storeReleaseContent(sourceDir: string, targetDir: string): Promise<void> {
  const files = snapshotFiles.filter((file) => existsSync(path.join(sourceDir, file)))
  const temporaryDir = `${targetDir}.new`
  await rm(temporaryDir, { recursive: true, force: true })
  linkFiles(sourceDir, temporaryDir, files)
  await mkdir(targetDir, { recursive: true })
  for (const file of files) await rename(path.join(temporaryDir, file), path.join(targetDir, file))
  await rm(temporaryDir, { recursive: true, force: true })
}
