import { type PictureName, pictures } from '../content/pictures/index.ts'
import { drawPicture } from '../pictures/draw-picture.ts'
import { ensureAll, type IdOf, type SeedContext } from './context.ts'

/** A stored picture's file is named after what was uploaded, with a hash of its bytes. */
const nameOf = (filename: string) => filename.replace(/-[0-9a-f]{10}(?:-\d+)?\.webp$/, '')

/** The database has ten connections, and drawing a picture keeps a processor busy. */
const atOnce = 4

/** Draws every picture and uploads it as an editor would; all its sizes are made on the way. */
export async function seedPictures({ payload, pictureWidth }: SeedContext): Promise<IdOf<PictureName>> {
  const stored = await payload.find({ collection: 'media', pagination: false, depth: 0, select: { filename: true } })
  const known = new Map(stored.docs.map((doc) => [nameOf(doc.filename ?? ''), doc.id]))
  return ensureAll(
    pictures,
    (picture) => picture.name,
    known,
    async (picture) => {
      const data = await drawPicture(picture, pictureWidth)
      const file = { name: `${picture.name}.jpg`, data, size: data.length, mimetype: 'image/jpeg' }
      return payload.create({ collection: 'media', data: { alt: picture.alt }, file, depth: 0 })
    },
    atOnce,
  )
}
