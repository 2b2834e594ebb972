import { accessSync, chmodSync, constants, globSync, mkdtempSync, rmSync, statfsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The file system that Linux keeps in memory. Some systems run no programs from it, so only data is stored there. */
const MEMORY_FOLDER = '/dev/shm'
/** A run stores less than one gigabyte. Its processes need the rest of this memory. */
const requiredBytes = 4_000_000_000
const leftoverAgeMs = 24 * 60 * 60 * 1000

/**
 * Creates a directory that other accounts can access, because the database runs as another account if this process is
 * root.
 */
export function createTemporaryFolder(name: string): string {
  return createFolderIn(tmpdir(), name)
}

/**
 * Creates a directory for the data of a test run, in memory if there is enough. After thousands of files were deleted,
 * ext4 without a journal takes a second to create the 1,300 files of one test database; memory takes 50 ms.
 */
export function createDataFolder(name: string, memoryFolder = MEMORY_FOLDER): string {
  if (!hasEnoughMemory(memoryFolder)) return createTemporaryFolder(name)
  removeLeftovers(memoryFolder)
  return createFolderIn(memoryFolder, name)
}

function hasEnoughMemory(memoryFolder: string): boolean {
  try {
    accessSync(memoryFolder, constants.W_OK)
    const { bavail, bsize } = statfsSync(memoryFolder)
    return Math.min(bavail * bsize, process.availableMemory()) >= requiredBytes
  } catch {
    return false
  }
}

/** Removes old data of runs that were killed. */
function removeLeftovers(memoryFolder: string): void {
  for (const folder of globSync(join(memoryFolder, 'nusa-*'))) {
    try {
      const { mtimeMs } = statSync(folder)
      if (Date.now() - mtimeMs > leftoverAgeMs) rmSync(folder, { recursive: true })
    } catch {
      // The folder belongs to another account, or another run has just removed it.
    }
  }
}

function createFolderIn(parent: string, name: string): string {
  const folder = mkdtempSync(join(parent, `nusa-${name}-`))
  chmodSync(folder, 0o755)
  return folder
}
