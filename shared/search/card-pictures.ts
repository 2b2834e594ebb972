import * as z from 'zod/mini'
import { pictureSchema } from '../catalog/index.ts'

/** Tours whose pictures lie in one file: a page of cards asks for as many files at most as it has cards. */
const toursPerFile = 100

/** The number of the file in which a tour's picture is: `/data/tours/cards/{number}.json`. It hangs on the id alone. */
export function cardFile(tourId: number): number {
  return Math.floor(tourId / toursPerFile)
}

/** What the cards of some tours need for their pictures, by the tours' ids; those without a picture are not in it. */
export const cardPicturesSchema = z.record(z.string(), z.pick(pictureSchema, { sizes: true, placeholder_color: true }))

export type CardPictures = z.infer<typeof cardPicturesSchema>
export type CardPicture = CardPictures[string]
