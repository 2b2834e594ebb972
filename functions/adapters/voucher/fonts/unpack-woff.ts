import { inflateSync } from 'node:zlib'

/** The sizes are in bytes. */
const woff = { signature: 0x774f4646, header: 44, entry: 20 }
const sfnt = { header: 12, entry: 16 }

/**
 * Converts a WOFF file (version 1) to an uncompressed font file. fontkit could read WOFF files, but would decompress a
 * whole table for every letter, which takes ten times as long.
 */
export function unpackWoff(file: Buffer): Buffer {
  if (file.readUInt32BE(0) !== woff.signature) throw new Error('The font is not a WOFF file.')
  const tableCount = file.readUInt16BE(12)
  const tables = Array.from({ length: tableCount }, (_, index) => readTable(file, woff.header + index * woff.entry))

  const largestPowerOfTwo = 2 ** Math.floor(Math.log2(tableCount))
  // The header contains the version of the font format, the number of tables, and the parameters of a binary search for
  // a table.
  const directory = Buffer.alloc(sfnt.header + tableCount * sfnt.entry)
  file.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(tableCount, 4)
  directory.writeUInt16BE(largestPowerOfTwo * 16, 6)
  directory.writeUInt16BE(Math.log2(largestPowerOfTwo), 8)
  directory.writeUInt16BE((tableCount - largestPowerOfTwo) * 16, 10)
  let offset = directory.length
  tables.forEach(({ tag, checksum, data }, index) => {
    const entryOffset = sfnt.header + index * sfnt.entry
    for (const [position, value] of [tag, checksum, offset, data.length].entries()) {
      directory.writeUInt32BE(value, entryOffset + position * 4)
    }
    offset += alignTo4(data.length)
  })
  const paddedTables = tables.flatMap(({ data }) => [data, Buffer.alloc(alignTo4(data.length) - data.length)])
  return Buffer.concat([directory, ...paddedTables])
}

function readTable(file: Buffer, entryOffset: number): { tag: number; checksum: number; data: Buffer } {
  const readField = (position: number) => file.readUInt32BE(entryOffset + position)
  const offset = readField(4)
  const compressedLength = readField(8)
  const data = file.subarray(offset, offset + compressedLength)
  const isCompressed = compressedLength < readField(12)
  return { tag: readField(0), checksum: readField(16), data: isCompressed ? inflateSync(data) : data }
}

function alignTo4(length: number): number {
  return Math.ceil(length / 4) * 4
}
