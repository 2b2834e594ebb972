import { seasonPercent } from '@nusa/shared/catalog'
import type { ArrayField, Condition, NumberField, TextField } from 'payload'
import { decimalComponents, integerField, priceField } from '../../../fields/numbers/numbers.ts'
import { openRangeEnd } from '../../../fields/numbers/ranges.ts'
import { findRowPosition } from '../../../fields/numbers/row-position.ts'
import {
  checkSeasonDay,
  checkSeasonEnd,
  checkSeasonMinimum,
  checkSeasonPercent,
  showsSeasonPrices,
} from './prices/season-form.ts'
import { tourRowLabel } from './row-titles.ts'

type Row = Record<string, unknown>

export function seasonsField(): ArrayField {
  return {
    name: 'seasons',
    type: 'array',
    label: 'Seasons',
    labels: { singular: 'Season', plural: 'Seasons' },
    admin: {
      description:
        'Other prices for parts of the year. If two seasons share a day, the first in this list applies. Drag to reorder.',
      components: { RowLabel: tourRowLabel('season') },
    },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'name', type: 'text', required: true, admin: { description: 'For example High season.' } },
          seasonDayField('from', { label: 'First day', validate: checkSeasonDay }),
          seasonDayField('to', {
            label: 'Last day',
            validate: (value, { siblingData }) => checkSeasonEnd(value, siblingData.from),
          }),
        ],
      },
      {
        type: 'row',
        fields: [
          percentField(),
          priceField('publish_price', {
            label: 'Price before discount',
            description:
              'Leave empty to change the package’s price before discount by the percentage. If the season has its own prices, an empty field means no discount.',
          }),
        ],
      },
      {
        name: 'prices',
        type: 'array',
        label: 'Prices of the season',
        labels: { singular: 'Price row', plural: 'Price rows' },
        admin: {
          condition: (_data, sibling) => showsSeasonPrices(sibling ?? {}),
          description:
            'Add a row for each row of the price table whose price differs. A package without a price table has a single row, which starts at 1.',
          components: { RowLabel: tourRowLabel('season_price') },
        },
        fields: [
          {
            type: 'row',
            fields: [
              minimumField(),
              priceField('price', {
                mayBeFree: false,
                description: 'For an adult, or for one package. Leave empty to keep the package’s price.',
              }),
            ],
          },
          {
            type: 'row',
            admin: { condition: isPerPerson },
            fields: [
              priceField('child_price', { description: 'Leave empty to keep the package’s price.' }),
              priceField('infant_price', { description: 'Leave empty to keep the package’s price.' }),
            ],
          },
        ],
      },
    ],
  }
}

const isPerPerson: Condition = (data, _sibling, { path }) => findPackageAt(data, path)?.type !== 'per_package'

function seasonDayField(
  name: string,
  { label, validate }: { label: string; validate: (value: unknown, context: { siblingData: Row }) => true | string },
): TextField {
  return {
    name,
    type: 'text',
    label,
    required: true,
    validate: (value: unknown, context: { siblingData: Row }) => validate(value, context),
    admin: {
      description: 'Without a year, the season returns every year.',
      components: { Field: '/collections/content/Tours/prices/SeasonDayField.tsx#SeasonDayField' },
    },
  }
}

function percentField(): NumberField {
  return {
    name: 'percent',
    type: 'number',
    label: 'Change of all prices (%)',
    min: seasonPercent.min,
    max: seasonPercent.max,
    validate: (value: unknown, { siblingData }: { siblingData: Row }) => checkSeasonPercent(value, siblingData),
    admin: {
      description: 'For example 20 or -10. Leave empty to enter prices instead.',
      components: decimalComponents,
    },
  }
}

interface PriceRowContext {
  data: Row
  siblingData: Row
  path?: (string | number)[]
}

function minimumField(): NumberField {
  const field = integerField('minimum', {
    label: 'From',
    description: 'The number at which this row of the price table starts.',
    min: 1,
    max: openRangeEnd,
    isRequired: true,
    defaultValue: 1,
  })
  return {
    ...field,
    validate: (value: unknown, { data, siblingData, path }: PriceRowContext) => {
      const pack = path ? findPackageAt(data, path) : findPackageOf(data, siblingData)
      if (!pack) return true
      // The first two parts of the path are `pricing` and the index of the package.
      const pathInPackage = path?.slice(2)
      const position = findRowPosition(pack, ['seasons', 'prices'], siblingData, pathInPackage)
      return position ? checkSeasonMinimum(value, { prices: position.rows }, pack) : true
    },
  }
}

/** Finds the package that contains a field. The path of the field is, for example, pricing, 0, seasons, 1. */
function findPackageAt(data: Row, path: readonly (string | number)[]): Row | null {
  const packages: unknown[] = Array.isArray(data.pricing) ? data.pricing : []
  const pack = packages[Number(path[1])]
  return typeof pack === 'object' && pack !== null ? (pack as Row) : null
}

/** Finds the package that contains a price row without its path, which Payload passes only when a form is saved. */
function findPackageOf(data: Row, priceRow: Row): Row | null {
  const packages: Row[] = Array.isArray(data.pricing) ? data.pricing : []
  return packages.find((pack) => findRowPosition(pack, ['seasons', 'prices'], priceRow) !== null) ?? null
}
