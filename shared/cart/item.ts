import * as z from 'zod/mini'
import { addOnSchema, packageSchema } from '../catalog/index.ts'
import { rupiahSchema } from '../money/index.ts'
import {
  lastsANight,
  mostAddOns,
  type RentalChoice,
  type RoomChoice,
  rentalAddOnChoiceSchema,
  rentalChoiceSchema,
  roomChoiceSchema,
  type TourChoice,
  type TransferChoice,
  tourAddOnChoiceSchema,
  tourChoiceSchema,
  transferChoiceSchema,
} from './choice.ts'

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
  /** The tax (percent) that was said beside the price; a cart of before this was kept has none. */
  taxRate: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
}

/** More than anybody is asked for; within it the sums of a cart can be counted, whatever somebody wrote into the storage. */
const largestAmount = 1e12
const seenAmountSchema = rupiahSchema.check(z.maximum(largestAmount))

/**
 * What was seen of an item's price (rupiah), only to say that it has changed and from what: `withSeen` sets it. A cart of
 * before the prices of single things were kept knows the total alone: its packages and its add-ons' prices are null.
 */
const seenFields = {
  /** The price of one package, of all travellers of a per-person tour, of one car, one day or one room for a night. */
  price: seenAmountSchema,
  /** What the line came to. */
  total: seenAmountSchema,
}

const seenAddOnFields = {
  name: z.catch(z.string(), ''),
  /** The price of one. */
  price: z.catch(z.nullable(seenAmountSchema), null),
}
export const tourItemAddOnSchema = z.object({
  ...tourAddOnChoiceSchema.shape,
  ...seenAddOnFields,
  type: z.catch(addOnSchema.shape.type, 'per_package'),
})
export const rentalItemAddOnSchema = z.object({ ...rentalAddOnChoiceSchema.shape, ...seenAddOnFields })

export const tourItemSchema = z.object({
  ...tourChoiceSchema.shape,
  ...shownFields,
  ...seenFields,
  tourSlug: z.catch(z.string(), ''),
  addOns: z.array(tourItemAddOnSchema).check(z.maxLength(mostAddOns)),
  /** The package with its prices. */
  pricing: z.catch(z.nullable(packageSchema), null),
})
export const transferItemSchema = z.object({ ...transferChoiceSchema.shape, ...shownFields, ...seenFields })
export const rentalItemSchema = z.object({
  ...rentalChoiceSchema.shape,
  ...shownFields,
  ...seenFields,
  addOns: z.array(rentalItemAddOnSchema).check(z.maxLength(mostAddOns)),
})
export const roomItemSchema = z.object({ ...roomChoiceSchema.shape, ...shownFields, ...seenFields }).check(lastsANight)

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
  version: z.literal(3),
  items: z.array(cartItemSchema).check(z.maxLength(maxCartItems)),
})

const shownSchema = z.object(shownFields)

/** An item before anybody has seen a price of it. */
export type UnseenItem = z.infer<typeof shownSchema> &
  ((TourChoice & { tourSlug: string }) | TransferChoice | RentalChoice | RoomChoice)

export type TourItem = z.infer<typeof tourItemSchema>
export type TransferItem = z.infer<typeof transferItemSchema>
export type RentalItem = z.infer<typeof rentalItemSchema>
export type RoomItem = z.infer<typeof roomItemSchema>
export type CartItem = z.infer<typeof cartItemSchema>
export type Cart = z.infer<typeof cartSchema>
