import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The file system that Linux keeps in memory. It may forbid to run programs. */
const MEMORY_FOLDER = '/dev/shm'
/** The data of a run take some hundred megabytes. In a container, the memory file system often has only 64. */
const requiredBytes = 4_000_000_000

/**
 * Creates a directory that other accounts can access, because the database runs as another account if this process is
 * root.
 */
export function createTemporaryFolder(name: string): string {
  return createFolderIn(tmpdir(), name)
}

/**
 * Creates a directory for the data of databases, in memory if there is enough. Each test database has 1,300 files. After
 * thousands of them were deleted, ext4 without a journal takes a second to create as many, but memory takes 50 ms.
 */
export function createDataFolder(name: string): string {
  return createFolderIn(hasEnoughMemory() ? MEMORY_FOLDER : tmpdir(), name)
}

function hasEnoughMemory(): boolean {
  if (!existsSync(MEMORY_FOLDER)) return false
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER)
  return bavail * bsize >= requiredBytes
}

function createFolderIn(parent: string, name: string): string {
  const folder = mkdtempSync(join(parent, `nusa-${name}-`))
  chmodSync(folder, 0o755)
  return folder
}
