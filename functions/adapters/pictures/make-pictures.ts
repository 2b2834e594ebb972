import { avatarSizes, type Crop } from '@nusa/shared/account'
import sharp, { type Sharp } from 'sharp'

type PictureFormat = 'jpeg' | 'png' | 'webp'

/**
 * The decoded pixels are limited, because a file of four megabytes may decode to gigabytes. Pictures from phones are
 * smaller than the limit.
 */
const sharpOptions = { limitInputPixels: 50_000_000, failOn: 'error', animated: false } as const

/** Small print of a document is readable at this size. */
const maxSidePx = 2400

/** Returns square pictures by their side in pixels, or null if the upload is not a readable picture. */
export async function makeAvatar(upload: Uint8Array, crop: Crop): Promise<Map<number, Uint8Array> | null> {
  const size = await readSize(upload)
  if (!size) return null
  const largestSide = Math.max(...avatarSizes)
  const uprightPicture = sharp(upload, sharpOptions).autoOrient()
  const createSquare = await decodePixels(
    uprightPicture.extract(computeSquare(crop, size.width, size.height)).resize(largestSide, largestSide),
  )
  if (!createSquare) return null
  const webpEntries = avatarSizes.map(async (side) => {
    const webp = await createSquare().resize(side, side).webp({ quality: 82 }).toBuffer()
    return [side, new Uint8Array(webp)] as const
  })
  return new Map(await Promise.all(webpEntries))
}

/** Returns null if the upload is not a readable picture. */
export async function makeDocument(upload: Uint8Array): Promise<Uint8Array | null> {
  if (!(await readSize(upload))) return null
  const box = { width: maxSidePx, height: maxSidePx, fit: 'inside', withoutEnlargement: true } as const
  const createFittedPicture = await decodePixels(sharp(upload, sharpOptions).autoOrient().resize(box))
  return createFittedPicture && new Uint8Array(await createFittedPicture().webp({ quality: 84 }).toBuffer())
}

/**
 * Decodes a picture once, and returns a function that starts further steps from its pixels. Only decoding can fail
 * because of the upload. Errors in other steps are bugs and are thrown.
 */
async function decodePixels(picture: Sharp): Promise<(() => Sharp) | null> {
  const pixels = await picture.raw().toBuffer({ resolveWithObject: true }).catch(nullIfUnreadable)
  return pixels === null ? null : () => sharp(pixels.data, { raw: pixels.info })
}

/** The format is checked first, so that uploads never reach the libraries that sharp uses for other formats. */
async function readSize(upload: Uint8Array): Promise<{ width: number; height: number } | null> {
  const format = detectFormat(upload)
  if (!format) return null
  const metadata = await sharp(upload, sharpOptions).metadata().catch(nullIfUnreadable)
  return metadata?.format === format ? metadata.autoOrient : null
}

/** Returns null if the upload cannot be decoded. Throws out-of-memory errors, because the upload is not their cause. */
function nullIfUnreadable(error: unknown): null {
  if (error instanceof Error && !/memory/i.test(error.message)) return null
  throw error
}

/**
 * Returns the position and the size of a square crop in pixels. A square that is partly outside the picture is moved
 * inside. The default is the largest centred square.
 */
export function computeSquare({ x, y, side }: Crop, width: number, height: number) {
  const maxSide = Math.min(width, height)
  const squareSide = Math.min(Math.max(side ?? maxSide, 1), maxSide)
  const left = Math.min(x ?? Math.floor((width - squareSide) / 2), width - squareSide)
  const top = Math.min(y ?? Math.floor((height - squareSide) / 2), height - squareSide)
  return { left, top, width: squareSide, height: squareSide }
}

/** The first bytes of each JPEG and PNG file. */
const jpegSignature = [0xff, 0xd8, 0xff]
const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

function detectFormat(file: Uint8Array): PictureFormat | null {
  if (hasBytesAt(file, 0, jpegSignature)) return 'jpeg'
  if (hasBytesAt(file, 0, pngSignature)) return 'png'
  return hasBytesAt(file, 0, toAsciiCodes('RIFF')) && hasBytesAt(file, 8, toAsciiCodes('WEBP')) ? 'webp' : null
}

function hasBytesAt(file: Uint8Array, start: number, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => file[start + index] === byte)
}

function toAsciiCodes(text: string): number[] {
  return [...text].map((character) => character.charCodeAt(0))
}
