import * as z from 'zod/mini'
import { entryIdSchema, nonBlankTextSchema } from '../catalog/fields.ts'
import { localDateSchema, timeSchema, timeZoneSchema } from '../dates/index.ts'
import { partySchema, pickupChoiceSchema } from '../pricing/index.ts'
import { normaliseLine } from '../text/index.ts'
import { hotelReferenceSchema, rentalReferenceSchema, transferReferenceSchema } from './reference.ts'

/** The limit for packages, cars, days, rooms and add-ons of one item. */
export const maxQuantity = 999

const quantitySchema = z.int().check(z.minimum(1), z.maximum(maxQuantity))
const referenceSchema = z.string().check(z.minLength(1), z.maxLength(100))
/** The maximum number of different add-ons per item. */
export const maxAddOns = 50

export const tourAddOnChoiceSchema = z.object({ id: referenceSchema, quantity: quantitySchema })
export const rentalAddOnChoiceSchema = z.object({ id: nonBlankTextSchema.check(z.maxLength(100)) })

/** Refers to the package and the add-ons by id, because prices and names from the browser are never trusted. */
export const tourChoiceSchema = z.object({
  kind: z.literal('tour'),
  productId: entryIdSchema,
  packageId: referenceSchema,
  /** Whether the traveller lives in Indonesia: some packages are only for residents. */
  isResident: z.boolean(),
  /** The (first) day of the tour, in Bali. */
  date: localDateSchema,
  /** Null for a tour sold by the day, and in choices from before start times existed. */
  startTimeId: z._default(z.nullable(referenceSchema), null),
  /**
   * The start time that the traveller saw, because an editor can change it. Missing in choices of earlier releases and
   * for a tour sold by the day.
   */
  seenStartTime: z.optional(timeSchema),
  /**
   * The time zone that the traveller saw. Missing in choices of earlier releases, whose start time the traveller must
   * accept again.
   */
  seenTimeZone: z.optional(timeZoneSchema),
  ...partySchema.shape,
  /** 1 if the package is priced per person. */
  packageCount: quantitySchema,
  addOns: z.array(tourAddOnChoiceSchema).check(z.maxLength(maxAddOns)),
  /** Missing in carts of earlier releases and for tours without a choice of pickup. */
  pickup: z.optional(pickupChoiceSchema),
})

/** `productId` is, for example, 'airport-transfer-12'. */
export const transferChoiceSchema = z.object({
  kind: z.literal('transfer'),
  productId: transferReferenceSchema,
  /** The id of the car. It no longer matches if the transfer now uses another car. */
  packageId: referenceSchema,
  /** The pickup day in the time zone of the airport. */
  date: localDateSchema,
  /** In the time zone of the airport. */
  pickupTime: timeSchema,
  /**
   * The time zone that the traveller saw, because an editor can change it. Missing in choices of earlier releases,
   * which had only Bali's time zone.
   */
  seenTimeZone: z.optional(timeZoneSchema),
  ...partySchema.shape,
  /** Number of cars. */
  quantity: quantitySchema,
})

/** `productId` is, for example, 'car-rental-12'. Only the adult who books is recorded. */
export const rentalChoiceSchema = z.object({
  kind: z.literal('rental'),
  productId: rentalReferenceSchema,
  packageId: z.literal('car-rental'),
  date: localDateSchema,
  pickupTime: timeSchema,
  /** Empty if the traveller collects the car at its pickup location. Some cars have no pickup location. */
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
  /** The id of the room type. */
  packageId: referenceSchema,
  /** The check-in date. */
  date: localDateSchema,
  /** The check-out date. */
  endDate: localDateSchema,
  ...partySchema.shape,
  /** Number of rooms. */
  quantity: quantitySchema,
})

export const minOneNightCheck = z.refine<Pick<z.infer<typeof roomFields>, 'date' | 'endDate'>>(
  ({ date, endDate }) => endDate > date,
  { message: 'must be after check-in', path: ['endDate'] },
)

/** `productId` is 'hotel-' followed by the UUID of the hotel. */
export const roomChoiceSchema = roomFields.check(minOneNightCheck)

const choiceSchema = z.discriminatedUnion('kind', [
  tourChoiceSchema,
  transferChoiceSchema,
  rentalChoiceSchema,
  roomChoiceSchema,
])

/**
 * Accepts `tourId`, the earlier name of `productId`, so that travellers whose page was loaded before a release can
 * still book.
 */
export const receivedChoiceSchema = z.pipe(z.transform(renameTourId), choiceSchema)

function renameTourId(choice: unknown): unknown {
  if (typeof choice !== 'object' || choice === null || !('tourId' in choice)) return choice
  const { tourId, ...otherFields } = choice
  return { productId: tourId, ...otherFields }
}

export type TourChoice = z.infer<typeof tourChoiceSchema>
export type TransferChoice = z.infer<typeof transferChoiceSchema>
export type RentalChoice = z.infer<typeof rentalChoiceSchema>
export type RoomChoice = z.infer<typeof roomChoiceSchema>
export type Choice = z.infer<typeof choiceSchema>

/** Returns only the fields of the choice. The server gets references without names, pictures and prices. */
export function itemChoice(item: Choice): Choice {
  return choiceSchema.parse(item)
}

/** Ignores the prices that the traveller saw. */
export function isSameChoice(a: Choice, b: Choice): boolean {
  return JSON.stringify(itemChoice(a)) === JSON.stringify(itemChoice(b))
}
