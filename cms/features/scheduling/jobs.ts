import type { CollectionConfig, JobsConfig } from 'payload'
import { hasPermission } from '../../access/permissions.ts'
import { runDueJobs } from './run-due-jobs.ts'

/**
 * Payload's jobs for publishing and unpublishing entries at a time that an editor sets, in the editor's name. Jobs
 * cannot be run or written over REST, because a user could then act on behalf of another user. Failed jobs stay until
 * an editor dismisses them.
 */
export const jobs = {
  access: { run: () => false, queue: ({ req }) => hasPermission(req, 'content:edit'), cancel: () => false },
  deleteJobOnComplete: true,
  // Payload calls this each minute. Returning true would make it run all due jobs in parallel.
  async shouldAutoRun(payload) {
    await runDueJobs(payload, false)
    return false
  },
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({ ...defaultJobsCollection, access }),
} satisfies JobsConfig

const access: CollectionConfig['access'] = {
  create: () => false,
  update: () => false,
  read: ({ req }) => hasPermission(req, 'content:edit'),
  delete: ({ req }) => hasPermission(req, 'content:edit'),
}

/** A long-running CMS checks for due jobs each minute. */
export const eachMinute = [{ cron: '* * * * *' }]
