import * as z from 'zod/mini'
import { pictureSchema } from './picture.ts'
import { tourSchema } from './tour.ts'

/**
 * What a page needs to show, price and date one tour again, e.g. in the cart: the static file `/data/tours/{id}.json`.
 * It is as fresh as the last build; the server prices from the CMS before it books.
 */
export const tourOfferSchema = z.object({
  ...z.pick(tourSchema, {
    id: true,
    slug: true,
    title: true,
    location: true,
    duration: true,
    tour_type: true,
    price: true,
    starting_date: true,
    end_date: true,
    cut_off_days: true,
    block_dates: true,
    max_guests: true,
    pricing: true,
    add_on: true,
  }).shape,
  picture: z.nullable(z.pick(pictureSchema, { alt: true, sizes: true, placeholder_color: true })),
})

export type TourOffer = z.infer<typeof tourOfferSchema>
