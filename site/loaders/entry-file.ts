import { closeSync, fstatSync, openSync, readFileSync, readSync, type Stats, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { replaceFile } from '../lib/files.ts'

/**
 * Writes one entry per line, so that each entry can be read separately.
 * @param findLine returns the line of an entry if the entry is already serialized
 */
export function serializeEntries<Entry>(
  entries: readonly Entry[],
  findLine: (entry: Entry) => Buffer | undefined = () => undefined,
): Buffer {
  const pieces = entries.flatMap((entry, index) => [
    index === 0 ? firstSeparator : nextSeparator,
    findLine(entry) ?? Buffer.from(JSON.stringify(entry)),
  ])
  return Buffer.concat([Buffer.from('['), ...pieces, Buffer.from('\n]')])
}

const firstSeparator = Buffer.from('\n')
const nextSeparator = Buffer.from(',\n')

/** The JSON texts of entries, by id. */
export interface EntryTexts {
  ids: readonly string[]
  has(id: string): boolean
  readText(id: string): string | undefined
}

export interface EntryFile extends EntryTexts {
  /** Identifies the contents; equal for hard links to the same file. */
  version: string
  close(): void
}

/** Identifies the content, because these files are replaced and never modified in place. */
function entryFileVersion({ ino, size, mtimeMs }: Stats): string {
  return `${ino} ${size} ${mtimeMs}`
}

/** The first byte and the length (bytes) of each entry. */
type LinePositions = ReadonlyMap<string, readonly [start: number, length: number]>

/** The cache needs about ten megabytes for ten thousand tours. */
const positionCache = new Map<string, LinePositions>()
const maxCachedFiles = 100

/**
 * Opens a file that `serializeEntries` wrote. Replacing the file does not affect the opened version.
 * @throws if the file is missing or has another format
 */
export function openEntries(file: string): EntryFile {
  const handle = openSync(file, 'r')
  try {
    const version = entryFileVersion(fstatSync(handle))
    const positions = positionCache.get(version) ?? findLinePositions(readFileSync(handle))
    if (!positionCache.has(version) && positionCache.size >= maxCachedFiles) positionCache.clear()
    positionCache.set(version, positions)
    return {
      version,
      ids: [...positions.keys()],
      has: (id) => positions.has(id),
      readText(id) {
        const position = positions.get(id)
        if (!position) return undefined
        const [start, length] = position
        const lineBytes = Buffer.allocUnsafe(length)
        readSync(handle, lineBytes, 0, length, start)
        return lineBytes.toString()
      },
      close: () => closeSync(handle),
    }
  } catch (error) {
    closeSync(handle)
    throw error
  }
}

/** Returns a function that finds the line of an entry in the output of `serializeEntries`. */
export function createLineLookup(content: Buffer): (id: string) => Buffer | undefined {
  const positions = findLinePositions(content)
  return (id) => {
    const [start, length] = positions.get(id) ?? []
    return start === undefined || length === undefined ? undefined : content.subarray(start, start + length)
  }
}

function findLinePositions(content: Buffer): LinePositions {
  const positions = new Map<string, [number, number]>()
  let start = content.indexOf('\n') + 1
  while (start > 0 && content[start] === openingBrace) {
    const lineEnd = content.indexOf('\n', start)
    if (lineEnd < 0) throw new SyntaxError('The file of entries ends in the middle.')
    const length = (content[lineEnd - 1] === comma ? lineEnd - 1 : lineEnd) - start
    positions.set(parseId(content.subarray(start, start + length)), [start, length])
    start = lineEnd + 1
  }
  return positions
}

const openingBrace = 0x7b
const comma = 0x2c

/** The schemas put the id first, so usually only the first 60 bytes of the line are parsed. */
function parseId(line: Buffer): string {
  const [, idJson] = /^\{"id":(\d+|"[^"\\]*")[,}]/.exec(line.toString('latin1', 0, 60)) ?? []
  const id: unknown = idJson === undefined ? JSON.parse(line.toString()).id : JSON.parse(idJson)
  return String(id)
}

interface Entry {
  id: number | string
}

const entriesByFile = new Map<string, { version: string; entries: readonly Entry[] }>()

/**
 * Returns the same objects while the file is unchanged, so that values derived from them can be cached between
 * publishes.
 * @throws if the file is missing or damaged
 */
export async function readEntries(file: string): Promise<readonly Entry[]> {
  const handle = await open(file)
  try {
    const version = entryFileVersion(await handle.stat())
    const cachedFile = entriesByFile.get(file)
    if (cachedFile?.version === version) return cachedFile.entries
    // Decoding the whole buffer in one call is twice as fast as reading text in chunks for ten thousand tours.
    const entries: readonly Entry[] = JSON.parse((await handle.readFile()).toString())
    entriesByFile.set(file, { version, entries })
    return entries
  } finally {
    await handle.close()
  }
}

/**
 * Writes the entries to a file. Copies the lines of unchanged entries, because serializing ten thousand tours takes a
 * second.
 */
export async function writeEntries(file: string, entries: readonly Entry[]): Promise<void> {
  await replaceFile(file, serializeOrCopyLines(entries, file))
  entriesByFile.set(file, { version: entryFileVersion(statSync(file)), entries })
}

function serializeOrCopyLines(entries: readonly Entry[], file: string): Buffer {
  const cachedFile = entriesByFile.get(file)
  const stats = statSync(file, { throwIfNoEntry: false })
  if (!cachedFile || !stats || cachedFile.version !== entryFileVersion(stats)) return serializeEntries(entries)
  const writtenEntries = new Set(cachedFile.entries)
  const findLine = createLineLookup(readFileSync(file))
  return serializeEntries(entries, (entry) => (writtenEntries.has(entry) ? findLine(String(entry.id)) : undefined))
}
