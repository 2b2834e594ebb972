import type { CollectionBeforeDeleteHook, CollectionConfig, JobsConfig, Payload } from 'payload'
import { hasPermission } from '../../access/permissions.ts'
import { releaseAbandonedJobs } from '../../payload-fixes/schedules/abandoned-jobs.ts'
import { runWithDeferredCalls } from '../publishing/deferred-build-hook.ts'

/**
 * Payload's jobs publish and unpublish entries at a time that an editor has set. A job acts on behalf of that editor,
 * so jobs cannot be run or written over REST. Otherwise a user could act on behalf of another user. Failed jobs are
 * stored until an editor dismisses them.
 */
export const jobs = {
  access: { run: () => false, queue: ({ req }) => hasPermission(req, 'content:edit'), cancel: () => false },
  deleteJobOnComplete: true,
  // Payload calls this function each minute. If it returned true, Payload would run all due jobs in parallel.
  async shouldAutoRun(payload) {
    await runDueJobs(payload, { isSilent: false })
    return false
  },
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({ ...defaultJobsCollection, access: collectionAccess }),
} satisfies JobsConfig

const collectionAccess: CollectionConfig['access'] = {
  create: () => false,
  update: () => false,
  read: ({ req }) => hasPermission(req, 'content:edit'),
  delete: ({ req }) => hasPermission(req, 'content:edit'),
}

export const eachMinute = [{ cron: '* * * * *' }]

const maxJobs = 100

/**
 * After this time, no further job is started, because hosts abort slow responses. The next run starts the remaining
 * jobs.
 */
const timeoutMs = 20_000

interface DueJobsResult {
  due: number
  failed: number
  /** One item for each call of the build hook: true if the hook accepted the call. */
  hookResults: boolean[]
}

/**
 * Publishes and unpublishes the entries that are due. Runs one job at a time, because Payload would run a batch in
 * parallel, and jobs that wait too long for one of the ten database connections would fail. A job is marked as running
 * just before it runs. A killed process therefore leaves only one unfinished job behind.
 * @param options.isSilent if true, failures are not logged
 */
export async function runDueJobs(payload: Payload, { isSilent }: { isSilent: boolean }): Promise<DueJobsResult> {
  const startTime = Date.now()
  const jobStatuses: string[] = []
  const hookResults = await runWithDeferredCalls(async () => {
    await releaseAbandonedJobs(payload)
    while (jobStatuses.length < maxJobs && Date.now() - startTime < timeoutMs) {
      const { jobStatus = {} } = await payload.jobs.run({ limit: 1, silent: isSilent || { info: true } })
      const [outcome] = Object.values(jobStatus)
      if (!outcome) return
      jobStatuses.push(outcome.status)
    }
  })
  return { due: jobStatuses.length, failed: jobStatuses.filter((status) => status !== 'success').length, hookResults }
}

/** Deletes the jobs that were scheduled for the deleted entry, including failed jobs. */
export const deleteScheduledJobs: CollectionBeforeDeleteHook = async ({ id, collection, req }) => {
  await req.payload.delete({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { 'input.doc.relationTo': { equals: collection.slug } },
        { 'input.doc.value': { equals: String(id) } },
      ],
    },
    req,
  })
}
