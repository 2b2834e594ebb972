import * as z from 'zod/mini'
import {
  entryFields,
  entryIdSchema,
  filledTextSchema,
  instantSchema,
  previousSlugsSchema,
  safeHtmlSchema,
  slugSchema,
} from './fields.ts'

export const heroSlideSchema = z.object({
  ...entryFields,
  title: filledTextSchema,
  image: entryIdSchema,
  order: z.int(),
})

export const pageSchema = z.object({
  ...entryFields,
  slug: slugSchema,
  previous_slugs: previousSlugsSchema,
  title: filledTextSchema,
  content: safeHtmlSchema,
})

export const articleSchema = z.object({
  ...entryFields,
  slug: slugSchema,
  previous_slugs: previousSlugsSchema,
  title: filledTextSchema,
  excerpt: z.string(),
  content: safeHtmlSchema,
  author: filledTextSchema,
  category: filledTextSchema,
  image: z.nullable(entryIdSchema),
  views: z.int().check(z.minimum(0)),
  published_at: instantSchema,
})

export type HeroSlide = z.infer<typeof heroSlideSchema>
export type Page = z.infer<typeof pageSchema>
export type Article = z.infer<typeof articleSchema>
