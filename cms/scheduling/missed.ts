import type { Payload } from 'payload'
import * as z from 'zod/mini'
import { type Plan, planIn, plannedTitle } from './plan.ts'

/** An entry that was not published or unpublished at its scheduled time. */
export interface Missed extends Plan {
  jobId: number
  title: string
  /** ISO 8601 timestamp of the scheduled time. */
  at: string
  reason: string
}

const errorSchema = z.object({ message: z.string() })

/** Returns the failed jobs that were not dismissed yet, newest first, at most 20. */
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
      // A job that never finished has no log entry.
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
