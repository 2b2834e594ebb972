import type { CollectionAfterOperationHook, CollectionConfig, CollectionSlug, PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { hasPermission } from './permissions.ts'

/** The products that bookings and availability overrides refer to. */
const bookableSlugs: readonly string[] = [
  'tours',
  'airport-transfers',
  'car-rentals',
  'hotels',
] satisfies CollectionSlug[]

/** A request for entries by their IDs and for nothing else, as form fields and list cells send it. */
const byIdSchema = z.strictObject({
  id: z.strictObject({ in: z.array(z.union([z.int(), z.string()])) }),
})

const entriesSchema = z.array(z.object({ id: z.union([z.int(), z.string()]) }))

/**
 * Names products that are not published to staff, who cannot read them. This includes drafts that were never published.
 * Otherwise the bookings and overrides of a tour would lose
 * its name when the tour is unpublished. The hook adds the title to the result of a request by ID that selects only the
 * title.
 */
const nameUnpublished: CollectionAfterOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
  result,
}) => {
  if (operation !== 'find' || overrideAccess || !canReadOnlyPublished(req) || !('docs' in result)) return result
  const titleField = collection.admin.useAsTitle
  const isTitleRequest = Object.keys(args.select ?? {}).join() === titleField
  const { data } = byIdSchema.safeParse(args.where)
  if (!titleField || !isTitleRequest || !data) return result
  const readableIds = new Set(entriesSchema.parse(result.docs).map(({ id }) => String(id)))
  const missingIds = data.id.in.filter((id) => !readableIds.has(String(id)))
  if (missingIds.length === 0) return result
  const { docs } = await req.payload.find({
    collection: collection.slug,
    where: { id: { in: missingIds } },
    select: { [titleField]: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  const allDocs = [...result.docs, ...docs]
  return { ...result, docs: allDocs, totalDocs: allDocs.length }
}

function canReadOnlyPublished(req: PayloadRequest): boolean {
  return hasPermission(req, 'content:read') && !hasPermission(req, 'content:edit')
}

export function withNamesForStaff(collection: CollectionConfig): CollectionConfig {
  if (!bookableSlugs.includes(collection.slug)) return collection
  const { hooks } = collection
  return { ...collection, hooks: { ...hooks, afterOperation: [...(hooks?.afterOperation ?? []), nameUnpublished] } }
}
