import { closeSync, fstatSync, openSync, readFileSync, readSync, type Stats } from 'node:fs'

/**
 * Serializes the entries of a collection as JSON with one entry per line, so that each entry can be read separately.
 * @param lineOf returns the line of an entry if the entry is already serialized
 */
export function entryLines<Entry>(
  entries: readonly Entry[],
  lineOf: (entry: Entry) => Buffer | undefined = () => undefined,
): Buffer {
  const pieces = entries.flatMap((entry, index) => [
    index === 0 ? lineBreak : nextLine,
    lineOf(entry) ?? Buffer.from(JSON.stringify(entry)),
  ])
  return Buffer.concat([Buffer.from('['), ...pieces, Buffer.from('\n]')])
}

const lineBreak = Buffer.from('\n')
const nextLine = Buffer.from(',\n')

/** Entries by id, each as JSON. */
export interface EntryTexts {
  ids: readonly string[]
  has(id: string): boolean
  text(id: string): string | undefined
}

/** An open file of entries. */
export interface EntryFile extends EntryTexts {
  /** Identifies the contents; equal for hard links to the same file. */
  version: string
  close(): void
}

/** Returns the version of a file, which is replaced, never modified. */
export function entryFileVersion({ ino, size, mtimeMs }: Stats): string {
  return `${ino} ${size} ${mtimeMs}`
}

/** The first byte and the length (bytes) of each entry. */
type LinePositions = ReadonlyMap<string, readonly [start: number, length: number]>

/** Positions in files that were read before; some ten megabytes for ten thousand tours. */
const positionCache = new Map<string, LinePositions>()
const maxCachedFiles = 100

/**
 * Opens a file that `entryLines` wrote. Replacing the file does not affect the opened version.
 * @throws if the file is missing or has another format
 */
export function openEntries(file: string): EntryFile {
  const handle = openSync(file, 'r')
  try {
    const version = entryFileVersion(fstatSync(handle))
    const positions = positionCache.get(version) ?? findLinePositions(readFileSync(handle))
    if (positionCache.size >= maxCachedFiles) positionCache.clear()
    positionCache.set(version, positions)
    return {
      version,
      ids: [...positions.keys()],
      has: (id) => positions.has(id),
      text(id) {
        const position = positions.get(id)
        if (!position) return undefined
        const [start, length] = position
        const piece = Buffer.allocUnsafe(length)
        readSync(handle, piece, 0, length, start)
        return piece.toString()
      },
      close: () => closeSync(handle),
    }
  } catch (error) {
    closeSync(handle)
    throw error
  }
}

/** Returns a function that finds the line of an entry by id in the output of `entryLines`. */
export function createLineLookup(content: Buffer): (id: string) => Buffer | undefined {
  const positions = findLinePositions(content)
  return (id) => {
    const [start, length] = positions.get(id) ?? []
    return start === undefined || length === undefined ? undefined : content.subarray(start, start + length)
  }
}

function findLinePositions(content: Buffer): LinePositions {
  const positions = new Map<string, [number, number]>()
  for (let start = content.indexOf('\n') + 1; start > 0 && content[start] === brace; ) {
    const lineEnd = content.indexOf('\n', start)
    if (lineEnd < 0) throw new SyntaxError('The file of entries ends in the middle.')
    const length = (content[lineEnd - 1] === comma ? lineEnd - 1 : lineEnd) - start
    positions.set(idOf(content.subarray(start, start + length)), [start, length])
    start = lineEnd + 1
  }
  return positions
}

const [brace, comma] = [0x7b, 0x2c]

/** Returns the id of an entry. The schemas put it first, so usually only the start of the line is parsed. */
function idOf(line: Buffer): string {
  const [, id] = /^\{"id":(\d+|"[^"\\]*")[,}]/.exec(line.toString('latin1', 0, 60)) ?? []
  const value: unknown = id === undefined ? JSON.parse(line.toString()).id : JSON.parse(id)
  return String(value)
}
