import { type CollectionBeforeValidateHook, ValidationError } from 'payload'

/** Says in words what the unique index would refuse: a day of a tour has one number of places. */
export const refuseSecondEntry: CollectionBeforeValidateHook = async ({ data, originalDoc, collection, req }) => {
  const { tour, date } = { ...originalDoc, ...data }
  if (!tour || !date) return data
  const { totalDocs } = await req.payload.count({
    collection: 'tour-places',
    where: {
      and: [{ tour: { equals: tour } }, { date: { equals: date } }, { id: { not_equals: originalDoc?.id ?? 0 } }],
    },
    req,
  })
  if (totalDocs === 0) return data
  const message = 'This tour has its places for that day already. Please change that entry.'
  throw new ValidationError({ collection: collection.slug, errors: [{ path: 'date', message }], req })
}
