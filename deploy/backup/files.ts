import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { copyFile, link, mkdir, readdir, readFile, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod/mini'

export const manifestName = 'manifest.json'

/** `files` maps the relative path of each file to its SHA-256. */
export const manifestSchema = z.object({
  created: z.string(),
  /** Null if no release is live. */
  commit: z.nullable(z.string()),
  files: z.record(z.string(), z.string()),
})

export type Manifest = z.infer<typeof manifestSchema>

/** Returns the relative paths of all files in a folder; empty if the folder does not exist. */
export async function listFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()
}

/**
 * Copies all files of a folder. If the earlier copy has a file with equal size and modification time, creates a hard
 * link to it, so that each backup is complete and takes little space.
 */
export async function copyFiles(sourceDir: string, targetDir: string, earlierCopy: string | null): Promise<void> {
  await mkdir(targetDir, { recursive: true })
  for (const file of await listFiles(sourceDir)) {
    const source = path.join(sourceDir, file)
    const target = path.join(targetDir, file)
    const stats = await stat(source)
    await mkdir(path.dirname(target), { recursive: true })
    const earlierFile = earlierCopy === null ? null : path.join(earlierCopy, file)
    const earlierStats = earlierFile === null ? null : await stat(earlierFile).catch(() => null)
    // `utimes` sets whole milliseconds, so the modification times of equal files can differ by a fraction.
    const isUnchanged = earlierStats?.size === stats.size && Math.abs(earlierStats.mtimeMs - stats.mtimeMs) < 1
    if (earlierFile && isUnchanged) await link(earlierFile, target)
    else {
      await copyFile(source, target)
      await utimes(target, stats.atime, stats.mtime)
    }
  }
}

/** Returns the SHA-256 of all files except the manifest. */
export async function hashFiles(folder: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {}
  for (const file of await listFiles(folder)) {
    if (file === manifestName) continue
    const hash = createHash('sha256')
    await pipeline(createReadStream(path.join(folder, file)), hash)
    hashes[file] = hash.digest('hex')
  }
  return hashes
}

/**
 * Compares the files of a backup with its manifest.
 * @throws an Error that lists the files that are missing, changed or added
 */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(path.join(folder, manifestName), 'utf8')))
  const hashes = await hashFiles(folder)
  const names = new Set([...Object.keys(manifest.files), ...Object.keys(hashes)])
  const differingNames = [...names].filter((file) => manifest.files[file] !== hashes[file])
  if (differingNames.length > 0)
    throw new Error(`The backup is damaged. Files that differ: ${differingNames.join(', ')}`)
  return manifest
}
