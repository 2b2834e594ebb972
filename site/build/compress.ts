import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** What the names of compressed copies end with. */
export const copyEnds = ['.br', '.gz'] as const

/** Smaller files fit into one packet as they are. */
const worthwhile = 1024

/** Says whether a file gets compressed copies beside it: text of some size; fonts and pictures are compressed already. */
export function isCompressible(file: string, size: number): boolean {
  return size >= worthwhile && /\.(html|css|js|json|xml|svg|txt)$/.test(file)
}

/** How hard pages are pressed: as can be; so that nobody waits for it; or so that ten thousand cost a build little. */
export type Pressing = 'hard' | 'quick' | 'least'

const qualities = { hard: 11, quick: 6, least: 5 } as const satisfies Record<Pressing, number>
// Browsers that take no Brotli are rare.
const levels = { hard: 9, quick: 9, least: 1 } as const satisfies Record<Pressing, number>

/** More files than these take a processor a quarter of an hour to press hard, which saves a tenth of their bytes. */
const many = 1000
/** So many are pressed hard in a second. */
const few = 20

/** How hard to press so many pages, when somebody waits to see them (`isHurried`) or nobody does. */
export function pressingOf(pages: number, isHurried: boolean): Pressing {
  if (pages > many) return 'least'
  return isHurried && pages > few ? 'quick' : 'hard'
}

/**
 * The copies that a server hands to browsers that take them, by the end of their names. Scripts, styles and the index of all
 * tours are few and loaded by everybody: they are always pressed hard.
 */
export async function compressedCopies(
  file: string,
  content: Buffer,
  pressing: Pressing,
): Promise<Record<(typeof copyEnds)[number], Buffer>> {
  const isForAll = /\.(js|css)$|\/index\.json$/.test(file)
  const wanted = isForAll ? 'hard' : pressing
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: qualities[wanted],
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  }
  const level = levels[wanted]
  // Where they are many, every thread has pages to make and press, and nothing to gain from others.
  if (wanted === 'least') return { '.br': brotliCompressSync(content, { params }), '.gz': gzipSync(content, { level }) }
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level })])
  return { '.br': br, '.gz': gz }
}
