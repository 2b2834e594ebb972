import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

export const copySuffixes = ['.br', '.gz'] as const

/** A smaller file fits into one network packet even without compression. */
const minSizeBytes = 1024

/** Fonts and images are compressed already. */
export function isCompressible(file: string, size: number): boolean {
  return size >= minSizeBytes && /\.(html|css|js|json|xml|svg|txt)$/.test(file)
}

/**
 * `highest` is the maximum, `quick` is for a publish that a user waits for, and `lowest` keeps a build of thousands of
 * pages short.
 */
export type CompressionLevel = 'highest' | 'quick' | 'lowest'

const brotliQualities = { highest: 11, quick: 6, lowest: 5 } as const satisfies Record<CompressionLevel, number>
// Gzip levels matter less: browsers without Brotli are rare.
const gzipLevels = { highest: 9, quick: 9, lowest: 1 } as const satisfies Record<CompressionLevel, number>

/** For more files, the highest level would take about 15 minutes of CPU time to save a tenth of the bytes. */
const maxFilesAtHighestLevel = 1000
/** The highest level compresses this many files in about a second. */
const maxUrgentFilesAtHighestLevel = 20

/** From this size, the maximum quality takes a second or more and saves only 3 % compared with quality 10. */
const largeFileBytes = 500_000

export function chooseCompressionLevel(pageCount: number, isUrgent: boolean): CompressionLevel {
  if (pageCount > maxFilesAtHighestLevel) return 'lowest'
  return isUrgent && pageCount > maxUrgentFilesAtHighestLevel ? 'quick' : 'highest'
}

/**
 * Scripts, styles and the index of all tours are few and every visitor loads them, so they always use the highest
 * level. Only search engines load a sitemap, so it never uses the highest level.
 */
function chooseFileLevel(file: string, compressionLevel: CompressionLevel): CompressionLevel {
  if (/\.(js|css)$|\/index\.json$/.test(file)) return 'highest'
  return file.endsWith('.xml') && compressionLevel === 'highest' ? 'quick' : compressionLevel
}

export async function createCompressedCopies(
  file: string,
  content: Buffer,
  compressionLevel: CompressionLevel,
): Promise<Record<(typeof copySuffixes)[number], Buffer>> {
  const effectiveLevel = chooseFileLevel(file, compressionLevel)
  const maxQuality = content.length < largeFileBytes ? 11 : 10
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: Math.min(brotliQualities[effectiveLevel], maxQuality),
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  }
  const gzipLevel = gzipLevels[effectiveLevel]
  // In a large build every thread is busy, so asynchronous compression would gain nothing.
  if (effectiveLevel === 'lowest')
    return { '.br': brotliCompressSync(content, { params }), '.gz': gzipSync(content, { level: gzipLevel }) }
  const [br, gz] = await Promise.all([brotliAsync(content, { params }), gzipAsync(content, { level: gzipLevel })])
  return { '.br': br, '.gz': gz }
}
