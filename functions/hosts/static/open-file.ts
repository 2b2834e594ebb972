import { type FileHandle, open } from 'node:fs/promises'

export interface OpenedFile {
  handle: FileHandle
  size: number
  /** The entity tag differs for each encoding. */
  etag: string
  encoding: 'br' | 'gzip' | null
}

const compressedCopies = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const

/**
 * Opens a file, or its precompressed copy if the browser accepts the encoding. Returns null if the file does not exist.
 */
export async function openFile(file: string, acceptEncoding: string): Promise<OpenedFile | null> {
  for (const { encoding, suffix } of compressedCopies) {
    const copyHandle = acceptsEncoding(acceptEncoding, encoding) ? await tryOpen(file + suffix) : null
    if (copyHandle) return toOpenedFile(copyHandle, encoding)
  }
  const handle = await tryOpen(file)
  return handle && toOpenedFile(handle, null)
}

async function toOpenedFile(handle: FileHandle, encoding: OpenedFile['encoding']): Promise<OpenedFile | null> {
  const stats = await handle.stat()
  if (!stats.isFile()) {
    await handle.close()
    return null
  }
  const version = `${Math.round(stats.mtimeMs).toString(36)}-${stats.size.toString(36)}`
  const suffix = encoding === null ? '' : `-${encoding}`
  return { handle, size: stats.size, etag: `"${version}${suffix}"`, encoding }
}

/** Node's error codes for a path that does not lead to a file. */
const missingFileCodes: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'])

async function tryOpen(file: string): Promise<FileHandle | null> {
  try {
    return await open(file)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (missingFileCodes.has(code)) return null
    throw error
  }
}

/** For example, `br;q=0` rejects `br`. */
function acceptsEncoding(header: string, encoding: string): boolean {
  return header.split(',').some((acceptedEncoding) => {
    const [name, quality] = acceptedEncoding.trim().split(/\s*;\s*/)
    return name === encoding && !/^q=0(\.0*)?$/.test(quality ?? '')
  })
}
