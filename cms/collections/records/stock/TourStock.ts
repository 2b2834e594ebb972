import type { CollectionConfig } from 'payload'
import { groups } from '../../groups.ts'
import { calendarLink } from './calendar-link.ts'
import { tourFromUrl } from './entry-rules.ts'
import { checkOverrideStartTime, showCurrentStartTimes } from './override-start-time.ts'
import { startTimesEndpoint } from './start-times-endpoint.ts'
import { stockCollection } from './stock-collection.ts'

export const TourStock = (): CollectionConfig => {
  const collection = stockCollection({
    slug: 'tour-places',
    kind: 'tour',
    label: 'Availability overrides',
    group: groups.tours,
    description: 'Changes the capacity of a tour for one day, or of one departure.',
    resourceFields: [
      {
        name: 'tour',
        type: 'relationship',
        relationTo: 'tours',
        required: true,
        index: true,
        defaultValue: tourFromUrl,
      },
      {
        name: 'start_time_id',
        type: 'text',
        label: 'Start time',
        defaultValue: '',
        admin: {
          disableListColumn: true,
          description: 'Choose a start time to change only this departure.',
          components: { Field: '/collections/records/stock/StartTimeField.tsx#StartTimeField' },
        },
      },
      { name: 'start_time', type: 'text', label: 'Start time', admin: { hidden: true } },
    ],
    uniqueFields: ['tour', 'start_time_id'],
    count: { name: 'places', label: 'Capacity', description: '0 closes the day or departure for new bookings.' },
    hooks: { beforeValidate: [checkOverrideStartTime], afterOperation: [showCurrentStartTimes] },
    endpoints: [startTimesEndpoint],
  })
  return {
    ...collection,
    // Lists load only the fields of their columns, and `showCurrentStartTimes` needs these two.
    forceSelect: { tour: true, start_time_id: true },
    fields: [...collection.fields, calendarLink('tour', 'date')],
  }
}
