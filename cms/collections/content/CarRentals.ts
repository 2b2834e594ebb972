import type { CollectionConfig } from 'payload'
import { activeContentAccess } from '../../access/content.ts'
import { hiddenWithout } from '../../access/permissions.ts'
import { cascadeDelete } from '../../core/database/cascade-delete.ts'
import { bookingQuestionsField } from '../../fields/booking-questions.ts'
import { cancellationPolicyField } from '../../fields/cancellation-policy.ts'
import { integerField, priceField } from '../../fields/numbers/numbers.ts'
import { picturesField } from '../../fields/pictures.ts'
import { statusField } from '../../fields/status.ts'
import { richTextField, textsField } from '../../fields/texts.ts'
import { groups } from '../groups.ts'

export const CarRentals = (): CollectionConfig => ({
  slug: 'car-rentals',
  labels: { singular: 'Car rental', plural: 'Car rentals' },
  access: activeContentAccess(),
  hooks: { beforeDelete: [cascadeDelete('rental-stock', 'rental')] },
  admin: {
    group: groups.transport,
    hidden: hiddenWithout('content:edit'),
    useAsTitle: 'car_name',
    defaultColumns: ['car_name', 'type_id', 'seats', 'price_per_day', 'status'],
    description: 'Cars that travellers can rent by the day.',
  },
  defaultSort: 'car_name',
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Car',
          fields: [
            { name: 'car_name', type: 'text', required: true, label: 'Car' },
            { name: 'type_id', type: 'relationship', relationTo: 'car-rental-types', required: true, label: 'Type' },
            picturesField('images', { label: 'Pictures' }),
            {
              type: 'row',
              fields: [
                integerField('seats', { min: 1, max: 99, isRequired: true, defaultValue: 4 }),
                integerField('luggage', { min: 0, max: 99, isRequired: true, defaultValue: 2 }),
                integerField('stock_per_day', {
                  label: 'Cars',
                  description: 'The number of these cars that can be rented on the same day. Leave empty for no limit.',
                  max: 9999,
                }),
              ],
            },
            {
              name: 'pickup_location',
              type: 'text',
              admin: {
                description:
                  'The place where travellers collect the car. Delivery is a service option. Leave empty if the car is always delivered: travellers are then asked for an address.',
              },
            },
            priceField('price_per_day', { isRequired: true, mayBeFree: false, label: 'Price per day' }),
            textsField('car_features', { label: 'Features' }),
            textsField('service_options'),
          ],
        },
        {
          label: 'Add-ons',
          fields: [
            {
              name: 'add_ons',
              type: 'array',
              labels: { singular: 'Add-on', plural: 'Add-ons' },
              admin: { description: 'Charged once per rental.' },
              fields: [
                {
                  type: 'row',
                  fields: [
                    { name: 'name', type: 'text', required: true },
                    priceField('price', { isRequired: true, defaultValue: 0 }),
                  ],
                },
              ],
            },
          ],
        },
        { label: 'Booking details', fields: [bookingQuestionsField()] },
        {
          label: 'Texts',
          fields: [
            richTextField('package_details'),
            richTextField('insurance'),
            cancellationPolicyField(),
            richTextField('cancellation_policy', {
              label: 'Notes on cancelling',
              description: 'Shown below the deadlines of the policy.',
            }),
          ],
        },
      ],
    },
    statusField(),
  ],
})
