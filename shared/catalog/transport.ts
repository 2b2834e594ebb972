import * as z from 'zod/mini'
import { baliTimeZone, type TimeZone, timeZoneSchema } from '../dates/index.ts'
import { rupiahSchema } from '../money/index.ts'
import { policyIdSchema } from './cancellation.ts'
import { entryFields, entryIdSchema, nonBlankTextSchema, safeHtmlSchema, slugSchema } from './fields.ts'
import { bookingQuestionsSchema } from './question.ts'

const seatsSchema = z.int().check(z.minimum(1))
const luggageSchema = z.int().check(z.minimum(0))

export const carRentalTypeSchema = z.object({ ...entryFields, name: nonBlankTextSchema, slug: slugSchema })

/** Add-ons are charged once per rental. */
export const carRentalSchema = z.object({
  ...entryFields,
  car_name: nonBlankTextSchema,
  images: z.array(entryIdSchema),
  type_id: entryIdSchema,
  seats: seatsSchema,
  luggage: luggageSchema,
  pickup_location: z.string(),
  price_per_day: rupiahSchema,
  car_features: z.array(nonBlankTextSchema),
  service_options: z.array(nonBlankTextSchema),
  insurance: safeHtmlSchema,
  cancellation_policy: safeHtmlSchema,
  package_details: safeHtmlSchema,
  cancellation_policy_id: policyIdSchema,
  add_ons: z.array(z.object({ id: nonBlankTextSchema, name: nonBlankTextSchema, price: rupiahSchema })),
  booking_questions: bookingQuestionsSchema,
})

export const citySchema = z.object({ ...entryFields, name: nonBlankTextSchema })
export const airportSchema = z.object({
  ...entryFields,
  name: nonBlankTextSchema,
  city_id: entryIdSchema,
  time_zone: z._default(timeZoneSchema, baliTimeZone),
})
export const areaSchema = z.object({ ...entryFields, name: nonBlankTextSchema })
export const carCategorySchema = z.object({ ...entryFields, name: nonBlankTextSchema })

export const carSchema = z.object({
  ...entryFields,
  car_name: nonBlankTextSchema,
  image: z.nullable(entryIdSchema),
  seats: seatsSchema,
  luggage: luggageSchema,
  category_id: entryIdSchema,
})

/** Missing for Bali's time zone, to make pages smaller. */
export const transferTimeZoneSchema = z.optional(timeZoneSchema)

/** Returns undefined for Bali's time zone. */
export function omitBaliTimeZone(zone: TimeZone): z.infer<typeof transferTimeZoneSchema> {
  return zone === baliTimeZone ? undefined : zone
}

/** Returns Bali's time zone if the offer is unknown. */
export function transferTimeZone(offer: { time_zone?: TimeZone | undefined } | null): TimeZone {
  return offer?.time_zone ?? baliTimeZone
}

/** The price is per car. */
export const airportTransferSchema = z.object({
  ...entryFields,
  airport_location_id: entryIdSchema,
  area_id: entryIdSchema,
  car_id: entryIdSchema,
  base_price: z.nullable(rupiahSchema),
  distance_km: z.nullable(z.number().check(z.minimum(0))),
  estimated_duration: z.string(),
  cancellation_policy_id: policyIdSchema,
  images: z.array(entryIdSchema),
  booking_questions: bookingQuestionsSchema,
})

export type CarRentalType = z.infer<typeof carRentalTypeSchema>
export type CarRental = z.infer<typeof carRentalSchema>
export type City = z.infer<typeof citySchema>
export type Airport = z.infer<typeof airportSchema>
export type Area = z.infer<typeof areaSchema>
export type Car = z.infer<typeof carSchema>
export type CarCategory = z.infer<typeof carCategorySchema>
export type AirportTransfer = z.infer<typeof airportTransferSchema>
