import type { ArrayField } from 'payload'
import { priceField, rangeFields } from '../../../fields/numbers/numbers.ts'
import { longTextField } from '../../../fields/texts.ts'
import { tourRowLabel } from './row-titles.ts'

export function addOnField(): ArrayField {
  return {
    name: 'add_on',
    type: 'array',
    label: 'Add-ons',
    labels: { singular: 'Add-on', plural: 'Add-ons' },
    admin: {
      initCollapsed: true,
      description:
        'What travellers can add, such as lunch or photos. The surcharge of a pickup belongs to its pickup zone.',
    },
    fields: [
      { name: 'name', type: 'text', required: true },
      longTextField('description'),
      {
        name: 'type',
        type: 'select',
        required: true,
        defaultValue: 'per_package',
        label: 'Charged',
        options: [
          { label: 'Per traveller', value: 'per_person' },
          { label: 'Per booking or package', value: 'per_package' },
        ],
      },
      {
        name: 'tiers',
        type: 'array',
        label: 'Price table',
        labels: { singular: 'Price row', plural: 'Price rows' },
        required: true,
        minRows: 1,
        validate: (rows: unknown) =>
          (Array.isArray(rows) && rows.length > 0) || 'This add-on has no price yet. Please add a row.',
        admin: {
          components: { RowLabel: tourRowLabel('add_on_tier') },
          description:
            'The price of one unit, depending on how many are added. The highest number is the most that can be added.',
        },
        fields: [
          {
            type: 'row',
            fields: [
              ...rangeFields('min_quantity', 'max_quantity', { arrayNames: ['add_on', 'tiers'] }),
              priceField('price', { isRequired: true }),
            ],
          },
        ],
      },
    ],
  }
}
