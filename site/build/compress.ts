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

/** So many files are pressed as hard as can be; of more, each page costs its build a moment of a processor. */
const few = 1000

/**
 * The copies that a server hands to browsers that take them, by the end of their names. Scripts, styles and the index of all
 * tours are few and loaded by everybody. `filesInAll` is how many files are made: a page is pressed harder after an edit than
 * among ten thousand, where that would take a quarter of an hour and save a tenth.
 */
export async function compressedCopies(
  file: string,
  content: Buffer,
  filesInAll: number,
): Promise<Record<(typeof copyEnds)[number], Buffer>> {
  const isForAll = /\.(js|css)$|\/index\.json$/.test(file)
  const isOneOfFew = filesInAll <= few
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isForAll || isOneOfFew ? 11 : 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  }
  // Browsers that take no Brotli are rare.
  const level = isForAll || isOneOfFew ? 9 : 1
  // Where they are many, every thread has pages to make and press, and nothing to gain from others.
  if (!isForAll && !isOneOfFew)
    return { '.br': brotliCompressSync(content, { params }), '.gz': gzipSync(content, { level }) }
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level })])
  return { '.br': br, '.gz': gz }
}
