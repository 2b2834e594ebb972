import { readFile } from 'node:fs/promises'
import { quickPicturesKey } from '../../collections/content/Media/render-picture.ts'
import { type PictureName, pictures } from '../content/pictures.ts'
import { ensureAll, type GetId, type ReadPicture, type SeedContext } from './context.ts'

const names = Object.keys(pictures) as PictureName[]

/** Returns 'batur-lake' for 'batur-lake-0123456789.webp'; the stored name contains a hash. */
const readPictureName = (filename: string) => filename.replace(/-[0-9a-f]{10}(?:-\d+)?\.webp$/, '')

/** Two uploads can resize pictures on two processors while two other uploads write to the database. */
const concurrency = 4

export const readOriginal: ReadPicture = (name) => readFile(new URL(`../pictures/${name}.avif`, import.meta.url))

/** Uploads as an editor would, so that all sizes are rendered, but encodes them quickly. */
export async function seedPictures({ payload, readPicture }: SeedContext): Promise<GetId<PictureName>> {
  const storedPictures = await payload.find({
    collection: 'media',
    pagination: false,
    depth: 0,
    select: { filename: true },
  })
  const existingIds = new Map(storedPictures.docs.map((doc) => [readPictureName(doc.filename ?? ''), doc.id]))
  return ensureAll(
    names,
    (name) => name,
    existingIds,
    async (name) => {
      const data = await readPicture(name)
      const file = { name: `${name}.avif`, data, size: data.length, mimetype: 'image/avif' }
      const context = { [quickPicturesKey]: true }
      return payload.create({ collection: 'media', data: { alt: pictures[name] }, file, depth: 0, context })
    },
    concurrency,
  )
}
