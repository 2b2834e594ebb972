import { avatarSizes, type Crop } from '@nusa/shared/account'
import sharp, { type Sharp } from 'sharp'
import { kindOf } from './kind-of.ts'

/** A file of four megabytes may unpack to a picture of gigabytes: more pixels than a telephone makes are refused. */
const limits = { limitInputPixels: 50_000_000, failOn: 'error', animated: false } as const

/** The longest side that is kept of a document, in pixels: small print can be read. */
const longestSide = 2400

/** The squares of an avatar by their side. Null where the upload is no picture that can be read. */
export async function makeAvatar(upload: Uint8Array, crop: Crop): Promise<Map<number, Uint8Array> | null> {
  const size = await sizeOf(upload)
  if (!size) return null
  const largest = Math.max(...avatarSizes)
  const upright = sharp(upload, limits).autoOrient()
  const square = await pixelsOf(upright.extract(squareOf(crop, size.width, size.height)).resize(largest, largest))
  if (!square) return null
  const sizes = avatarSizes.map(async (side) => {
    const webp = await square().resize(side, side).webp({ quality: 82 }).toBuffer()
    return [side, new Uint8Array(webp)] as const
  })
  return new Map(await Promise.all(sizes))
}

/** The picture of a document. Null where the upload is no picture that can be read. */
export async function makeDocument(upload: Uint8Array): Promise<Uint8Array | null> {
  if (!(await sizeOf(upload))) return null
  const box = { width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true } as const
  const fitted = await pixelsOf(sharp(upload, limits).autoOrient().resize(box))
  return fitted && new Uint8Array(await fitted().webp({ quality: 84 }).toBuffer())
}

/**
 * The pixels of an upload and nothing that the camera or somebody else put beside them; null where they can't be read. Only
 * here an upload can be to blame: what fails before or after is a fault of ours and is thrown.
 */
async function pixelsOf(picture: Sharp): Promise<(() => Sharp) | null> {
  const read = await picture.raw().toBuffer({ resolveWithObject: true }).catch(unreadable)
  return read && (() => sharp(read.data, { raw: read.info }))
}

/**
 * As it is seen, once turned upright; null where the file is of no kind that is taken. That is looked at first: sharp reads a
 * dozen kinds more, each by a library of its own, which no stranger shall write for.
 */
async function sizeOf(upload: Uint8Array): Promise<{ width: number; height: number } | null> {
  const kind = kindOf(upload)
  if (!kind) return null
  const metadata = await sharp(upload, limits).metadata().catch(unreadable)
  return metadata?.format === kind ? metadata.autoOrient : null
}

/** No upload that is let in uses up the memory by itself. */
function unreadable(error: unknown): null {
  if (error instanceof Error && !/memory/i.test(error.message)) return null
  throw error
}

/** The wanted square within the picture; the largest in its middle where none is named. */
export function squareOf({ x, y, side }: Crop, width: number, height: number) {
  const most = Math.min(width, height)
  const length = Math.min(Math.max(side ?? most, 1), most)
  const left = Math.min(x ?? Math.floor((width - length) / 2), width - length)
  const top = Math.min(y ?? Math.floor((height - length) / 2), height - length)
  return { left, top, width: length, height: length }
}
