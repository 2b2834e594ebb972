import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from '../../../core/errors/error-code.ts'
import { RefusalError } from '../../../core/errors/refusal.ts'

/** The database and the pages, which usually share the disk, need this space. */
const reservedBytes = 100 * 1024 * 1024

const diskFullMessage =
  'The disk of the server is full, so the picture was not stored. Please tell the person who operates the site, and upload it again later.'

/** Logged at level error, unlike other refusals, because only the operator can correct it. */
class DiskFullError extends RefusalError {
  constructor() {
    const insufficientStorageStatus = 507
    super(diskFullMessage, insufficientStorageStatus)
    this.name = 'DiskFullError'
  }
}

/** Returns the free space (bytes) of the disk. The folder need not exist yet. */
async function findFreeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch (error) {
    const parent = path.dirname(folder)
    if (errorCode(error) !== 'ENOENT' || parent === folder) throw error
    return findFreeBytes(parent)
  }
}

/**
 * Checks that the disk has space for `bytes`, before writing, because a failed write leaves a part of the files
 * behind.
 * @throws DiskFullError with the status 507 if there is not enough space for the files
 */
export async function requireSpace(folder: string, bytes: number, freeBytes = findFreeBytes): Promise<void> {
  if ((await freeBytes(folder)) < bytes + reservedBytes) throw new DiskFullError()
}
