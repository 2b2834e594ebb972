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
import { requireSpace } from './free-space.ts'
import { OversizedError, type RenderedPicture, type Rendition, renderRenditions } from './renditions.ts'

/** Key in the context of a request under which the sizes are held until the entry is stored. */
export const renderedKey = 'renderedPicture'

const oversizedTexts: Record<OversizedError['kind'], string> = {
  height: 'This picture is too tall. Please upload one that is at most 16,383 pixels high.',
  pixels: 'This picture is too large. Please upload one of at most 16,383 by 16,383 pixels.',
  'HEIC pixels': 'This HEIC photo is too large. Please upload one of at most 64 megapixels, or a JPEG.',
}

/**
 * Creates the sizes of an uploaded picture before it is stored, and replaces the upload with the largest. Therefore
 * nothing of the original file is stored, including its metadata, and the admin shows the real dimensions.
 */
export const renderPicture: CollectionBeforeOperationHook<'media'> = async ({
  args,
  operation,
  req,
  overrideAccess,
}) => {
  if (operation !== 'create' && operation !== 'update') return args
  const upload = req.file
  // Payload checks access after this hook, and only editors may cause this work.
  if (!upload || !(overrideAccess || hasPermission(req, 'content:edit'))) return args
  const { sharp } = req.payload.config
  if (!sharp) throw new APIError('Pictures can be uploaded in the admin only.', 500)
  const rendered = await render(() => renderRenditions(sharp, upload.data, upload.name), req)
  const main = rendered.renditions.at(-1)
  if (!main || !args.data) return args
  // Payload then chooses another free name for a concurrent upload of the same file. Otherwise both would get the same
  // name, and the database would reject one of them.
  await lockName(`media/${rendered.base}`, req)
  req.context[renderedKey] = rendered
  const file: File = {
    ...upload,
    name: `${rendered.base}.webp`,
    data: main.data,
    size: main.data.length,
    mimetype: 'image/webp',
  }
  req.file = file
  args.data = {
    ...args.data,
    placeholder_color: rendered.placeholder_color,
    renditions: rendered.renditions.map(withoutData),
    // Clears the link preview of a replaced picture.
    og: rendered.og ? withoutData(rendered.og) : { file: null, width: null, height: null },
  }
  return args
}

function withoutData({ file, width, height }: Rendition) {
  return { file, width, height }
}

/** Runs `create`. Throws a ValidationError for the field `file` with the reason if the picture cannot be used. */
async function render(create: () => Promise<RenderedPicture>, req: PayloadRequest): Promise<RenderedPicture> {
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

/** Creates a hook that refuses an upload before anything is stored, if the disk has no space for all its files. */
export const requireSpaceFor =
  (folder: string, findFreeBytes?: (folder: string) => Promise<number>): CollectionBeforeOperationHook<'media'> =>
  async ({ args, req }) => {
    const rendered: unknown = req.context[renderedKey]
    if (!isRendered(rendered)) return args
    // Payload stores the largest size again, under the name of the picture.
    const files = [...filesNextTo(rendered), ...rendered.renditions.slice(-1)]
    const bytes = files.reduce((sum, { data }) => sum + data.length, 0)
    await requireSpace(folder, bytes, findFreeBytes)
    return args
  }

/** Stores a file of a picture under its name. */
export type PictureWriter = (file: string, data: Buffer) => Promise<void>

/**
 * Creates a hook that writes the sizes of a new picture next to it. The files are never removed, because the live
 * release and earlier releases may show pictures that were replaced or deleted since.
 */
export const writeRenditions =
  (writeFile: PictureWriter): CollectionAfterChangeHook =>
  async ({ doc, req }) => {
    const rendered: unknown = req.context[renderedKey]
    if (!isRendered(rendered)) return doc
    await Promise.all(filesNextTo(rendered).map(({ file, data }) => writeFile(file, data)))
    // A request may store several pictures, one after the other.
    delete req.context[renderedKey]
    return doc
  }

/** Returns the files that are written next to the picture of an upload. */
const filesNextTo = ({ renditions, og }: RenderedPicture): Rendition[] => (og ? [...renditions, og] : renditions)

function isRendered(value: unknown): value is RenderedPicture {
  return typeof value === 'object' && value !== null && 'renditions' in value
}
