import { todayInBali } from '@nusa/shared/dates'
import { formatCount } from '@nusa/shared/text'
import type { CollectionBeforeDeleteHook } from 'payload'
import { RefusalError } from '../errors/refusal.ts'
import { quoteTitle, readTitle } from './entry-title.ts'
import { findReferencePaths } from './references.ts'

/**
 * Refuses to delete a product with upcoming bookings, because staff need the product to help the travellers. Editors
 * can unpublish the product instead, which prevents further bookings.
 */
export const refuseWhenBooked: CollectionBeforeDeleteHook = async ({ id, collection, req }) => {
  const paths = findReferencePaths(collection.slug, req.payload.collections.bookings.config.flattenedFields)
  if (paths.length === 0) return
  const todayOrLater = { greater_than_equal: todayInBali(new Date()) }
  const { totalDocs } = await req.payload.count({
    collection: 'bookings',
    where: {
      and: [
        { or: paths.map((path) => ({ [path]: { equals: id } })) },
        { or: [{ booking_date: todayOrLater }, { end_date: todayOrLater }, { pickup_date: todayOrLater }] },
        { status: { in: ['pending', 'confirmed'] } },
      ],
    },
    req,
  })
  if (totalDocs === 0) return
  const remedy = collection.versions ? 'unpublish it' : 'make it inactive'
  const title = await readTitle(id, collection, req)
  throw new RefusalError(
    `${quoteTitle(title)} has ${formatCount(totalDocs, 'booking')} coming up. Please ${remedy} instead.`,
  )
}
