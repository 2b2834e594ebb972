import { avatarSizes, type Crop } from '@nusa/shared/account'
import sharp, { type Sharp } from 'sharp'

/** The accepted picture formats. */
type PictureFormat = 'jpeg' | 'png' | 'webp'

/**
 * Limits the decoded pixels, because a file of four megabytes may decode to gigabytes. No phone takes pictures this
 * large.
 */
const sharpOptions = { limitInputPixels: 50_000_000, failOn: 'error', animated: false } as const

/** The longest side of a stored document in pixels: small print stays readable. */
const maxSidePx = 2400

/** Returns the squares of an avatar by their side in pixels. Null if the upload is not a readable picture. */
export async function makeAvatar(upload: Uint8Array, crop: Crop): Promise<Map<number, Uint8Array> | null> {
  const size = await readSize(upload)
  if (!size) return null
  const largest = Math.max(...avatarSizes)
  const upright = sharp(upload, sharpOptions).autoOrient()
  const square = await decodePixels(
    upright.extract(computeSquare(crop, size.width, size.height)).resize(largest, largest),
  )
  if (!square) return null
  const sizes = avatarSizes.map(async (side) => {
    const webp = await square().resize(side, side).webp({ quality: 82 }).toBuffer()
    return [side, new Uint8Array(webp)] as const
  })
  return new Map(await Promise.all(sizes))
}

/** Returns the picture of a document. Null if the upload is not a readable picture. */
export async function makeDocument(upload: Uint8Array): Promise<Uint8Array | null> {
  if (!(await readSize(upload))) return null
  const box = { width: maxSidePx, height: maxSidePx, fit: 'inside', withoutEnlargement: true } as const
  const fitted = await decodePixels(sharp(upload, sharpOptions).autoOrient().resize(box))
  return fitted && new Uint8Array(await fitted().webp({ quality: 84 }).toBuffer())
}

/**
 * Decodes an upload to its pixels, without any metadata; null if it is not readable. Only this step can fail because of
 * the upload: errors before or after it are bugs and are thrown.
 */
async function decodePixels(picture: Sharp): Promise<(() => Sharp) | null> {
  const read = await picture.raw().toBuffer({ resolveWithObject: true }).catch(nullIfUnreadable)
  return read && (() => sharp(read.data, { raw: read.info }))
}

/**
 * Returns the size after rotating upright; null if the format is not accepted. The format is checked first, because
 * sharp reads a dozen other formats, and its libraries for those should not be exposed to uploads.
 */
async function readSize(upload: Uint8Array): Promise<{ width: number; height: number } | null> {
  const format = detectFormat(upload)
  if (!format) return null
  const metadata = await sharp(upload, sharpOptions).metadata().catch(nullIfUnreadable)
  return metadata?.format === format ? metadata.autoOrient : null
}

/** Treats an error as an unreadable upload, except when memory runs out, which no accepted upload causes by itself. */
function nullIfUnreadable(error: unknown): null {
  if (error instanceof Error && !/memory/i.test(error.message)) return null
  throw error
}

/**
 * Returns the requested square, moved so that it lies within the picture. The default is the largest centred square.
 */
export function computeSquare({ x, y, side }: Crop, width: number, height: number) {
  const maxSide = Math.min(width, height)
  const length = Math.min(Math.max(side ?? maxSide, 1), maxSide)
  const left = Math.min(x ?? Math.floor((width - length) / 2), width - length)
  const top = Math.min(y ?? Math.floor((height - length) / 2), height - length)
  return { left, top, width: length, height: length }
}

/** Detects the picture format from the first bytes, whatever the file claims to be; null if it is not accepted. */
function detectFormat(file: Uint8Array): PictureFormat | null {
  if (hasAt(file, 0, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (hasAt(file, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  return hasAt(file, 0, ascii('RIFF')) && hasAt(file, 8, ascii('WEBP')) ? 'webp' : null
}

function hasAt(file: Uint8Array, start: number, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => file[start + index] === byte)
}

function ascii(text: string): number[] {
  return [...text].map((character) => character.charCodeAt(0))
}
