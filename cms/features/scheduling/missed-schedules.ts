import type { Payload } from 'payload'
import * as z from 'zod/mini'
import { parseScheduledChange, readScheduledTitle, type ScheduledChange } from './scheduled-change.ts'

/** An entry that was not published or unpublished at its scheduled time. */
export interface MissedSchedule extends ScheduledChange {
  jobId: number
  title: string
  /** ISO 8601 timestamp of the scheduled time. */
  at: string
  reason: string
}

const errorSchema = z.object({ message: z.string() })

/** Returns the failed jobs, newest first, at most 20. A job is deleted when an editor dismisses its message. */
export async function findMissedSchedules(payload: Payload): Promise<MissedSchedule[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { hasError: { equals: true } },
    sort: '-createdAt',
    limit: 20,
  })
  const found = await Promise.all(
    docs.map(async ({ id, input, log, error, waitUntil, createdAt }): Promise<MissedSchedule | null> => {
      const plan = parseScheduledChange(input)
      if (!plan) return null
      // A job that never finished has no log entry.
      const failure = z.safeParse(errorSchema, log?.at(-1)?.error ?? error)
      return {
        ...plan,
        jobId: id,
        title: await readScheduledTitle(plan, { payload }),
        at: waitUntil ?? createdAt,
        reason: failure.success ? failure.data.message : 'This failed.',
      }
    }),
  )
  return found.filter((one) => one !== null)
}
