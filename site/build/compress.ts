import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** File name suffixes of compressed copies. */
export const copySuffixes = ['.br', '.gz'] as const

/** Minimum size (bytes) for compression; a smaller file fits into one packet anyway. */
const minSizeBytes = 1024

/** Returns whether a file gets compressed copies: text of a minimum size. Fonts and images are compressed already. */
export function isCompressible(file: string, size: number): boolean {
  return size >= minSizeBytes && /\.(html|css|js|json|xml|svg|txt)$/.test(file)
}

/**
 * Compression level of pages: `hard` is the maximum, `quick` is for a publish that a user waits for, and `least` keeps
 * a build of thousands of pages short.
 */
export type CompressionLevel = 'hard' | 'quick' | 'least'

const qualities = { hard: 11, quick: 6, least: 5 } as const satisfies Record<CompressionLevel, number>
// Gzip levels matter less: browsers without Brotli are rare.
const levels = { hard: 9, quick: 9, least: 1 } as const satisfies Record<CompressionLevel, number>

/**
 * Maximum number of files compressed at the highest level. For more files, this level would take about 15 minutes of
 * CPU time to save a tenth of the bytes.
 */
const maxFilesAtHighestLevel = 1000
/** Number of files that can be compressed at the highest level in a second. */
const filesPerSecondAtHighestLevel = 20

/** Size (bytes) from which the maximum quality takes a second or more and saves only 3 % compared with quality 10. */
const largeFileBytes = 500_000

/** Returns the compression level for this many pages. `isUrgent` means that a user is waiting to see the pages. */
export function chooseCompressionLevel(pages: number, isUrgent: boolean): CompressionLevel {
  if (pages > maxFilesAtHighestLevel) return 'least'
  return isUrgent && pages > filesPerSecondAtHighestLevel ? 'quick' : 'hard'
}

/**
 * Returns the compression level of a file in a build with the given level. Scripts, styles and the index of all tours
 * are few and every visitor loads them, so they always use the highest level. Only search engines load a sitemap.
 */
function levelOf(file: string, compressionLevel: CompressionLevel): CompressionLevel {
  if (/\.(js|css)$|\/index\.json$/.test(file)) return 'hard'
  return file.endsWith('.xml') && compressionLevel === 'hard' ? 'quick' : compressionLevel
}

/** Returns the compressed copies of a file by file name suffix. */
export async function createCompressedCopies(
  file: string,
  content: Buffer,
  compressionLevel: CompressionLevel,
): Promise<Record<(typeof copySuffixes)[number], Buffer>> {
  const effectiveLevel = levelOf(file, compressionLevel)
  const maxQuality = content.length < largeFileBytes ? 11 : 10
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: Math.min(qualities[effectiveLevel], maxQuality),
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  }
  const level = levels[effectiveLevel]
  // In a large build every thread is busy rendering and compressing, so asynchronous compression would gain nothing.
  if (effectiveLevel === 'least')
    return { '.br': brotliCompressSync(content, { params }), '.gz': gzipSync(content, { level }) }
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level })])
  return { '.br': br, '.gz': gz }
}
