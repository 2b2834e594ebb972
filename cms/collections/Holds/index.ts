import type { CollectionConfig } from 'payload'
import { isStaff, nobody } from '../../access/records.ts'
import { groups, hiddenFromEditors } from '../../config/groups.ts'
import { instantField } from '../../fields/instants.ts'
import { kept } from '../../fields/kept.ts'
import { wholeField } from '../../fields/numbers.ts'
import { localDateField } from '../../fields/texts.ts'

/**
 * What a booking takes of something that can run out, a row for each day (of a room: for each night). Written with the
 * booking, also where there is no bound, since one may be set later; released in the transaction that cancels it. The
 * rows that are not released are the one answer to how much is taken.
 */
export const Holds = (): CollectionConfig => ({
  slug: 'holds',
  labels: { singular: 'Reserved capacity', plural: 'Reserved capacity' },
  access: { read: isStaff, create: nobody, update: nobody, delete: nobody },
  indexes: [{ fields: ['kind', 'resource_id', 'day', 'released_at'] }],
  admin: {
    group: groups.system,
    hidden: hiddenFromEditors,
    useAsTitle: 'day',
    defaultColumns: ['day', 'kind', 'booking', 'count', 'released_at'],
  },
  defaultSort: '-day',
  fields: kept([
    // A booking leads to its invoice, and that to its bookings: Payload would wait for the first of them in itself, for ever.
    { name: 'booking', type: 'relationship', relationTo: 'bookings', required: true, index: true, maxDepth: 1 },
    { name: 'kind', type: 'select', required: true, options: ['tour', 'transfer', 'rental', 'room'] },
    {
      name: 'resource_id',
      type: 'text',
      required: true,
      admin: { description: 'The ID of the tour, transfer car, rental car or room type.' },
    },
    localDateField('day', { isRequired: true }),
    wholeField('count', { min: 1, isRequired: true }),
    instantField('released_at'),
  ]),
})
