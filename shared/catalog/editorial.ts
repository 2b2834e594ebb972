import * as z from 'zod/mini'
import {
  entryFields,
  entryIdSchema,
  instantSchema,
  nonBlankTextSchema,
  previousSlugsSchema,
  safeHtmlSchema,
  slugSchema,
} from './fields.ts'

export const heroSlideSchema = z.object({
  ...entryFields,
  title: nonBlankTextSchema,
  image: entryIdSchema,
  order: z.int(),
})

export const pageSchema = z.object({
  ...entryFields,
  slug: slugSchema,
  previous_slugs: previousSlugsSchema,
  title: nonBlankTextSchema,
  content: safeHtmlSchema,
})

export const articleSchema = z.object({
  ...entryFields,
  slug: slugSchema,
  previous_slugs: previousSlugsSchema,
  title: nonBlankTextSchema,
  excerpt: z.string(),
  content: safeHtmlSchema,
  author: nonBlankTextSchema,
  category: nonBlankTextSchema,
  image: z.nullable(entryIdSchema),
  views: z.int().check(z.minimum(0)),
  published_at: instantSchema,
})

export type HeroSlide = z.infer<typeof heroSlideSchema>
export type Page = z.infer<typeof pageSchema>
export type Article = z.infer<typeof articleSchema>
