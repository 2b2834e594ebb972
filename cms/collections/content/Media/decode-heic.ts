import { Worker } from 'node:worker_threads'
import { crc32, deflateSync } from 'node:zlib'
import type { Sharp, SharpOptions } from 'sharp'

export type SharpFactory = (input: Buffer, options?: SharpOptions) => Sharp

/** No photo takes this long to decode, so only a hanging decoder is stopped. */
const timeoutMs = 120_000

/** The worker's code is a string, because a bundled server has no separate file for the worker. */
const workerScript = `
const { parentPort, workerData } = require('node:worker_threads')
const decode = require('heic-decode')
decode({ buffer: workerData }).then(({ width, height, data }) => {
  parentPort.postMessage({ width, height, data }, [data.buffer])
})`

interface Pixels {
  width: number
  height: number
  data: Uint8Array
}

let lastDecoding: Promise<unknown> = Promise.resolve()

/**
 * Converts a HEIC photo to an upright PNG with the same colour profile. Sharp cannot decode HEIC, whose codec is
 * patented.
 *
 * Runs in a separate thread, one photo at a time, because each photo takes several hundred megabytes of memory.
 *
 * @throws Error if the photo cannot be decoded
 */
export async function decodeHeic(sharp: SharpFactory, photo: Buffer): Promise<Buffer> {
  const { icc, hasAlpha } = await sharp(photo).metadata()
  const decoding = lastDecoding.then(() => decodeInThread(photo))
  lastDecoding = decoding.catch(() => undefined)
  const { width, height, data } = await decoding
  const picture = sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels: 4 },
  })
  const png = await (hasAlpha ? picture : picture.removeAlpha()).png({ compressionLevel: 1 }).toBuffer()
  return icc ? withProfile(png, icc) : png
}

function decodeInThread(photo: Buffer): Promise<Pixels> {
  const worker = new Worker(workerScript, { eval: true, workerData: photo })
  // Fails if the worker ends or hangs without a message.
  const pixels = new Promise<Pixels>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`decoder ended with ${code}`)))
    AbortSignal.timeout(timeoutMs).addEventListener('abort', () => reject(new Error('decoding took too long')))
  })
  return pixels.finally(() => worker.terminate())
}

/** The length in bytes of a PNG's signature and of its first chunk, the header. */
const headLength = 8 + 25

/** Adds a colour profile without changing the pixels. Sharp would convert the pixels to the profile. */
function withProfile(png: Buffer, icc: Buffer): Buffer {
  const type = Buffer.from('iCCP', 'latin1')
  // The data begins with the profile's name, a zero byte and the number of the compression method.
  const data = Buffer.concat([Buffer.from('profile\0\0', 'latin1'), deflateSync(icc)])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(Buffer.concat([type, data])))
  return Buffer.concat([png.subarray(0, headLength), length, type, data, checksum, png.subarray(headLength)])
}
