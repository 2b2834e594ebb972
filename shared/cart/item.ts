import * as z from 'zod/mini'
import { rupiahSchema } from '../money/index.ts'
import { lastsANight, rentalChoiceSchema, roomChoiceSchema, tourChoiceSchema, transferChoiceSchema } from './choice.ts'

/** What is shown of an item, also when it is no longer offered. A text that got lost does not lose the item. */
const shownFields = {
  /** Made of what is booked, the package and the time it was added. */
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  /** The tour's name, 'Airport Transfer: {airport} to {area}', the car's or the hotel's. */
  tourName: z.string(),
  /** Address of a small picture on this site, or null. */
  image: z.catch(z.nullable(z.string()), null),
  /** The package's name, the transfer's car, 'Daily Rental' or the room's name. */
  packageTitle: z.catch(z.string(), ''),
  tourLocation: z.catch(z.string(), ''),
  tourDuration: z.catch(z.string(), ''),
  /** The line's total (rupiah) when it was last shown; only to say that a price has changed. */
  price: rupiahSchema,
  /** The tax (percent) that was said beside that price; a cart of before this was kept has none. */
  taxRate: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
}

export const tourItemSchema = z.object({ ...tourChoiceSchema.shape, ...shownFields, tourSlug: z.catch(z.string(), '') })
export const transferItemSchema = z.object({ ...transferChoiceSchema.shape, ...shownFields })
export const rentalItemSchema = z.object({ ...rentalChoiceSchema.shape, ...shownFields })
export const roomItemSchema = z.object({ ...roomChoiceSchema.shape, ...shownFields }).check(lastsANight)

/** A line of the cart as the browser keeps it: the choice, and what to show should it no longer be offered. */
export const cartItemSchema = z.discriminatedUnion('kind', [
  tourItemSchema,
  transferItemSchema,
  rentalItemSchema,
  roomItemSchema,
])

/** As many lines as one cart, and so one invoice, may have. */
export const maxCartItems = 50

export const cartSchema = z.object({
  version: z.literal(2),
  items: z.array(cartItemSchema).check(z.maxLength(maxCartItems)),
})

export type TourItem = z.infer<typeof tourItemSchema>
export type TransferItem = z.infer<typeof transferItemSchema>
export type RentalItem = z.infer<typeof rentalItemSchema>
export type RoomItem = z.infer<typeof roomItemSchema>
export type CartItem = z.infer<typeof cartItemSchema>
export type Cart = z.infer<typeof cartSchema>
