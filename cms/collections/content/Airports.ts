import { baliTimeZone } from '@nusa/shared/dates'
import type { CollectionConfig } from 'payload'
import { plainContentAccess } from '../../access/content.ts'
import { hiddenWithout } from '../../access/permissions.ts'
import { timeZoneOptions } from '../../fields/time-zones.ts'
import { uniqueNameField } from '../../fields/unique-name.ts'
import { groups } from '../groups.ts'
import { renameRoutes } from './AirportTransfers/route-name.ts'

export const Airports = (): CollectionConfig => ({
  slug: 'airports',
  labels: { singular: 'Airport', plural: 'Airports' },
  access: plainContentAccess(),
  hooks: { afterChange: [renameRoutes('airport_location_id')] },
  admin: {
    group: groups.transport,
    hidden: hiddenWithout('content:edit'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'city_id'],
    description: 'Where transfers start.',
  },
  defaultSort: 'name',
  fields: [
    uniqueNameField('airports'),
    { name: 'city_id', type: 'relationship', relationTo: 'cities', required: true, label: 'City' },
    {
      name: 'time_zone',
      type: 'select',
      defaultValue: baliTimeZone,
      label: 'Time zone',
      options: timeZoneOptions,
      admin: {
        description:
          'Pickup times of transfers from and to this airport are in this zone. Existing bookings keep their zone.',
      },
    },
  ],
})
