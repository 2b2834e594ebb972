import type { ArrayField, Condition, NumberField, SelectField } from 'payload'
import { integerField, priceField, rangeFields } from '../../../fields/numbers/numbers.ts'
import { openRangeEnd } from '../../../fields/numbers/ranges.ts'
import { longTextField } from '../../../fields/texts.ts'
import { checkPackagePrice, checkPrice } from '../../../fields/validate.ts'
import { groupSizeError } from './prices/price-errors.ts'
import { tourRowLabel } from './row-titles.ts'
import { seasonsField } from './seasons.ts'

const isPerPerson: Condition = (_data, sibling) => sibling?.type !== 'per_package'
const isPerPackage: Condition = (_data, sibling) => sibling?.type === 'per_package'

export function pricingField(): ArrayField {
  return {
    name: 'pricing',
    type: 'array',
    label: 'Packages',
    labels: { singular: 'Package', plural: 'Packages' },
    admin: {
      initCollapsed: true,
      description:
        'Each package is one way to book this tour. A tour without packages has a page, but cannot be booked online.',
      components: { RowLabel: '/collections/content/Tours/prices/PackageRow.tsx#PackageRow' },
    },
    fields: [
      {
        name: 'name',
        type: 'text',
        required: true,
        admin: { description: 'The name that travellers see when they choose, for example Private car with driver.' },
      },
      longTextField('description', { description: 'What sets this package apart from the others.' }),
      { name: 'duration', type: 'text', admin: { description: 'Leave empty to use the tour’s duration.' } },
      {
        type: 'row',
        fields: [
          {
            name: 'type',
            type: 'select',
            required: true,
            defaultValue: 'per_person',
            label: 'Pricing type',
            admin: { description: 'Per package: one price for a whole car, boat or group.' },
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
            admin: { description: 'Residents tick a box on the page to see the packages for residents.' },
            options: [
              { label: 'Everyone', value: 'all' },
              { label: 'Residents of Indonesia', value: 'indonesia' },
            ],
          },
        ],
      },
      packagePickupField(),
      guestsPerPackageField(),
      priceField('publish_price', {
        label: 'Price before discount',
        description: 'For one adult, or for one package. Cards show it crossed out when it is higher than the price.',
      }),
      packagePriceField('price', 'per_package', 'Used when neither the price table nor a season applies.'),
      {
        type: 'row',
        admin: { condition: isPerPerson },
        fields: [
          packagePriceField('adult_price', 'per_person', 'Used when there is no price table.'),
          priceField('child_price', { description: 'Leave empty to charge the adult price.' }),
          priceField('infant_price', { description: 'Leave empty if infants go free.' }),
        ],
      },
      {
        name: 'person_tiers',
        type: 'array',
        label: 'Price table',
        labels: { singular: 'Price row', plural: 'Price rows' },
        admin: {
          condition: isPerPerson,
          components: { RowLabel: tourRowLabel('person_tier') },
          description: 'Prices per person by group size. Adults and children count; infants do not.',
        },
        fields: [
          {
            type: 'row',
            fields: rangeFields('min_people', 'max_people', {
              arrayNames: ['pricing', 'person_tiers'],
              startError: groupSizeError,
            }),
          },
          {
            type: 'row',
            fields: [
              priceField('adult_price', { isRequired: true, mayBeFree: false }),
              priceField('child_price', { description: 'Leave empty to charge the adult price.' }),
              priceField('infant_price', { description: 'Leave empty if infants go free.' }),
            ],
          },
        ],
      },
      {
        name: 'package_tiers',
        type: 'array',
        label: 'Price table',
        labels: { singular: 'Price row', plural: 'Price rows' },
        admin: {
          condition: isPerPackage,
          components: { RowLabel: tourRowLabel('package_tier') },
          description: 'The price of one package, depending on how many are booked.',
        },
        fields: [
          {
            type: 'row',
            fields: [
              ...rangeFields('min_package', 'max_package', { arrayNames: ['pricing', 'package_tiers'] }),
              priceField('price', { isRequired: true, mayBeFree: false }),
            ],
          },
        ],
      },
      seasonsField(),
      {
        name: 'what_travellers_pay',
        type: 'ui',
        admin: { components: { Field: '/collections/content/Tours/prices/PackagePrices.tsx#PackagePrices' } },
      },
    ],
  }
}

function packagePickupField(): SelectField {
  return {
    name: 'pickup',
    type: 'select',
    defaultValue: 'tour',
    label: 'Pickup',
    options: [
      { label: 'As chosen for the tour', value: 'tour' },
      { label: 'Meeting point only', value: 'meeting_point' },
    ],
    admin: {
      isClearable: false,
      description:
        'Meeting point only: for a package without transfer. Enter the meeting point in the tab Booking details.',
    },
  }
}

/** The field is not required, because older tours have no value. If it is empty, editors see a warning. */
function guestsPerPackageField(): NumberField {
  const field = integerField('guests_per_package', {
    label: 'Guests per package',
    description:
      'How many people one package takes, including infants. Larger groups must book more packages. Leave empty for no limit.',
    min: 1,
    max: openRangeEnd,
  })
  return { ...field, admin: { ...field.admin, condition: isPerPackage } }
}

/** If the package has no price at all, the error is shown at the price field for its pricing type. */
function packagePriceField(name: string, pricingType: 'per_person' | 'per_package', description: string): NumberField {
  return {
    ...priceField(name, { description, mayBeFree: false }),
    validate: (value: unknown, { siblingData }: { siblingData: Record<string, unknown> }) => {
      const priceResult = checkPrice(value, { mayBeFree: false })
      const packageType = siblingData.type === 'per_package' ? 'per_package' : 'per_person'
      if (priceResult !== true || packageType !== pricingType) return priceResult
      return checkPackagePrice({ ...siblingData, [name]: value })
    },
  }
}
