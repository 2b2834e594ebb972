import * as z from 'zod/mini'
import { rupiahSchema } from '../money/index.ts'
import { policyIdSchema } from './cancellation.ts'
import { entryFields, entryIdSchema, nonBlankTextSchema, previousSlugsSchema, slugSchema } from './fields.ts'
import { bookingQuestionsSchema } from './question.ts'

export const roomSchema = z.object({
  id: nonBlankTextSchema,
  name: nonBlankTextSchema,
  type: z.string(),
  description: z.string(),
  /** Guests per room. */
  capacity: z.int().check(z.minimum(1)),
  total_rooms: z.int().check(z.minimum(0)),
  /** Per night, in rupiah. */
  base_price: rupiahSchema,
  amenities: z.array(nonBlankTextSchema),
  images: z.array(entryIdSchema),
  cover_image: z.nullable(entryIdSchema),
  cancellation_policy_id: policyIdSchema,
})

/** Unlike the ids of other entries, the id is a UUID. */
export const hotelSchema = z.object({
  ...entryFields,
  id: z.uuid(),
  slug: slugSchema,
  previous_slugs: previousSlugsSchema,
  name: nonBlankTextSchema,
  image: z.nullable(entryIdSchema),
  description: z.string(),
  rating: z.nullable(z.number().check(z.minimum(0), z.maximum(5))),
  city: z.string(),
  country: z.string(),
  address: z.string(),
  rooms: z.array(roomSchema),
  booking_questions: bookingQuestionsSchema,
})

export type Hotel = z.infer<typeof hotelSchema>
export type Room = z.infer<typeof roomSchema>
