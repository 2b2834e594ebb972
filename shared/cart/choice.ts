import * as z from 'zod/mini'
import { entryIdSchema, filledTextSchema } from '../catalog/fields.ts'
import { localDateSchema, timeSchema } from '../dates/index.ts'
import { partySchema } from '../pricing/index.ts'
import { typedLine } from '../words/index.ts'
import { hotelReferenceSchema, rentalReferenceSchema, transferReferenceSchema } from './reference.ts'

/** The most that one item counts of anything. */
export const largestQuantity = 999

const quantitySchema = z.int().check(z.minimum(1), z.maximum(largestQuantity))
const referenceSchema = z.string().check(z.minLength(1), z.maxLength(100))
/** As many different add-ons as one item may have. */
export const mostAddOns = 50

export const tourAddOnChoiceSchema = z.object({ id: referenceSchema, quantity: quantitySchema })
export const rentalAddOnChoiceSchema = z.object({ id: filledTextSchema.check(z.maxLength(100)) })

/** What is booked of a tour, by reference only: no price and no name in it is ever trusted. */
export const tourChoiceSchema = z.object({
  kind: z.literal('tour'),
  tourId: entryIdSchema,
  packageId: referenceSchema,
  /** Says whether the traveller lives in Indonesia: packages for residents are theirs alone. */
  isResident: z.boolean(),
  /** The day of the tour, or its first day; Bali's local date. */
  date: localDateSchema,
  ...partySchema.shape,
  /** Packages of a per-package tour; 1 in a per-person one. */
  packageCount: quantitySchema,
  addOns: z.array(tourAddOnChoiceSchema).check(z.maxLength(mostAddOns)),
})

/** A ride from an airport: 'airport-transfer-12'. */
export const transferChoiceSchema = z.object({
  kind: z.literal('transfer'),
  tourId: transferReferenceSchema,
  /** The car's id: a transfer that drives another car today is another transfer. */
  packageId: referenceSchema,
  date: localDateSchema,
  /** When the traveller is picked up, Bali's time. */
  pickupTime: timeSchema,
  ...partySchema.shape,
  /** Cars. */
  quantity: quantitySchema,
})

/** A car by the day: 'car-rental-12'. It is taken by one adult; who else sits in it is not asked. */
export const rentalChoiceSchema = z.object({
  kind: z.literal('rental'),
  tourId: rentalReferenceSchema,
  packageId: z.literal('car-rental'),
  /** The first day. */
  date: localDateSchema,
  pickupTime: timeSchema,
  /** Where the car is brought; empty where it is fetched at its pickup location, which not every car has. */
  deliveryLocation: z.string().check(z.overwrite(typedLine), z.maxLength(300)),
  adults: z.literal(1),
  children: z.literal(0),
  infants: z.literal(0),
  /** Days, the first and the last counted. */
  quantity: quantitySchema,
  addOns: z.array(rentalAddOnChoiceSchema).check(z.maxLength(mostAddOns)),
})

const roomFields = z.object({
  kind: z.literal('room'),
  tourId: hotelReferenceSchema,
  /** The room's id in its hotel. */
  packageId: referenceSchema,
  /** Check-in. */
  date: localDateSchema,
  /** Check-out. */
  endDate: localDateSchema,
  ...partySchema.shape,
  /** Rooms. */
  quantity: quantitySchema,
})

/** A stay lasts a night at least; yyyy-mm-dd sorts as it follows. */
export const lastsANight = z.refine<Pick<z.infer<typeof roomFields>, 'date' | 'endDate'>>(
  ({ date, endDate }) => endDate > date,
  { message: 'must be after check-in', path: ['endDate'] },
)

/** Rooms of one kind in a hotel: 'hotel-' and its UUID. */
export const roomChoiceSchema = roomFields.check(lastsANight)

/** What is booked, by reference only. */
export const choiceSchema = z.discriminatedUnion('kind', [
  tourChoiceSchema,
  transferChoiceSchema,
  rentalChoiceSchema,
  roomChoiceSchema,
])

export type TourChoice = z.infer<typeof tourChoiceSchema>
export type TransferChoice = z.infer<typeof transferChoiceSchema>
export type RentalChoice = z.infer<typeof rentalChoiceSchema>
export type RoomChoice = z.infer<typeof roomChoiceSchema>
export type Choice = z.infer<typeof choiceSchema>
