import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export const copySuffixes = ['.br', '.gz'] as const

/** A smaller file fits into one packet anyway. */
const minSizeBytes = 1024

/** Fonts and images are compressed already. */
export function isCompressible(file: string, size: number): boolean {
  return size >= minSizeBytes && /\.(html|css|js|json|xml|svg|txt)$/.test(file)
}

/**
 * `hard` is the maximum, `quick` is for a publish that a user waits for, `least` keeps a build of thousands of pages
 * short.
 */
export type CompressionLevel = 'hard' | 'quick' | 'least'

const qualities = { hard: 11, quick: 6, least: 5 } as const satisfies Record<CompressionLevel, number>
// Gzip levels matter less: browsers without Brotli are rare.
const levels = { hard: 9, quick: 9, least: 1 } as const satisfies Record<CompressionLevel, number>

/** For more files, the highest level would take about 15 minutes of CPU time to save a tenth of the bytes. */
const maxFilesAtHighestLevel = 1000
const filesPerSecondAtHighestLevel = 20

/** From this size, the maximum quality takes a second or more and saves only 3 % compared with quality 10. */
const largeFileBytes = 500_000

export function chooseCompressionLevel(pages: number, isUrgent: boolean): CompressionLevel {
  if (pages > maxFilesAtHighestLevel) return 'least'
  return isUrgent && pages > filesPerSecondAtHighestLevel ? 'quick' : 'hard'
}

/**
 * Scripts, styles and the index of all tours are few and every visitor loads them, so they always use the highest
 * level. Only search engines load a sitemap.
 */
function levelOf(file: string, compressionLevel: CompressionLevel): CompressionLevel {
  if (/\.(js|css)$|\/index\.json$/.test(file)) return 'hard'
  return file.endsWith('.xml') && compressionLevel === 'hard' ? 'quick' : compressionLevel
}

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
  // In a large build every thread is busy, so asynchronous compression would gain nothing.
  if (effectiveLevel === 'least')
    return { '.br': brotliCompressSync(content, { params }), '.gz': gzipSync(content, { level }) }
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level })])
  return { '.br': br, '.gz': gz }
}
