import { createHash } from 'node:crypto'
import type { Sharp } from 'sharp'
import { slugify } from '../../../fields/slugify.ts'
import { decodeHeic, type SharpFactory } from './decode-heic.ts'

const renditionWidths = [160, 320, 480, 640, 960, 1280, 1920]

/** Sharp detects the format from the content of the file, not from its name. HEIC is decoded separately. */
const formatsDecodedBySharp = new Set<string>(['jpeg', 'png', 'webp', 'avif'])

const maxWidthPx = Math.max(...renditionWidths)

/** The maximum width and height of a WebP. Sharp also rejects a picture with more pixels than a square of this side. */
const maxSidePx = 16_383

/** A HEIC photo is held in memory completely. Photos of phones have up to 50 million pixels. */
const maxHeicPixels = 64_000_000

const previewSize = { width: 1200, height: 630 }

/**
 * How long the WebP encoder searches for a smaller file. `quick` takes half of the time, and the files are 4 % larger.
 */
const encoderEfforts = { thorough: 4, quick: 2 } as const

export type EncoderEffort = keyof typeof encoderEfforts

export interface Rendition {
  file: string
  width: number
  height: number
  data: Buffer
}

/** Thrown if a picture is readable, but too large to create its renditions. */
export class OversizedError extends Error {
  readonly kind: 'height' | 'pixels' | 'HEIC pixels'

  constructor(kind: OversizedError['kind']) {
    super(`oversized by its ${kind}`)
    this.kind = kind
  }
}

/** A picture with its renditions, narrowest first. `base` is the start of their file names. */
export interface RenderedPicture {
  base: string
  placeholder_color: string
  renditions: Rendition[]
  /** The picture for link previews (Open Graph); null if the upload is so small that the preview would be blurred. */
  og: Rendition | null
}

/**
 * Renders a picture as upright WebP files of several widths, without metadata and never enlarged, and as a JPEG for
 * link previews. The file names contain a hash of the upload, so a different picture always has a different URL.
 *
 * @throws OversizedError if the picture is too large
 * @throws Error if the bytes are not a readable JPEG, PNG, WebP, AVIF or HEIC
 */
export async function renderRenditions(
  sharp: SharpFactory,
  upload: Buffer,
  name: string,
  encoderEffort: EncoderEffort = 'thorough',
): Promise<RenderedPicture> {
  const metadata = await sharp(upload, { limitInputPixels: false }).metadata()
  // AVIF and HEIC share the container HEIF, and sharp reports only the container as the format.
  const isHeif = metadata.format === 'heif'
  const isHeic = isHeif && metadata.compression === 'hevc'
  const format = isHeif && metadata.compression === 'av1' ? 'avif' : metadata.format
  if (!isHeic && !formatsDecodedBySharp.has(format)) throw new Error(`Pictures of type ${format} are not accepted.`)
  const pixelCount = metadata.width * metadata.height
  if (pixelCount > maxSidePx ** 2) throw new OversizedError('pixels')
  if (isHeic && pixelCount > maxHeicPixels) throw new OversizedError('HEIC pixels')
  const decodableFile = isHeic ? await decodeHeic(sharp, upload) : upload
  const source = sharp(decodableFile).rotate().resize({ width: maxWidthPx, withoutEnlargement: true })
  const { data: pixels, info } = await source.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  if (info.height > maxSidePx) throw new OversizedError('height')
  const rawFormat = { width: info.width, height: info.height, channels: info.channels }
  const nameWithoutExtension = name.replace(/\.[^.]*$/, '')
  const base = `${slugify(nameWithoutExtension) || 'picture'}-${hashContent(upload)}`
  const renditions = await Promise.all(
    chooseWidths(info.width).map(async (width): Promise<Rendition> => {
      const resizedPicture = sharp(pixels, { raw: rawFormat }).resize({ width })
      const webp = resizedPicture.webp({ quality: 78, effort: encoderEfforts[encoderEffort] })
      const output = await webp.toBuffer({ resolveWithObject: true })
      return { file: `${base}-${width}.webp`, width, height: output.info.height, data: output.data }
    }),
  )
  const og = await createPreview(sharp(pixels, { raw: rawFormat }), rawFormat, `${base}-og.jpg`)
  const averagePixel = await sharp(pixels, { raw: rawFormat })
    .flatten({ background: '#ffffff' })
    .resize(1, 1)
    .raw()
    .toBuffer()
  const placeholder_color = `#${averagePixel.subarray(0, 3).toString('hex')}`
  return { base, placeholder_color, renditions, og }
}

/** Creates the picture for link previews; null if the upload would have to be enlarged to more than twice its size. */
async function createPreview(
  picture: Sharp,
  { width, height }: { width: number; height: number },
  file: string,
): Promise<Rendition | null> {
  if (width < previewSize.width / 2 || height < previewSize.height / 2) return null
  const cropped = picture
    .resize({ ...previewSize, fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
  return { file, ...previewSize, data: await cropped.jpeg({ quality: 80, progressive: true }).toBuffer() }
}

function chooseWidths(pictureWidth: number): number[] {
  return [...renditionWidths.filter((width) => width < pictureWidth), pictureWidth]
}

function hashContent(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 10)
}
