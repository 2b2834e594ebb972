import { createHash } from 'node:crypto'
import type { Sharp } from 'sharp'
import { slugify } from '../../fields/slugify.ts'
import { decodeHeic, type MakeSharp } from './decode-heic.ts'

/** The widths in pixels that the site asks for. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1920]

/** The formats that sharp decodes, by the file's content and not by its name. HEIC is decoded separately. */
const decodedBySharp = new Set<string>(['jpeg', 'png', 'webp', 'avif'])

const largest = Math.max(...pictureWidths)

/** Pixels: WebP has no longer side, and sharp reads no picture with more than a square of it. */
const longestSide = 16_383

/** Pixels of a HEIC photo, all of which are in memory at once; phones take up to 50 million. */
const mostOfHeic = 64_000_000

/** What networks preview links with, in pixels. */
const preview = { width: 1200, height: 630 }

export interface Rendition {
  file: string
  width: number
  height: number
  data: Buffer
}

/** A picture that can be read, but is so large that no size can be made of it. */
export class Oversized extends Error {
  readonly by: 'height' | 'pixels' | 'photo'

  constructor(by: Oversized['by']) {
    super(`oversized by its ${by}`)
    this.by = by
  }
}

/** All sizes of one picture, narrowest first, and the name that they share. */
export interface RenderedPicture {
  base: string
  placeholder_color: string
  renditions: Rendition[]
  /** The preview of links; null where the picture is so small that it would be a blur. */
  og: Rendition | null
}

/**
 * Makes every size of a picture as WebP, upright, without metadata and never wider than it is, and the JPEG that links are
 * previewed with. The names carry a hash of what was uploaded, so another picture always has another address.
 * @throws Oversized, and any other Error when the bytes are not a JPEG, PNG, WebP, AVIF or HEIC that can be read.
 */
export async function renderRenditions(sharp: MakeSharp, upload: Buffer, name: string): Promise<RenderedPicture> {
  const found = await sharp(upload, { limitInputPixels: false }).metadata()
  // AVIF and HEIC share a container, which is all that sharp names.
  const isHeic = found.format === 'heif' && found.compression === 'hevc'
  const format = found.format === 'heif' && found.compression === 'av1' ? 'avif' : found.format
  if (!isHeic && !decodedBySharp.has(format)) throw new Error(`Pictures of type ${format} are not accepted.`)
  const pixelCount = found.width * found.height
  if (pixelCount > longestSide ** 2) throw new Oversized('pixels')
  if (isHeic && pixelCount > mostOfHeic) throw new Oversized('photo')
  const readable = isHeic ? await decodeHeic(sharp, upload) : upload
  // Decoded once; every size is made from the same pixels.
  const source = sharp(readable).rotate().resize({ width: largest, withoutEnlargement: true })
  const { data, info } = await source.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  if (info.height > longestSide) throw new Oversized('height')
  const pixels = { width: info.width, height: info.height, channels: info.channels }
  const base = `${slugify(name.replace(/\.[^.]*$/, '')) || 'picture'}-${contentHash(upload)}`
  const renditions = await Promise.all(
    widthsFor(info.width).map(async (width): Promise<Rendition> => {
      const sized = sharp(data, { raw: pixels }).resize({ width })
      const made = await sized.webp({ quality: 78, effort: 4 }).toBuffer({ resolveWithObject: true })
      return { file: `${base}-${width}.webp`, width, height: made.info.height, data: made.data }
    }),
  )
  const og = await makePreview(sharp(data, { raw: pixels }), pixels, `${base}-og.jpg`)
  const dot = await sharp(data, { raw: pixels }).flatten({ background: '#ffffff' }).resize(1, 1).raw().toBuffer()
  const placeholder_color = `#${dot.subarray(0, 3).toString('hex')}`
  return { base, placeholder_color, renditions, og }
}

/** The part of the picture that catches the eye, in the shape of a preview, from half its size on. */
async function makePreview(
  picture: Sharp,
  { width, height }: { width: number; height: number },
  file: string,
): Promise<Rendition | null> {
  if (width < preview.width / 2 || height < preview.height / 2) return null
  const cropped = picture.resize({ ...preview, fit: 'cover', position: 'attention' }).flatten({ background: '#ffffff' })
  return { file, ...preview, data: await cropped.jpeg({ quality: 80, progressive: true }).toBuffer() }
}

/** The widths to make of a picture: all that are narrower than it, and its own. */
function widthsFor(own: number): number[] {
  return [...pictureWidths.filter((width) => width < own), own]
}

function contentHash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 10)
}
