import * as z from 'zod/mini'
import { contentFaultSchema } from './state.ts'

/** Each entry has a page, except slides, which are shown on the home page. */
export const previewCollections = [
  'tours',
  'pages',
  'destinations',
  'categories',
  'hotels',
  'articles',
  'hero-slides',
] as const

export const previewCollectionSchema = z.enum(previewCollections)

export type PreviewCollection = z.infer<typeof previewCollectionSchema>

export function isPreviewCollection(collection: string): collection is PreviewCollection {
  return previewCollections.some((previewCollection) => previewCollection === collection)
}

/** The entry is in the format of the catalogue; it may be incomplete. */
export const previewRequestSchema = z.object({
  collection: previewCollectionSchema,
  entry: z.record(z.string(), z.unknown()),
})

export const previewSchema = z.discriminatedUnion('kind', [
  /** The page as it would be live. */
  z.object({ kind: z.literal('page'), html: z.string() }),
  /** What must be filled in or fixed before the page can be rendered. */
  z.object({ kind: z.literal('faults'), faults: z.array(contentFaultSchema) }),
])

export type PreviewRequest = z.infer<typeof previewRequestSchema>
export type Preview = z.infer<typeof previewSchema>
