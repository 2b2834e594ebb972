import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { payload_jobs as jobs } from '../payload-generated-schema.ts'

/**
 * Milliseconds. An entry is published in seconds, and each is claimed only when its turn has come: what was claimed so long ago
 * is being done by nobody any more. Shorter, a process that is merely slow would have it done a second time beside it.
 */
const longest = 5 * 60 * 1000

/** What ends the CMS each time would end it for ever. */
const mostBeginnings = 3

/** Kept in English with the job, as every reason is. */
const reason = 'The CMS was stopped three times while doing this. Please do it yourself.'

/**
 * Payload claims a job before it runs it and never looks at it again, so one whose process was killed would be lost without a
 * word. It is released here to be done once more, or, when it was begun often enough, is failed for editors to see.
 */
export async function releaseUnfinished({ db }: Payload): Promise<void> {
  const now = Date.now()
  const begun = sql<number>`coalesce(${jobs.totalTried}, 0) + 1`
  const isUnfinished = and(
    eq(jobs.processing, true),
    isNull(jobs.completedAt),
    lt(jobs.updatedAt, new Date(now - longest).toISOString()),
  )
  const released = { processing: false, totalTried: begun, updatedAt: new Date(now).toISOString() }
  const isOnceTooMany = sql`${begun} >= ${mostBeginnings}`
  // The first leaves the second nothing of its own: what is failed is claimed by nobody.
  await db.drizzle
    .update(jobs)
    .set({ ...released, hasError: true, error: { message: reason } })
    .where(and(isUnfinished, isOnceTooMany))
  await db.drizzle.update(jobs).set(released).where(isUnfinished)
}
