import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { payload_jobs as jobs } from '../../generated/payload-generated-schema.ts'

/**
 * Milliseconds after which a claimed job counts as abandoned. An entry is published in seconds and is claimed just
 * before that. With a shorter time, a second process could repeat the work of one that is merely slow.
 */
const abandonedAfterMs = 5 * 60 * 1000

/** A job that crashes the CMS each time must not be retried for ever. */
const maxStarts = 3

/** Stored in English with the job, like every reason. */
const reason = 'The CMS was stopped three times while doing this. Please do it yourself.'

/**
 * Releases jobs of killed processes so that they run again; those that were started too often are failed, so that
 * editors see them. Payload claims a job before it runs it and never looks at it again, so it would otherwise be lost
 * silently.
 *
 * Payload 3.90.1; tested by `cms/features/scheduling/run-due-jobs.integration.test.ts`. Remove it when Payload releases
 * the jobs of killed processes.
 */
export async function releaseAbandonedJobs({ db }: Payload): Promise<void> {
  const now = Date.now()
  const startCount = sql<number>`coalesce(${jobs.totalTried}, 0) + 1`
  const isAbandoned = and(
    eq(jobs.processing, true),
    isNull(jobs.completedAt),
    lt(jobs.updatedAt, new Date(now - abandonedAfterMs).toISOString()),
  )
  const released = { processing: false, totalTried: startCount, updatedAt: new Date(now).toISOString() }
  const hasTooManyStarts = sql`${startCount} >= ${maxStarts}`
  // The first update also clears `processing`, so the second update does not match its jobs. Jobs with `hasError` are
  // never claimed.
  await db.drizzle
    .update(jobs)
    .set({ ...released, hasError: true, error: { message: reason } })
    .where(and(isAbandoned, hasTooManyStarts))
  await db.drizzle.update(jobs).set(released).where(isAbandoned)
}
