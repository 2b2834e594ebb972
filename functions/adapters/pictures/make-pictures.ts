import { avatarSizes, type Crop } from '@nusa/shared/account'
import sharp, { type Metadata, type Sharp } from 'sharp'

/** The kinds of pictures that are taken, by what is in the file and not by its name. */
const accepted = new Set<string>(['jpeg', 'png', 'webp'])

/** A file of four megabytes may unpack to a picture of gigabytes: more pixels than a telephone makes are refused. */
const limits = { limitInputPixels: 50_000_000, failOn: 'error', animated: false } as const

/** The longest side that is kept of a document, in pixels: small print can be read. */
const longestSide = 2400

/** The squares of an avatar by their side. Null where the upload is no picture that can be read. */
export async function makeAvatar(upload: Uint8Array, crop: Crop): Promise<Map<number, Uint8Array> | null> {
  return made(upload, async (picture, { width, height }) => {
    const largest = Math.max(...avatarSizes)
    const square = await picture
      .extract(squareOf(crop, width, height))
      .resize(largest, largest)
      .png()
      .toBuffer()
    const sizes = avatarSizes.map(async (side) => {
      const webp = await sharp(square).resize(side, side).webp({ quality: 82 }).toBuffer()
      return [side, new Uint8Array(webp)] as const
    })
    return new Map(await Promise.all(sizes))
  })
}

/** The picture of a document. Null where the upload is no picture that can be read. */
export async function makeDocument(upload: Uint8Array): Promise<Uint8Array | null> {
  return made(upload, async (picture) => {
    const fitted = picture.resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    return new Uint8Array(await fitted.webp({ quality: 84 }).toBuffer())
  })
}

/** What is written holds pixels only: nothing that the camera or somebody else put beside them is taken over. */
async function made<T>(
  upload: Uint8Array,
  make: (upright: Sharp, size: { width: number; height: number }) => Promise<T>,
): Promise<T | null> {
  try {
    const metadata = await sharp(upload, limits).metadata()
    if (!accepted.has(metadata.format)) return null
    return await make(sharp(upload, limits).autoOrient(), sizeOf(metadata))
  } catch {
    return null
  }
}

/** As it is seen, once turned upright. */
function sizeOf({ autoOrient }: Metadata): { width: number; height: number } {
  return { width: autoOrient.width, height: autoOrient.height }
}

/** The wanted square within the picture; the largest in its middle where none is named. */
export function squareOf({ x, y, side }: Crop, width: number, height: number) {
  const most = Math.min(width, height)
  const length = Math.min(Math.max(side ?? most, 1), most)
  const left = Math.min(x ?? Math.floor((width - length) / 2), width - length)
  const top = Math.min(y ?? Math.floor((height - length) / 2), height - length)
  return { left, top, width: length, height: length }
}
