import type { CollectionBeforeDeleteHook } from 'payload'

/** Deletes, with an entry, when it was to be published or taken off the site, also where that has failed. */
export const deletePlans: CollectionBeforeDeleteHook = async ({ id, collection, req }) => {
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
