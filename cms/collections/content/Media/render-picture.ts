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

/** The key in a request's context under which the sizes are held until the entry is stored. */
export const renderedPictureKey = 'renderedPicture'

const oversizedTexts: Record<OversizedError['kind'], string> = {
  height: 'This picture is too tall. Please upload one that is at most 16,383 pixels high.',
  pixels: 'This picture is too large. Please upload one of at most 16,383 by 16,383 pixels.',
  'HEIC pixels': 'This HEIC photo is too large. Please upload one of at most 64 megapixels, or a JPEG.',
}

/**
 * Replaces an upload with its largest size. The original file and its metadata are never stored, and the admin panel
 * shows the dimensions of the stored file.
 */
export const renderPicture: CollectionBeforeOperationHook<'media'> = async ({
  args,
  operation,
  req,
  overrideAccess,
}) => {
  if (operation !== 'create' && operation !== 'update') return args
  const upload = req.file
  // Payload checks access only after this hook. Without this condition, any caller could make the server resize
  // pictures.
  if (!upload || !(overrideAccess || hasPermission(req, 'content:edit'))) return args
  const { sharp } = req.payload.config
  if (!sharp) throw new APIError('Pictures can be uploaded in the admin only.', 500)
  const rendered = await renderOrRefuse(() => renderRenditions(sharp, upload.data, upload.name), req)
  const largestRendition = rendered.renditions.at(-1)
  if (!largestRendition || !args.data) return args
  // Without the lock, concurrent uploads of the same file could get the same name.
  await lockName(`media/${rendered.base}`, req)
  req.context[renderedPictureKey] = rendered
  const file: File = {
    ...upload,
    name: `${rendered.base}.webp`,
    data: largestRendition.data,
    size: largestRendition.data.length,
    mimetype: 'image/webp',
  }
  req.file = file
  args.data = {
    ...args.data,
    placeholder_color: rendered.placeholder_color,
    renditions: rendered.renditions.map(toStoredRendition),
    // Clears the link preview of a replaced picture.
    og: rendered.og ? toStoredRendition(rendered.og) : { file: null, width: null, height: null },
  }
  return args
}

function toStoredRendition({ file, width, height }: Rendition) {
  return { file, width, height }
}

async function renderOrRefuse(create: () => Promise<RenderedPicture>, req: PayloadRequest): Promise<RenderedPicture> {
  try {
    return await create()
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
    const rendered: unknown = req.context[renderedPictureKey]
    if (!isRendered(rendered)) return args
    // Payload stores the largest size again, under the picture's name.
    const files = [...listRenditionFiles(rendered), ...rendered.renditions.slice(-1)]
    const bytes = files.reduce((sum, { data }) => sum + data.length, 0)
    await requireWritable(folder)
    await requireSpace(folder, bytes, findFreeBytes)
    return args
  }
}

export type PictureWriter = (file: string, data: Buffer) => Promise<void>

/**
 * Creates a hook that writes the sizes of a new picture. The files are never removed, because releases may still show
 * pictures that were replaced or deleted.
 */
export function writeRenditions(writeFile: PictureWriter): CollectionAfterChangeHook {
  return async ({ doc, req }) => {
    const rendered: unknown = req.context[renderedPictureKey]
    if (!isRendered(rendered)) return doc
    await Promise.all(listRenditionFiles(rendered).map(({ file, data }) => writeFile(file, data)))
    // A request may store several pictures one after the other, so the next picture must not find these sizes.
    delete req.context[renderedPictureKey]
    return doc
  }
}

const listRenditionFiles = ({ renditions, og }: RenderedPicture): Rendition[] => (og ? [...renditions, og] : renditions)

function isRendered(value: unknown): value is RenderedPicture {
  return typeof value === 'object' && value !== null && 'renditions' in value
}
