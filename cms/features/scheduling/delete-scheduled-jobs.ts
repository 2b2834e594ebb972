import type { CollectionBeforeDeleteHook } from 'payload'

/** Deletes the jobs that were scheduled to publish or unpublish the deleted entry, including failed jobs. */
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
