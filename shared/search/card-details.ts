import * as z from 'zod/mini'
import { pictureSchema } from '../catalog/index.ts'

const toursPerFile = 100

/** Returns the number in `/data/tours/cards/{number}.json`, which depends only on the id. */
export function cardFileNumber(tourId: number): number {
  return Math.floor(tourId / toursPerFile)
}

/** One file with the details of cards, by tour id. */
export const cardDetailsSchema = z.record(
  z.string(),
  z.object({
    picture: z.nullable(z.pick(pictureSchema, { sizes: true, placeholder_color: true })),
    excerpt: z.string(),
  }),
)

export type CardDetailsFile = z.infer<typeof cardDetailsSchema>
export type CardDetails = CardDetailsFile[string]
