import type { CollectionConfig } from 'payload'
import { groups } from '../../config/groups.ts'
import { calendarLink } from '../stock/calendar-link.ts'
import { tourFromAddress } from '../stock/from-address.ts'
import { stockOnDates } from '../stock/stock-on-dates.ts'

/** How many places a tour has on one day. */
export const TourPlaces = (): CollectionConfig => {
  const collection = stockOnDates({
    slug: 'tour-places',
    label: 'Places on a date',
    group: groups.tours,
    description: 'Another number of places for one day of a tour.',
    of: [
      {
        name: 'tour',
        type: 'relationship',
        relationTo: 'tours',
        required: true,
        index: true,
        defaultValue: tourFromAddress,
      },
    ],
    whose: 'tour',
    count: { name: 'places', label: 'Places', description: '0: no more bookings for this day.' },
  })
  return { ...collection, fields: [...collection.fields, calendarLink('tour', 'date')] }
}
