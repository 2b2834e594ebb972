import * as z from 'zod/mini'
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
})

export type Category = z.infer<typeof categorySchema>
export type Country = z.infer<typeof countrySchema>
export type Destination = z.infer<typeof destinationSchema>
