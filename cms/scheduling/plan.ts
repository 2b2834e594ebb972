import type { Payload, PayloadRequest } from 'payload'
import * as z from 'zod/mini'

/** An entry, and what is to become of it at a time that was set. */
export interface Plan {
  wanted: 'publish' | 'unpublish'
  collection: string
  entryId: string
}

const inputSchema = z.object({
  type: z._default(z.enum(['publish', 'unpublish']), 'publish'),
  doc: z.object({ relationTo: z.string(), value: z.coerce.string() }),
})

/** What a job plans; null where it is another kind of job. */
export function planIn(input: unknown): Plan | null {
  const parsed = z.safeParse(inputSchema, input)
  if (!parsed.success) return null
  const { type, doc } = parsed.data
  return { wanted: type, collection: doc.relationTo, entryId: doc.value }
}

/** What the entry of a plan is called; its number where it has no title, or is gone. */
export async function plannedTitle(
  { collection: slug, entryId: id }: Plan,
  { payload, req }: { payload: Payload; req?: PayloadRequest },
): Promise<string> {
  const config = payload.config.collections.find((one) => one.slug === slug)
  if (!config) return id
  const common = { collection: config.slug, id, draft: true, depth: 0, disableErrors: true } as const
  const entry = await payload.findByID({ ...common, ...(req && { req }) })
  const [, title] = Object.entries(entry ?? {}).find(([name]) => name === config.admin.useAsTitle) ?? []
  return typeof title === 'string' && title !== '' ? title : `number ${id}`
}
