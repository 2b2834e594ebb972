import type { Payload } from 'payload'
import * as z from 'zod/mini'
import { type Plan, planIn, plannedTitle } from './plan.ts'

/** An entry that was not published, or taken off the site, at the time that was set. */
export interface Missed extends Plan {
  jobId: number
  title: string
  /** ISO 8601. */
  at: string
  reason: string
}

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
    docs.map(async ({ id, input, log, error, waitUntil, createdAt }): Promise<Missed | null> => {
      const plan = planIn(input)
      if (!plan) return null
      // Of what was never finished there is no entry in the log.
      const failure = z.safeParse(errorSchema, log?.at(-1)?.error ?? error)
      return {
        ...plan,
        jobId: id,
        title: await plannedTitle(plan, { payload }),
        at: waitUntil ?? createdAt,
        reason: failure.success ? failure.data.message : 'This failed.',
      }
    }),
  )
  return found.filter((one) => one !== null)
}
