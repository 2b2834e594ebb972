import type { CollectionConfig } from 'payload'
import { plainContentAccess } from '../../access/content.ts'
import { hiddenWithout } from '../../access/permissions.ts'
import { cascadeDelete } from '../../core/database/cascade-delete.ts'
import { integerField } from '../../fields/numbers/numbers.ts'
import { pictureField } from '../../fields/pictures.ts'
import { markCopiedName } from '../../fields/slug.ts'
import { groups } from '../groups.ts'
import { renameRoutes } from './AirportTransfers/route-name.ts'

export const Cars = (): CollectionConfig => ({
  slug: 'cars',
  labels: { singular: 'Transfer car', plural: 'Transfer cars' },
  access: plainContentAccess(),
  hooks: { afterChange: [renameRoutes('car_id')], beforeDelete: [cascadeDelete('transfer-stock', 'car')] },
  admin: {
    group: groups.transport,
    hidden: hiddenWithout('content:edit'),
    useAsTitle: 'car_name',
    defaultColumns: ['car_name', 'category_id', 'seats', 'luggage'],
    description: 'Cars with a driver, for airport transfers.',
  },
  defaultSort: 'car_name',
  fields: [
    { name: 'car_name', type: 'text', required: true, label: 'Car', hooks: { beforeDuplicate: [markCopiedName] } },
    { name: 'category_id', type: 'relationship', relationTo: 'car-categories', required: true, label: 'Category' },
    pictureField('image', { label: 'Picture' }),
    {
      type: 'row',
      fields: [
        integerField('seats', { min: 1, max: 99, isRequired: true, defaultValue: 4 }),
        integerField('luggage', { min: 0, max: 99, isRequired: true, defaultValue: 2 }),
        integerField('stock_per_day', {
          label: 'Rides per day',
          description: 'Transfers with this car on one day, across all routes. Leave empty for no limit.',
          max: 9999,
        }),
      ],
    },
  ],
})
