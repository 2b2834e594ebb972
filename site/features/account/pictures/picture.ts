import { maxUploadBytes, uploadTypes } from '@nusa/shared/account'
import { type Square, squareOf, type View } from './crop.ts'
import { pictureTexts as texts } from './texts.ts'

/** Pixels: more of an avatar is never shown, and more of a document is not kept. */
const avatarSide = 768
const documentSide = 2400
/** A document of so many bytes is sent as it is. */
const lightBytes = 1_000_000

/** A file that was chosen, and what is seen in it, upright. */
export interface Picture {
  file: File
  bitmap: ImageBitmap
}

/** What is wrong, in words. */
export interface Problem {
  problem: string
}

export async function openPicture(file: File | undefined): Promise<Picture | Problem> {
  if (!file) return { problem: texts.none }
  if (!uploadTypes.some((type) => type === file.type)) return { problem: texts.noPicture }
  try {
    return { file, bitmap: await createImageBitmap(file) }
  } catch {
    return { problem: texts.noPicture }
  }
}

/** The square of a picture that is seen. */
export async function avatarFile({ bitmap }: Picture, view: View): Promise<Blob | Problem> {
  const { x, y, side }: Square = squareOf(bitmap, view)
  const size = Math.min(side, avatarSide)
  const sent = await drawn(size, size, (context) => context.drawImage(bitmap, x, y, side, side, 0, 0, size, size))
  return sent ?? { problem: texts.notMade }
}

/** A document, no larger than what is kept of it. */
export async function documentFile({ file, bitmap }: Picture): Promise<Blob | Problem> {
  const scale = Math.min(1, documentSide / Math.max(bitmap.width, bitmap.height))
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)]
  const isLight = scale === 1 && file.size <= lightBytes
  const scaled = isLight
    ? null
    : await drawn(width, height, (context) => context.drawImage(bitmap, 0, 0, width, height))
  const sent = scaled && scaled.size < file.size ? scaled : file
  return sent.size > maxUploadBytes ? { problem: texts.tooLarge } : sent
}

/** A JPEG of what `draw` draws. On white: a JPEG has no holes, and what is clear in a picture would be black. */
function drawn(width: number, height: number, draw: (context: CanvasRenderingContext2D) => void): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  draw(context)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88))
}
