import * as z from 'zod/mini'
import { contentFaultSchema } from '../publishing/index.ts'

/** The collections whose entries can be looked at before they are published; each has a page, slides the home page. */
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

export function isPreviewed(collection: string): collection is PreviewCollection {
  return previewCollections.some((one) => one === collection)
}

/** An entry to be looked at, as the catalogue has it; it may be unfinished. */
export const previewRequestSchema = z.object({
  collection: previewCollectionSchema,
  entry: z.record(z.string(), z.unknown()),
})

/** What came of making the page of an entry that may be unfinished. */
export const previewSchema = z.discriminatedUnion('kind', [
  /** The page as it would be live. */
  z.object({ kind: z.literal('page'), html: z.string() }),
  /** What has to be filled in or mended before there is a page. */
  z.object({ kind: z.literal('faults'), faults: z.array(contentFaultSchema) }),
])

export type PreviewRequest = z.infer<typeof previewRequestSchema>
export type Preview = z.infer<typeof previewSchema>
