import type { CollectionConfig, JobsConfig } from 'payload'
import { hasRole } from '../access/who.ts'
import { noteDroppedPlan } from '../audit/plans.ts'
import { carryOutDue } from './carry-out-due.ts'

/**
 * Entries that are published, or taken off the site, at a time that an editor sets: Payload's own jobs, which do it in the
 * editor's name. Nobody runs or writes them over REST, else a colleague could have something done in another's name; what
 * failed stays until an editor has seen it.
 */
export const jobs = {
  access: { run: () => false, queue: ({ req }) => hasRole(req, 'admin', 'editor'), cancel: () => false },
  deleteJobOnComplete: true,
  // Asked each minute; when told to, Payload would run all that is due at once.
  async shouldAutoRun(payload) {
    await carryOutDue(payload, false)
    return false
  },
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    access,
    hooks: { ...defaultJobsCollection.hooks, afterDelete: [noteDroppedPlan] },
  }),
} satisfies JobsConfig

const access: CollectionConfig['access'] = {
  create: () => false,
  update: () => false,
  read: ({ req }) => hasRole(req, 'admin', 'editor'),
  delete: ({ req }) => hasRole(req, 'admin', 'editor'),
}

/** In a CMS that goes on running, what is due is looked for each minute. */
export const eachMinute = [{ cron: '* * * * *' }]
