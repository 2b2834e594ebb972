import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { payload_jobs as jobs } from '../../generated/payload-generated-schema.ts'

/**
 * Milliseconds after which a claimed job counts as abandoned. A job takes seconds and is claimed just before it starts.
 * With a shorter time, a second process could repeat a job whose process is merely slow.
 */
const abandonedAfterMs = 5 * 60 * 1000

/** A limit, because a job that crashes the CMS each time would be retried endlessly. */
const maxStarts = 3

/** Stored in English with the job, like the reason of every failed job. */
const reason = 'The CMS was stopped three times while doing this. Please do it yourself.'

/**
 * Releases jobs of killed processes so that they run again. Jobs that were started too often are marked as failed, so
 * that editors see them. Payload never checks a claimed job again, so the job of a killed process would be lost
 * silently.
 *
 * Payload 3.90.1; tested by `cms/features/scheduling/jobs.integration.test.ts`. Remove it when Payload releases
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
