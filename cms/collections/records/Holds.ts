import type { CollectionConfig } from 'payload'
import { hiddenWithout, withPermission } from '../../access/permissions.ts'
import { denyAll } from '../../access/records.ts'
import { integerField } from '../../fields/numbers/numbers.ts'
import { instantField, readOnlyFields } from '../../fields/read-only-fields.ts'
import { localDateField } from '../../fields/texts.ts'
import { groups } from '../groups.ts'

/**
 * Contains the capacity that bookings reserve, with one entry for each day or night. Entries exist even for unlimited
 * capacity, because a limit can be set later. The transaction that cancels a booking sets `released_at`.
 */
export const Holds = (): CollectionConfig => ({
  slug: 'holds',
  labels: { singular: 'Reserved capacity', plural: 'Reserved capacity' },
  access: { read: withPermission('bookings:read'), create: denyAll, update: denyAll, delete: denyAll },
  indexes: [{ fields: ['kind', 'resource_id', 'day', 'released_at'] }],
  admin: {
    group: groups.system,
    hidden: hiddenWithout('bookings:read'),
    useAsTitle: 'day',
    defaultColumns: ['day', 'kind', 'booking', 'count', 'released_at'],
  },
  defaultSort: '-day',
  fields: readOnlyFields([
    // The relations are circular (booking, invoice, bookings), so populating them at a greater depth would deadlock.
    { name: 'booking', type: 'relationship', relationTo: 'bookings', required: true, index: true, maxDepth: 1 },
    { name: 'kind', type: 'select', required: true, options: ['tour', 'transfer', 'rental', 'room'] },
    {
      name: 'resource_id',
      type: 'text',
      required: true,
      admin: { description: 'The ID of the tour, transfer car, rental car or room type.' },
    },
    localDateField('day', { isRequired: true }),
    {
      name: 'start_time_id',
      type: 'text',
      defaultValue: '',
      admin: { description: 'The ID of the start time of a departure; empty for a whole day.' },
    },
    integerField('count', { min: 1, isRequired: true }),
    instantField('released_at'),
  ]),
})
