import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { payload_jobs as jobs } from '../../generated/payload-generated-schema.ts'

/**
 * A job takes seconds and is claimed just before it starts. With a shorter time, a second process could repeat a job
 * whose process is merely slow.
 */
const abandonedAfterMs = 5 * 60 * 1000

/** A job that crashes the CMS each time must not be retried endlessly. */
const maxStarts = 3

/** Stored in English, like the reason of every failed job. */
const failureMessage = 'The CMS was stopped three times while doing this. Please do it yourself.'

/**
 * Runs the jobs of killed processes again, and marks jobs that were started too often as failed, so that editors see
 * them. Payload never checks a claimed job again.
 *
 * Payload 3.90.1; tested by `cms/features/scheduling/jobs.integration.test.ts`. Remove it when Payload releases the
 * jobs of killed processes.
 */
export async function releaseAbandonedJobs({ db }: Payload): Promise<void> {
  const now = Date.now()
  const startCount = sql<number>`coalesce(${jobs.totalTried}, 0) + 1`
  const whereAbandoned = and(
    eq(jobs.processing, true),
    isNull(jobs.completedAt),
    lt(jobs.updatedAt, new Date(now - abandonedAfterMs).toISOString()),
  )
  const releasedFields = { processing: false, totalTried: startCount, updatedAt: new Date(now).toISOString() }
  const whereTooManyStarts = sql`${startCount} >= ${maxStarts}`
  // Clears `processing`, so that the second update does not match these jobs. Jobs with `hasError` are never claimed.
  await db.drizzle
    .update(jobs)
    .set({ ...releasedFields, hasError: true, error: { message: failureMessage } })
    .where(and(whereAbandoned, whereTooManyStarts))
  await db.drizzle.update(jobs).set(releasedFields).where(whereAbandoned)
}
