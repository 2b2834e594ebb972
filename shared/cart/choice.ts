import * as z from 'zod/mini'
import { entryIdSchema, nonBlankTextSchema } from '../catalog/fields.ts'
import { localDateSchema, timeSchema, timeZoneSchema } from '../dates/index.ts'
import { partySchema, pickupChoiceSchema } from '../pricing/index.ts'
import { normaliseLine } from '../text/index.ts'
import { hotelReferenceSchema, rentalReferenceSchema, transferReferenceSchema } from './reference.ts'

/** The largest quantity of packages, cars, days, rooms or add-ons in one item. */
export const maxQuantity = 999

const quantitySchema = z.int().check(z.minimum(1), z.maximum(maxQuantity))
const referenceSchema = z.string().check(z.minLength(1), z.maxLength(100))
/** The maximum number of different add-ons per item. */
export const maxAddOns = 50

export const tourAddOnChoiceSchema = z.object({ id: referenceSchema, quantity: quantitySchema })
export const rentalAddOnChoiceSchema = z.object({ id: nonBlankTextSchema.check(z.maxLength(100)) })

/**
 * The choice of a tour. It refers to the package and the add-ons by id, because prices and names from the browser are
 * never trusted.
 */
export const tourChoiceSchema = z.object({
  kind: z.literal('tour'),
  productId: entryIdSchema,
  packageId: referenceSchema,
  /** Whether the traveller lives in Indonesia: some packages are only for residents. */
  isResident: z.boolean(),
  /** The day of the tour or its first day, as a local date in Bali. */
  date: localDateSchema,
  /**
   * The start time of the departure; null for a tour sold by the day, and in choices from before start times existed.
   */
  startTimeId: z._default(z.nullable(referenceSchema), null),
  /**
   * The time of the departure that the traveller saw, because an editor can change it. Missing in choices of earlier
   * releases and for a tour sold by the day.
   */
  seenStartTime: z.optional(timeSchema),
  /**
   * The time zone of the departure that the traveller saw, because an editor can change it, too. Earlier releases did
   * not store it. Then the traveller must accept the start time again.
   */
  seenTimeZone: z.optional(timeZoneSchema),
  ...partySchema.shape,
  /** The number of packages; 1 if the package is priced per person. */
  packageCount: quantitySchema,
  addOns: z.array(tourAddOnChoiceSchema).check(z.maxLength(maxAddOns)),
  /** Missing in carts of earlier releases and for tours without a choice of pickup. */
  pickup: z.optional(pickupChoiceSchema),
})

/** A ride from an airport. `productId` is, for example, 'airport-transfer-12'. */
export const transferChoiceSchema = z.object({
  kind: z.literal('transfer'),
  productId: transferReferenceSchema,
  /** The id of the car. If the transfer now uses another car, it no longer matches this choice. */
  packageId: referenceSchema,
  /** The day of the pickup, as a local date at the airport. */
  date: localDateSchema,
  /** Pickup time in the time zone of the airport. */
  pickupTime: timeSchema,
  /**
   * The time zone that the traveller saw, because an editor can change it. Missing if it was Bali's. Earlier releases
   * did not store it, because every pickup time was in Bali time.
   */
  seenTimeZone: z.optional(timeZoneSchema),
  ...partySchema.shape,
  /** Number of cars. */
  quantity: quantitySchema,
})

/**
 * A car rented by the day. `productId` is, for example, 'car-rental-12'. One adult books it; passengers are not
 * recorded.
 */
export const rentalChoiceSchema = z.object({
  kind: z.literal('rental'),
  productId: rentalReferenceSchema,
  packageId: z.literal('car-rental'),
  /** The first day. */
  date: localDateSchema,
  pickupTime: timeSchema,
  /** Where to deliver the car; empty if the traveller collects it at the pickup location, which not every car has. */
  deliveryLocation: z.string().check(z.overwrite(normaliseLine), z.maxLength(300)),
  adults: z.literal(1),
  children: z.literal(0),
  infants: z.literal(0),
  /** Number of days, counting the first and the last. */
  quantity: quantitySchema,
  addOns: z.array(rentalAddOnChoiceSchema).check(z.maxLength(maxAddOns)),
})

const roomFields = z.object({
  kind: z.literal('room'),
  productId: hotelReferenceSchema,
  /** The id of the room in its hotel. */
  packageId: referenceSchema,
  /** Check-in date. */
  date: localDateSchema,
  /** Check-out date. */
  endDate: localDateSchema,
  ...partySchema.shape,
  /** Number of rooms. */
  quantity: quantitySchema,
})

/** Requires that a stay lasts at least one night. Dates as yyyy-mm-dd sort chronologically. */
export const requiresAtLeastOneNight = z.refine<Pick<z.infer<typeof roomFields>, 'date' | 'endDate'>>(
  ({ date, endDate }) => endDate > date,
  { message: 'must be after check-in', path: ['endDate'] },
)

/** Rooms of one type in a hotel. `productId` is 'hotel-' followed by the UUID of the hotel. */
export const roomChoiceSchema = roomFields.check(requiresAtLeastOneNight)

/** The choice of an item of any kind. */
const choiceSchema = z.discriminatedUnion('kind', [
  tourChoiceSchema,
  transferChoiceSchema,
  rentalChoiceSchema,
  roomChoiceSchema,
])

/**
 * A choice that a browser sends or has stored. Accepts `tourId`, the name of `productId` in earlier releases, so that
 * travellers whose page was loaded before a release can still book.
 */
export const receivedChoiceSchema = z.pipe(z.transform(withProductId), choiceSchema)

function withProductId(received: unknown): unknown {
  if (typeof received !== 'object' || received === null || !('tourId' in received)) return received
  const { tourId, ...choice } = received
  return { productId: tourId, ...choice }
}

export type TourChoice = z.infer<typeof tourChoiceSchema>
export type TransferChoice = z.infer<typeof transferChoiceSchema>
export type RentalChoice = z.infer<typeof rentalChoiceSchema>
export type RoomChoice = z.infer<typeof roomChoiceSchema>
export type Choice = z.infer<typeof choiceSchema>

/** Returns the choice of a cart item as sent to the server: references without names, pictures and prices. */
export function itemChoice(item: Choice): Choice {
  // Parsing drops every field that is not in the schema.
  return choiceSchema.parse(item)
}

/** Returns whether two items contain the same choice. The prices that the traveller saw may differ. */
export function isSameChoice(one: Choice, other: Choice): boolean {
  return JSON.stringify(itemChoice(one)) === JSON.stringify(itemChoice(other))
}
