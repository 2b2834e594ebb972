import { inflateSync } from 'node:zlib'

const woff = { signature: 0x774f4646, header: 44, entry: 20 }
const sfnt = { header: 12, entry: 16 }

/**
 * Supports version 1. fontkit could read WOFF files, too. But it would decompress a whole table for every letter, which
 * takes ten times as long.
 */
export function unpackWoff(file: Buffer): Buffer {
  if (file.readUInt32BE(0) !== woff.signature) throw new Error('The font is not a WOFF file.')
  const count = file.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => readTable(file, woff.header + index * woff.entry))

  const power = 2 ** Math.floor(Math.log2(count))
  const head = Buffer.alloc(sfnt.header + count * sfnt.entry)
  file.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(power * 16, 6)
  head.writeUInt16BE(Math.log2(power), 8)
  head.writeUInt16BE((count - power) * 16, 10)
  let offset = head.length
  tables.forEach(({ tag, checksum, data }, index) => {
    const at = sfnt.header + index * sfnt.entry
    for (const [position, value] of [tag, checksum, offset, data.length].entries()) {
      head.writeUInt32BE(value, at + position * 4)
    }
    offset += alignTo4(data.length)
  })
  const bodies = tables.flatMap(({ data }) => [data, Buffer.alloc(alignTo4(data.length) - data.length)])
  return Buffer.concat([head, ...bodies])
}

function readTable(file: Buffer, at: number): { tag: number; checksum: number; data: Buffer } {
  const [tag = 0, offset = 0, compressedLength = 0, length = 0, checksum = 0] = [0, 4, 8, 12, 16].map((field) =>
    file.readUInt32BE(at + field),
  )
  const data = file.subarray(offset, offset + compressedLength)
  return { tag, checksum, data: compressedLength < length ? inflateSync(data) : data }
}

function alignTo4(length: number): number {
  return Math.ceil(length / 4) * 4
}
