import * as z from 'zod/mini'
import { addOnSchema, offeredPickupZoneSchema, packageSchema } from '../catalog/index.ts'
import { rupiahSchema } from '../money/index.ts'
import {
  maxAddOns,
  minOneNightCheck,
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

/**
 * Displayed even if the product is no longer offered. In a stored cart, all except `id` and `productName` may be
 * missing.
 */
const displayFields = {
  /** Created by `createItemId`. */
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  /** The tour's name, 'Airport Transfer: {airport} to {area}', the car's name or the hotel's name. */
  productName: z.string(),
  /** URL of a small picture on this site. */
  image: z.catch(z.nullable(z.string()), null),
  /** The package's name, the transfer's car, 'Daily Rental' or the room's name. */
  packageTitle: z.catch(z.string(), ''),
  location: z.catch(z.string(), ''),
  duration: z.catch(z.string(), ''),
  /** The tax rate (percent) shown with the price; missing in older carts. */
  taxRate: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
}

/** In rupiah, far above any real price. The limit keeps sums exact, even if the stored cart was tampered with. */
const maxAmount = 1e12
const seenAmountSchema = rupiahSchema.check(z.maximum(maxAmount))

/**
 * The price that the traveller saw (rupiah), only used to show that a price has changed. Older carts stored only the
 * total: their `price` is derived from it, and their `pricing` and the prices of add-ons are null.
 */
const seenFields = {
  /** The price of one package, car, rental day or room night; in a per-person tour, of all travellers together. */
  price: seenAmountSchema,
  total: seenAmountSchema,
}

const seenAddOnFields = {
  name: z.catch(z.string(), ''),
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
  ...displayFields,
  ...seenFields,
  tourSlug: z.catch(z.string(), ''),
  addOns: z.array(tourItemAddOnSchema).check(z.maxLength(maxAddOns)),
  pricing: z.catch(z.nullable(packageSchema), null),
  /** Contains the surcharge that the traveller saw; missing if no zone was chosen. */
  pickupZone: z.catch(z.optional(offeredPickupZoneSchema), undefined),
})
export const transferItemSchema = z.object({ ...transferChoiceSchema.shape, ...displayFields, ...seenFields })
export const rentalItemSchema = z.object({
  ...rentalChoiceSchema.shape,
  ...displayFields,
  ...seenFields,
  addOns: z.array(rentalItemAddOnSchema).check(z.maxLength(maxAddOns)),
})
export const roomItemSchema = z
  .object({ ...roomChoiceSchema.shape, ...displayFields, ...seenFields })
  .check(minOneNightCheck)

export const cartItemSchema = z.discriminatedUnion('kind', [
  tourItemSchema,
  transferItemSchema,
  rentalItemSchema,
  roomItemSchema,
])

/** The maximum number of items, and so of bookings on an invoice. */
export const maxCartItems = 50

export const cartSchema = z.object({
  version: z.literal(3),
  items: z.array(cartItemSchema).check(z.maxLength(maxCartItems)),
})

const displaySchema = z.object(displayFields)

/** The traveller has not seen the price yet. */
export type UnpricedItem = z.infer<typeof displaySchema> &
  ((TourChoice & { tourSlug: string }) | TransferChoice | RentalChoice | RoomChoice)

export type TourItem = z.infer<typeof tourItemSchema>
export type TransferItem = z.infer<typeof transferItemSchema>
export type RentalItem = z.infer<typeof rentalItemSchema>
export type RoomItem = z.infer<typeof roomItemSchema>
export type CartItem = z.infer<typeof cartItemSchema>
export type Cart = z.infer<typeof cartSchema>
