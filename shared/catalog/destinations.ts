import * as z from 'zod/mini'
import { baliTimeZone, type TimeZone, timeZoneSchema } from '../dates/index.ts'
import { entryFields, entryIdSchema, nonBlankTextSchema, previousSlugsSchema, slugSchema } from './fields.ts'

export const categorySchema = z.object({
  ...entryFields,
  name: nonBlankTextSchema,
  slug: slugSchema,
  previous_slugs: previousSlugsSchema,
  description: z.string(),
  image: z.nullable(entryIdSchema),
})

export const countrySchema = z.object({ ...entryFields, name: nonBlankTextSchema, code: nonBlankTextSchema })

export const destinationSchema = z.object({
  ...entryFields,
  name: nonBlankTextSchema,
  slug: slugSchema,
  previous_slugs: previousSlugsSchema,
  description: z.string(),
  image: z.nullable(entryIdSchema),
  country_id: z.nullable(entryIdSchema),
  time_zone: z._default(timeZoneSchema, baliTimeZone),
})

export type Category = z.infer<typeof categorySchema>
export type Country = z.infer<typeof countrySchema>
export type Destination = z.infer<typeof destinationSchema>

/** Returns the time zone of the first published destination; Bali's if no destination is published. */
export function tourTimeZone(
  destinationIds: readonly number[],
  destinations: ReadonlyMap<number, Pick<Destination, 'time_zone'>>,
): TimeZone {
  const firstId = destinationIds.find((id) => destinations.has(id))
  const destination = firstId === undefined ? undefined : destinations.get(firstId)
  return destination?.time_zone ?? baliTimeZone
}
