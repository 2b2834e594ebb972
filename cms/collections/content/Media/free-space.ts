import { constants } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from '../../../core/errors/error-code.ts'
import { RefusalError } from '../../../core/errors/refusal.ts'

/** The database and the pages, which usually share the disk, need this space. */
const reservedBytes = 100 * 1024 * 1024

const diskFullMessage =
  'The disk of the server is full, so the picture was not stored. Please tell the person who operates the site, and upload the picture again later.'

const notWritableMessage =
  'The server may not write to the folder of the pictures, so the picture was not stored. Please tell the person who operates the site, and upload the picture again later.'

const insufficientStorageStatus = 507

/** These codes mean that another user owns the folder, or that its disk is read-only. */
const notWritableCodes = new Set<string | null>(['EACCES', 'EPERM', 'EROFS'])

/** This error is logged at level error, unlike most refusals, because only the operator can free space. */
class DiskFullError extends RefusalError {
  constructor() {
    super(diskFullMessage, insufficientStorageStatus)
    this.name = 'DiskFullError'
  }
}

/**
 * This error is logged at level error, because only the operator can change the permissions. The cause names the
 * folder.
 */
class FolderNotWritableError extends RefusalError {
  constructor(cause: unknown) {
    super(notWritableMessage, insufficientStorageStatus)
    this.name = 'FolderNotWritableError'
    this.cause = cause
  }
}

/**
 * Runs the check for the folder, or for its nearest parent that exists. The folder is created with the first picture.
 */
async function checkNearestFolder<Result>(
  folder: string,
  check: (existingFolder: string) => Promise<Result>,
): Promise<Result> {
  try {
    return await check(folder)
  } catch (error) {
    const parent = path.dirname(folder)
    if (errorCode(error) !== 'ENOENT' || parent === folder) throw error
    return checkNearestFolder(parent, check)
  }
}

async function findFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await checkNearestFolder(folder, (existingFolder) => statfs(existingFolder))
  return bavail * bsize
}

/**
 * Checks that pictures can be stored in the folder, before writing.
 * @throws FolderNotWritableError if this process may not create files there
 */
export async function requireWritable(folder: string): Promise<void> {
  try {
    await checkNearestFolder(folder, (existingFolder) => access(existingFolder, constants.W_OK | constants.X_OK))
  } catch (error) {
    throw notWritableCodes.has(errorCode(error)) ? new FolderNotWritableError(error) : error
  }
}

/**
 * Checks that the disk has space for `bytes`, before writing, because a failed write leaves a part of the files
 * behind.
 * @throws DiskFullError with the status 507 if there is not enough space for the files
 */
export async function requireSpace(folder: string, bytes: number, countFreeBytes = findFreeBytes): Promise<void> {
  if ((await countFreeBytes(folder)) < bytes + reservedBytes) throw new DiskFullError()
}
