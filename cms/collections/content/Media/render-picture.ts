import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeOperationHook,
  type File,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { hasPermission } from '../../../access/permissions.ts'
import { lockName } from '../../../core/database/lock-name.ts'
import { requireSpace, requireWritable } from './free-space.ts'
import { OversizedError, type RenderedPicture, type Rendition, renderRenditions } from './renditions.ts'

/** The key of the rendered picture in a request's context, which holds it until its files are written. */
export const renderedPictureKey = 'renderedPicture'

/** In the context of a request, `{ quickPictures: true }` encodes pictures quickly, into larger files. */
export const quickPicturesKey = 'quickPictures'

const oversizedTexts: Record<OversizedError['kind'], string> = {
  height: 'This picture is too tall. Please upload one that is at most 16,383 pixels high.',
  pixels: 'This picture is too large. Please upload one of at most 16,383 by 16,383 pixels.',
  'HEIC pixels': 'This HEIC photo is too large. Please upload one of at most 64 megapixels, or a JPEG.',
}

/**
 * Replaces an upload with its largest rendition. The original file and its metadata are never stored, and the admin
 * panel shows the dimensions of the stored file.
 */
export const renderPicture: CollectionBeforeOperationHook<'media'> = async ({
  args,
  operation,
  req,
  overrideAccess,
}) => {
  if (operation !== 'create' && operation !== 'update') return args
  const upload = req.file
  // Payload checks access only after this hook. Without this check, any caller could make the server resize pictures.
  const mayUpload = overrideAccess || hasPermission(req, 'content:edit')
  if (!upload || !mayUpload) return args
  const { sharp } = req.payload.config
  if (!sharp) throw new APIError('Pictures can be uploaded in the admin only.', 500)
  const encoderEffort = req.context[quickPicturesKey] === true ? 'quick' : 'thorough'
  const picture = await renderOrRefuse(() => renderRenditions(sharp, upload.data, upload.name, encoderEffort), req)
  const largestRendition = picture.renditions.at(-1)
  if (!largestRendition || !args.data) return args
  // Without the lock, concurrent uploads of the same file could get the same name.
  await lockName(`media/${picture.base}`, req)
  req.context[renderedPictureKey] = picture
  const file: File = {
    ...upload,
    name: `${picture.base}.webp`,
    data: largestRendition.data,
    size: largestRendition.data.length,
    mimetype: 'image/webp',
  }
  req.file = file
  args.data = {
    ...args.data,
    placeholder_color: picture.placeholder_color,
    renditions: picture.renditions.map(toStoredRendition),
    // Clears the link preview of a replaced picture.
    og: picture.og ? toStoredRendition(picture.og) : { file: null, width: null, height: null },
  }
  return args
}

function toStoredRendition({ file, width, height }: Rendition) {
  return { file, width, height }
}

async function renderOrRefuse(render: () => Promise<RenderedPicture>, req: PayloadRequest): Promise<RenderedPicture> {
  try {
    return await render()
  } catch (error) {
    const message =
      error instanceof OversizedError
        ? oversizedTexts[error.kind]
        : 'This file is not a readable picture. Please upload a JPEG, PNG, WebP, AVIF or HEIC.'
    const label = { en: 'File', id: 'Berkas' }
    throw new ValidationError({ collection: 'media', errors: [{ path: 'file', label, message }], req }, req.t)
  }
}

/** Creates a hook that refuses an upload if the folder is not writable, or its disk has no space for all files. */
export function requireSpaceFor(
  folder: string,
  findFreeBytes?: (folder: string) => Promise<number>,
): CollectionBeforeOperationHook<'media'> {
  return async ({ args, req }) => {
    const picture: unknown = req.context[renderedPictureKey]
    if (!isRenderedPicture(picture)) return args
    // Payload stores the largest rendition a second time, under the picture's own name.
    const files = [...listRenditionFiles(picture), ...picture.renditions.slice(-1)]
    const bytes = files.reduce((sum, { data }) => sum + data.length, 0)
    await requireWritable(folder)
    await requireSpace(folder, bytes, findFreeBytes)
    return args
  }
}

export type PictureWriter = (file: string, data: Buffer) => Promise<void>

/**
 * Creates a hook that writes the renditions of a new picture. The files are never removed, because earlier releases of
 * the site may still show pictures that were replaced or deleted.
 */
export function writeRenditions(writeFile: PictureWriter): CollectionAfterChangeHook {
  return async ({ doc, req }) => {
    const picture: unknown = req.context[renderedPictureKey]
    if (!isRenderedPicture(picture)) return doc
    await Promise.all(listRenditionFiles(picture).map(({ file, data }) => writeFile(file, data)))
    // A request may store several pictures, one after the other. The next picture must not get these renditions.
    delete req.context[renderedPictureKey]
    return doc
  }
}

const listRenditionFiles = ({ renditions, og }: RenderedPicture): Rendition[] => (og ? [...renditions, og] : renditions)

function isRenderedPicture(value: unknown): value is RenderedPicture {
  return typeof value === 'object' && value !== null && 'renditions' in value
}
