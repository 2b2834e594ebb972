import { baliGallery, baliPictures } from './bali.ts'
import { beyondGallery, beyondPictures } from './beyond.ts'
import { toPicture } from './picture.ts'
import { placePictures } from './places.ts'
import { stayPictures } from './stays.ts'
import { transportPictures } from './transport.ts'

const lines = [
  ...placePictures,
  ...baliPictures,
  ...beyondPictures,
  ...baliGallery,
  ...beyondGallery,
  ...transportPictures,
  ...stayPictures,
]

/** The name of a picture that the demo content can show. */
export type PictureName = (typeof lines)[number][0]

/** Every picture of the demo content. */
export const pictures = lines.map((line) => ({ ...toPicture(line), name: line[0] }))
