import type { CollectionConfig } from 'payload'
import { nobodyButColleagues } from '../../access/records.ts'
import { groups } from '../../config/groups.ts'
import { wholeField } from '../../fields/numbers.ts'
import { localDateField } from '../../fields/texts.ts'
import { refuseSecondEntry } from './refuse-second-entry.ts'

/** How many places a tour has on one day, where that is another number than on all days. */
export const TourPlaces = (): CollectionConfig => ({
  slug: 'tour-places',
  labels: { singular: 'Places on a date', plural: 'Places on a date' },
  access: nobodyButColleagues(),
  indexes: [{ fields: ['tour', 'date'], unique: true }],
  hooks: { beforeValidate: [refuseSecondEntry] },
  admin: {
    group: groups.tours,
    defaultColumns: ['tour', 'date', 'places', 'note'],
    description:
      'Another number of places for one day of a tour. It counts at once. Fewer places than are booked cancel nothing: the day is then sold out.',
  },
  defaultSort: 'date',
  fields: [
    { name: 'tour', type: 'relationship', relationTo: 'tours', required: true, index: true },
    {
      type: 'row',
      fields: [
        localDateField('date', { isRequired: true }),
        wholeField('places', { isRequired: true, max: 9999, description: '0: no more bookings for this day.' }),
      ],
    },
    { name: 'note', type: 'text', admin: { description: 'Only colleagues read this.' } },
  ],
})
