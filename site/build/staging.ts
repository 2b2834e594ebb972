import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type CompressionLevel, compressedCopies, copyEnds, isCompressible } from './compress.ts'

const unpacked = { '.br': brotliDecompressSync, '.gz': gunzipSync } as const

/**
 * Returns whether the served site has an identical file with the right compressed copies and no others. Synchronous
 * like everything in this module: the threads of a large build have nothing else to do, and asynchronous calls for
 * 60,000 files would cost as much as reading them.
 */
export function isServed(dist: string, file: string, content: Buffer): boolean {
  const target = path.join(dist, file)
  if (statSync(target, { throwIfNoEntry: false })?.size !== content.length) return false
  if (!readFileSync(target).equals(content)) return false
  const hasCopies = isCompressible(file, content.length)
  return copyEnds.every((end) => {
    if (!existsSync(target + end)) return !hasCopies
    return hasCopies && holds(readFileSync(target + end), end, content)
  })
}

function holds(copy: Buffer, end: (typeof copyEnds)[number], content: Buffer): boolean {
  try {
    return unpacked[end](copy).equals(content)
  } catch {
    return false
  }
}

/** Stages a new file with its compressed copies, from where `publish` takes it. */
export async function stage(staged: string, file: string, content: Buffer, pressing: CompressionLevel): Promise<void> {
  const target = path.join(staged, file)
  mkdirSync(path.dirname(target), { recursive: true })
  if (isCompressible(file, content.length)) {
    const copies = await compressedCopies(file, content, pressing)
    for (const end of copyEnds) writeFileSync(target + end, copies[end])
  }
  writeFileSync(target, content)
}

/** Stages a file whose compressed copies already exist next to it. */
export async function stageCopy(staged: string, file: string, from: string): Promise<void> {
  mkdirSync(path.dirname(path.join(staged, file)), { recursive: true })
  for (const end of ['', ...copyEnds]) {
    await copyFile(path.join(from, file + end), path.join(staged, file + end)).catch(unlessMissing)
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
