import type { Payload } from 'payload'
import * as z from 'zod/mini'

/** An entry that was not published, or taken off the site, at the time that was set. */
export interface Missed {
  jobId: number
  collection: string
  entryId: string
  title: string
  wanted: 'publish' | 'unpublish'
  /** ISO 8601. */
  at: string
  reason: string
}

const inputSchema = z.object({
  type: z._default(z.enum(['publish', 'unpublish']), 'publish'),
  doc: z.object({ relationTo: z.string(), value: z.string() }),
})
const errorSchema = z.object({ message: z.string() })

/** Those that nobody has dismissed yet, the newest first. */
export async function findMissed(payload: Payload): Promise<Missed[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { hasError: { equals: true } },
    sort: '-createdAt',
    limit: 20,
  })
  const found = await Promise.all(
    docs.map(async ({ id, input, log, waitUntil, createdAt }): Promise<Missed | null> => {
      const parsed = z.safeParse(inputSchema, input)
      if (!parsed.success) return null
      const { type, doc } = parsed.data
      const error = z.safeParse(errorSchema, log?.at(-1)?.error)
      return {
        jobId: id,
        collection: doc.relationTo,
        entryId: doc.value,
        title: await titleOf(payload, doc),
        wanted: type,
        at: waitUntil ?? createdAt,
        reason: error.success ? error.data.message : 'It failed.',
      }
    }),
  )
  return found.filter((one) => one !== null)
}

/** Its number where it has no title, or is gone. */
async function titleOf(
  payload: Payload,
  { relationTo, value }: { relationTo: string; value: string },
): Promise<string> {
  const config = payload.config.collections.find(({ slug }) => slug === relationTo)
  if (!config) return value
  const entry = await payload.findByID({
    collection: config.slug,
    id: value,
    draft: true,
    depth: 0,
    disableErrors: true,
  })
  const [, title] = Object.entries(entry ?? {}).find(([name]) => name === config.admin.useAsTitle) ?? []
  return typeof title === 'string' && title !== '' ? title : `number ${value}`
}
