import * as z from 'zod/mini'
import { pictureSchema } from '../catalog/index.ts'

/** Tours whose details lie in one file: a page of cards asks for as many files at most as it has cards. */
const toursPerFile = 100

/** The number of the file in which a tour's details are: `/data/tours/cards/{number}.json`. It hangs on the id alone. */
export function cardFile(tourId: number): number {
  return Math.floor(tourId / toursPerFile)
}

/** What the cards of some tours show beyond the index: their pictures and excerpts, by the tours' ids. */
export const cardDetailsSchema = z.record(
  z.string(),
  z.object({
    picture: z.nullable(z.pick(pictureSchema, { sizes: true, placeholder_color: true })),
    excerpt: z.string(),
  }),
)

export type CardDetailsFile = z.infer<typeof cardDetailsSchema>
export type CardDetails = CardDetailsFile[string]
