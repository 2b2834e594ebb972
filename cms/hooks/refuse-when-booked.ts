import { todayInBali } from '@nusa/shared/dates'
import { counted } from '@nusa/shared/words'
import type { CollectionBeforeDeleteHook } from 'payload'
import { pathsTo } from './references.ts'
import { Refusal } from './refusal.ts'
import { quoted, titleOfStored } from './title-of.ts'

/**
 * Refuses to delete an offer with upcoming bookings, because staff need it to help these travellers. Unpublishing it
 * prevents further bookings.
 */
export const refuseWhenBooked: CollectionBeforeDeleteHook = async ({ id, collection, req }) => {
  const paths = pathsTo(collection.slug, req.payload.collections.bookings.config.flattenedFields)
  if (paths.length === 0) return
  const notOver = { greater_than_equal: todayInBali(new Date()) }
  const { totalDocs } = await req.payload.count({
    collection: 'bookings',
    where: {
      and: [
        { or: paths.map((path) => ({ [path]: { equals: id } })) },
        { or: [{ booking_date: notOver }, { end_date: notOver }] },
        { status: { in: ['pending', 'confirmed'] } },
      ],
    },
    req,
  })
  if (totalDocs === 0) return
  const remedy = collection.versions ? 'unpublish it' : 'make it inactive'
  const title = await titleOfStored(id, collection, req)
  throw new Refusal(`${quoted(title)} has ${counted(totalDocs, 'booking')} coming up. Please ${remedy} instead.`)
}
