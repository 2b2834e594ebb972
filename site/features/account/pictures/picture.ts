import { maxUploadBytes, uploadMediaTypes } from '@nusa/shared/account'
import { type CropView, cropSquare, type Square } from './crop.ts'
import { pictureTexts as texts } from './texts.ts'

/** Maximum width and height of uploads in pixels. */
const avatarSidePx = 768
const maxDocumentSidePx = 2400
/** A document of at most this many bytes is uploaded unchanged. */
const maxUnchangedBytes = 1_000_000
const jpegQuality = 0.88

/** `bitmap` is the decoded file, upright even if the camera was rotated. */
export interface Picture {
  file: File
  bitmap: ImageBitmap
}

/** `problem` is the message for the user. */
export interface Problem {
  problem: string
}

export async function openPicture(file: File | undefined): Promise<Picture | Problem> {
  if (!file) return { problem: texts.fileMissing }
  if (!uploadMediaTypes.some((type) => type === file.type)) return { problem: texts.unreadablePicture }
  try {
    return { file, bitmap: await createImageBitmap(file) }
  } catch {
    return { problem: texts.unreadablePicture }
  }
}

export async function createAvatarFile({ bitmap }: Picture, view: CropView): Promise<Blob | Problem> {
  const { x, y, side }: Square = cropSquare(bitmap, view)
  const size = Math.min(side, avatarSidePx)
  const jpeg = await drawJpeg(size, size, (context) => context.drawImage(bitmap, x, y, side, side, 0, 0, size, size))
  return jpeg ?? { problem: texts.processingFailed }
}

/** Returns the file to upload. Scales the document down if that makes the file smaller. */
export async function createDocumentFile({ file, bitmap }: Picture): Promise<Blob | Problem> {
  const scale = Math.min(1, maxDocumentSidePx / Math.max(bitmap.width, bitmap.height))
  const width = Math.round(bitmap.width * scale)
  const height = Math.round(bitmap.height * scale)
  const canUploadUnchanged = scale === 1 && file.size <= maxUnchangedBytes
  const scaledFile = canUploadUnchanged
    ? null
    : await drawJpeg(width, height, (context) => context.drawImage(bitmap, 0, 0, width, height))
  const smallestFile = scaledFile && scaledFile.size < file.size ? scaledFile : file
  return smallestFile.size > maxUploadBytes ? { problem: texts.tooLarge } : smallestFile
}

/** Draws a picture on white and encodes it as JPEG, which would otherwise make transparent pixels black. */
function drawJpeg(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  draw(context)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', jpegQuality))
}
