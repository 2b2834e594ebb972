import type { Payload, PayloadRequest } from 'payload'
import * as z from 'zod/mini'

export interface ScheduledChange {
  action: 'publish' | 'unpublish'
  collection: string
  entryId: string
}

const inputSchema = z.object({
  type: z._default(z.enum(['publish', 'unpublish']), 'publish'),
  doc: z.object({ relationTo: z.string(), value: z.coerce.string() }),
})

/** Returns null if the job does not publish or unpublish an entry. */
export function parseScheduledChange(input: unknown): ScheduledChange | null {
  const parsed = z.safeParse(inputSchema, input)
  if (!parsed.success) return null
  const { type, doc } = parsed.data
  return { action: type, collection: doc.relationTo, entryId: doc.value }
}

/** Returns a text such as 'number 12' if the entry has no title or was deleted. */
export async function readScheduledTitle(
  { collection: slug, entryId: id }: ScheduledChange,
  { payload, req }: { payload: Payload; req?: PayloadRequest },
): Promise<string> {
  const config = payload.config.collections.find((collection) => collection.slug === slug)
  if (!config) return id
  const findOptions = { collection: config.slug, id, draft: true, depth: 0, disableErrors: true } as const
  const entry = await payload.findByID({ ...findOptions, ...(req && { req }) })
  const [, title] = Object.entries(entry ?? {}).find(([name]) => name === config.admin.useAsTitle) ?? []
  return typeof title === 'string' && title !== '' ? title : `number ${id}`
}
