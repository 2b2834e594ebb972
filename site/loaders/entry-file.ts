import { closeSync, fstatSync, openSync, readFileSync, readSync, type Stats } from 'node:fs'

/**
 * The entries of a collection as a file has them: JSON, a line for each, so that one can be read without the others.
 * @param lineOf gives the line of an entry that is written out already
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

/** Entries by their keys, each as JSON. */
export interface EntryTexts {
  ids: readonly string[]
  has(id: string): boolean
  text(id: string): string | undefined
}

/** A file of entries, open until it is closed. */
export interface EntryFile extends EntryTexts {
  /** The same for files with the same content, as links to one are. */
  stamp: string
  close(): void
}

/** By what a file of entries is known again: it is replaced, and never changed. */
export function stampOf({ ino, size, mtimeMs }: Stats): string {
  return `${ino} ${size} ${mtimeMs}`
}

/** Where each entry is: its first byte and how many it has. */
type Places = ReadonlyMap<string, readonly [start: number, length: number]>

/** What is known of files that were read before. Those of ten thousand tours are some ten megabytes. */
const known = new Map<string, Places>()
const mostKnown = 100

/**
 * Opens a file that `entryLines` wrote. Who replaces it meanwhile changes nothing here.
 * @throws where there is none, or it is something else
 */
export function openEntries(file: string): EntryFile {
  const handle = openSync(file, 'r')
  try {
    const stamp = stampOf(fstatSync(handle))
    const places = known.get(stamp) ?? placesIn(readFileSync(handle))
    if (known.size >= mostKnown) known.clear()
    known.set(stamp, places)
    return {
      stamp,
      ids: [...places.keys()],
      has: (id) => places.has(id),
      text(id) {
        const place = places.get(id)
        if (!place) return undefined
        const [start, length] = place
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

/** The line of each entry in what `entryLines` gave, by its key. */
export function linesIn(content: Buffer): (id: string) => Buffer | undefined {
  const places = placesIn(content)
  return (id) => {
    const [start, length] = places.get(id) ?? []
    return start === undefined || length === undefined ? undefined : content.subarray(start, start + length)
  }
}

function placesIn(content: Buffer): Places {
  const places = new Map<string, [number, number]>()
  for (let start = content.indexOf('\n') + 1; start > 0 && content[start] === brace; ) {
    const end = content.indexOf('\n', start)
    if (end < 0) throw new SyntaxError('The file of entries ends in the middle.')
    const length = (content[end - 1] === comma ? end - 1 : end) - start
    places.set(idOf(content.subarray(start, start + length)), [start, length])
    start = end + 1
  }
  return places
}

const [brace, comma] = [0x7b, 0x2c]

/** The schemas put the id first, so that most of a line need not be read. */
function idOf(line: Buffer): string {
  const [, id] = /^\{"id":(\d+|"[^"\\]*")[,}]/.exec(line.toString('latin1', 0, 60)) ?? []
  const value: unknown = id === undefined ? JSON.parse(line.toString()).id : JSON.parse(id)
  return String(value)
}
