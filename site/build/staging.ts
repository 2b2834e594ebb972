import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type CompressionLevel, copySuffixes, createCompressedCopies, isCompressible } from './compress.ts'

const decompress = { '.br': brotliDecompressSync, '.gz': gunzipSync } as const

/**
 * Returns whether the served site has an identical file with the right compressed copies. Synchronous, because
 * asynchronous calls for 60,000 files would cost as much as reading the files.
 */
export function isServed(distDir: string, file: string, content: Buffer): boolean {
  const target = path.join(distDir, file)
  if (statSync(target, { throwIfNoEntry: false })?.size !== content.length) return false
  if (!readFileSync(target).equals(content)) return false
  const needsCopies = isCompressible(file, content.length)
  return copySuffixes.every((suffix) => {
    if (!existsSync(target + suffix)) return !needsCopies
    return needsCopies && isCopyOf(readFileSync(target + suffix), suffix, content)
  })
}

function isCopyOf(copy: Buffer, suffix: (typeof copySuffixes)[number], content: Buffer): boolean {
  try {
    return decompress[suffix](copy).equals(content)
  } catch {
    return false
  }
}

export async function stageFile(
  stagedDir: string,
  file: string,
  content: Buffer,
  compressionLevel: CompressionLevel,
): Promise<void> {
  const target = path.join(stagedDir, file)
  mkdirSync(path.dirname(target), { recursive: true })
  if (isCompressible(file, content.length)) {
    const copies = await createCompressedCopies(file, content, compressionLevel)
    for (const suffix of copySuffixes) writeFileSync(target + suffix, copies[suffix])
  }
  writeFileSync(target, content)
}

/** Copies a file and its existing compressed copies to the staging directory. */
export async function stageCopy(stagedDir: string, file: string, sourceDir: string): Promise<void> {
  mkdirSync(path.dirname(path.join(stagedDir, file)), { recursive: true })
  for (const suffix of ['', ...copySuffixes]) {
    await copyFile(path.join(sourceDir, file + suffix), path.join(stagedDir, file + suffix)).catch(ignoreMissingFile)
  }
}

function ignoreMissingFile(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
