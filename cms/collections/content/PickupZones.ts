import type { CollectionConfig } from 'payload'
import { plainContentAccess } from '../../access/content.ts'
import { hiddenWithout } from '../../access/permissions.ts'
import { integerField, priceField } from '../../fields/numbers/numbers.ts'
import { uniqueNameField } from '../../fields/unique-name.ts'
import { groups } from '../groups.ts'

export const PickupZones = (): CollectionConfig => ({
  slug: 'pickup-zones',
  labels: { singular: 'Pickup zone', plural: 'Pickup zones' },
  access: plainContentAccess(),
  admin: {
    group: groups.tours,
    hidden: hiddenWithout('content:edit'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'surcharge', 'surcharge_per', 'offset_minutes'],
    description: 'Areas in which travellers are picked up, such as Ubud. Choose them in a tour.',
  },
  defaultSort: 'name',
  fields: [
    uniqueNameField('pickup-zones'),
    {
      type: 'row',
      fields: [
        priceField('surcharge', {
          isRequired: true,
          defaultValue: 0,
          description: 'Added to the price of the tour. 0 means that pickup is free.',
        }),
        {
          name: 'surcharge_per',
          type: 'select',
          required: true,
          defaultValue: 'person',
          label: 'Charged',
          options: [
            { label: 'Per adult and child', value: 'person' },
            { label: 'Once per booking', value: 'booking' },
          ],
        },
      ],
    },
    integerField('offset_minutes', {
      label: 'Minutes before the start',
      isRequired: true,
      defaultValue: 60,
      max: 24 * 60,
      description: 'The time between the pickup in this zone and the start of the tour.',
    }),
  ],
})
