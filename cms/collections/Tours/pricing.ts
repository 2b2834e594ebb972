import type { ArrayField, Condition, NumberField } from 'payload'
import { rangeFields, rupiahField } from '../../fields/numbers.ts'
import { longText } from '../../fields/texts.ts'
import { checkPackagePrice, checkRupiah, checkTierStarts } from '../../fields/validate.ts'

const isPerPerson: Condition = (_data, sibling) => sibling?.type !== 'per_package'
const isPerPackage: Condition = (_data, sibling) => sibling?.type === 'per_package'

/** The ways to buy a tour. */
export function pricingField(): ArrayField {
  return {
    name: 'pricing',
    type: 'array',
    label: 'Packages',
    labels: { singular: 'Package', plural: 'Packages' },
    admin: {
      initCollapsed: true,
      description: 'Each package is one way to buy this tour.',
      components: { RowLabel: '/admin/NamedRow.tsx#NamedRow' },
    },
    fields: [
      { name: 'name', type: 'text', required: true },
      longText('description'),
      { name: 'duration', type: 'text', admin: { description: "Empty: the tour's own." } },
      {
        type: 'row',
        fields: [
          {
            name: 'type',
            type: 'select',
            required: true,
            defaultValue: 'per_person',
            label: 'Priced',
            options: [
              { label: 'Per person', value: 'per_person' },
              { label: 'Per package', value: 'per_package' },
            ],
          },
          {
            name: 'market',
            type: 'select',
            required: true,
            defaultValue: 'all',
            label: 'Sold to',
            options: [
              { label: 'Everybody', value: 'all' },
              { label: 'Residents of Indonesia', value: 'indonesia' },
            ],
          },
        ],
      },
      rupiahField('publish_price', {
        label: 'Price before discount',
        description: "An adult's, or one package's. Shown struck through where it is above the price.",
      }),
      priceField(),
      {
        type: 'row',
        admin: { condition: isPerPerson },
        fields: [
          rupiahField('adult_price', { description: 'Without a price table.' }),
          rupiahField('child_price', { description: "Empty: the adult's." }),
          rupiahField('infant_price', { description: 'Empty: free.' }),
        ],
      },
      {
        name: 'person_tiers',
        type: 'array',
        label: 'Price table',
        labels: { singular: 'Group size', plural: 'Group sizes' },
        validate: (rows: unknown) => checkTierStarts(rows, 'min_people'),
        admin: {
          condition: isPerPerson,
          description: 'Prices per person by group size; adults and children count, infants do not.',
        },
        fields: [
          { type: 'row', fields: rangeFields('min_people', 'max_people') },
          {
            type: 'row',
            fields: [
              rupiahField('adult_price', { isRequired: true }),
              rupiahField('child_price', { description: "Empty: the adult's." }),
              rupiahField('infant_price', { description: 'Empty: free.' }),
            ],
          },
        ],
      },
      {
        name: 'package_tiers',
        type: 'array',
        label: 'Price table',
        labels: { singular: 'Number of packages', plural: 'Numbers of packages' },
        validate: (rows: unknown) => checkTierStarts(rows, 'min_package'),
        admin: { condition: isPerPackage, description: 'The price of one package by how many are booked.' },
        fields: [
          {
            type: 'row',
            fields: [...rangeFields('min_package', 'max_package'), rupiahField('price', { isRequired: true })],
          },
        ],
      },
    ],
  }
}

/** The package's own price; here it is said when a package would cost nothing that can be found. */
function priceField(): NumberField {
  return {
    ...rupiahField('price', { description: 'Counts where the price table and the prices below say nothing.' }),
    validate: (value: unknown, { siblingData }: { siblingData: Record<string, unknown> }) => {
      const amount = checkRupiah(value, false)
      return amount === true ? checkPackagePrice({ ...siblingData, price: value }) : amount
    },
  }
}
