import type { Payload } from 'payload'
import { type Plan, planIn, plannedTitle } from '../scheduling/plan.ts'

/** An entry that will be published or unpublished at a scheduled time. */
export interface Planned extends Plan {
  jobId: number
  title: string
  at: Date
}

const shown = 8

/** Returns the scheduled entries, next ones first. */
export async function findPlanned(payload: Payload): Promise<Planned[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { waitUntil: { exists: true } },
        { completedAt: { exists: false } },
        { hasError: { not_equals: true } },
      ],
    },
    sort: 'waitUntil',
    limit: shown,
    pagination: false,
  })
  const found = await Promise.all(
    docs.map(async ({ id, input, waitUntil }): Promise<Planned[]> => {
      const plan = planIn(input)
      if (!plan || !waitUntil) return []
      return [{ ...plan, jobId: id, title: await plannedTitle(plan, { payload }), at: new Date(waitUntil) }]
    }),
  )
  return found.flat()
}
