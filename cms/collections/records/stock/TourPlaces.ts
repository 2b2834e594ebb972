import type { CollectionConfig } from 'payload'
import { groups } from '../../groups.ts'
import { calendarLink } from './calendar-link.ts'
import { tourFromUrl } from './defaults-from-url.ts'
import { stockCollection } from './stock-collection.ts'

/** The capacity of a tour on one day. */
export const TourPlaces = (): CollectionConfig => {
  const collection = stockCollection({
    slug: 'tour-places',
    label: 'Availability overrides',
    group: groups.tours,
    description: 'Changes the capacity of a tour for one day.',
    subjectFields: [
      {
        name: 'tour',
        type: 'relationship',
        relationTo: 'tours',
        required: true,
        index: true,
        defaultValue: tourFromUrl,
      },
    ],
    subjectField: 'tour',
    count: { name: 'places', label: 'Capacity', description: '0 closes the day for new bookings.' },
  })
  return { ...collection, fields: [...collection.fields, calendarLink('tour', 'date')] }
}
