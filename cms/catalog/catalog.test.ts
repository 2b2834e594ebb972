import { currencyRatesSchema, pictureSchema, settingsSchema, tourSchema } from '@nusa/shared/catalog'
import { describe, expect, test } from 'vitest'
import type { Currency, Media, Setting, Tour } from '../generated/payload-types.ts'
import { relationId, relationIds, toCurrencies, toCurrencyRates, toPicture, toSettings, toTour } from './index.ts'

const stamps = { createdAt: '2026-11-21T06:00:00.000Z', updatedAt: '2026-11-21T07:00:00.000Z' }
const bare: Tour = { id: 1, title: 'Ubud', slug: 'ubud', tour_type: 'single_day', ...stamps }
const words = (value: unknown) => (typeof value === 'object' && value ? '<p>words</p>' : '')

const tour = (changes: Partial<Tour> = {}) => tourSchema.parse(toTour({ ...bare, ...changes }, words))

describe('a tour', () => {
  test('is valid in the catalogue with only a name', () => {
    expect(tour()).toMatchObject({
      id: 1,
      created_at: stamps.createdAt,
      updated_at: stamps.updatedAt,
      description: '',
      main_image: null,
      price: null,
      pricing: [],
      is_popular: false,
      review_count: 0,
      max_guests: 0,
    })
  })

  test('has a cut-off of one day by default, and can have a cut-off of zero days', () => {
    expect([tour().cut_off_days, tour({ cut_off_days: 0 }).cut_off_days]).toEqual([1, 0])
  })

  test('has null instead of a date that an editor cleared', () => {
    expect(tour({ starting_date: '', end_date: null })).toMatchObject({ starting_date: null, end_date: null })
  })

  test('has a list of its blocked dates', () => {
    expect(tour({ block_dates: [{ date: '2026-03-19' }, { date: '2026-12-31' }] }).block_dates).toEqual([
      '2026-03-19',
      '2026-12-31',
    ])
  })

  test('has for each package only the price table of the package type', () => {
    const both = {
      name: 'Boat',
      market: 'all',
      person_tiers: [{ min_people: 1, max_people: 4, adult_price: 5 }],
      package_tiers: [{ min_package: 1, max_package: 2, price: 7 }],
      guests_per_package: 6,
    } as const
    const { pricing } = tour({
      pricing: [
        {
          ...both,
          id: 'a',
          type: 'per_person',
          person_tiers: [...both.person_tiers],
          package_tiers: [...both.package_tiers],
        },
        {
          ...both,
          id: 'b',
          type: 'per_package',
          person_tiers: [...both.person_tiers],
          package_tiers: [...both.package_tiers],
        },
      ],
    })
    expect(pricing.map(({ tiers }) => tiers)).toEqual([
      [{ min_people: 1, max_people: 4, adult_price: 5, child_price: null, infant_price: null }],
      [{ min_package: 1, max_package: 2, price: 7 }],
    ])
    expect(pricing[1]).not.toHaveProperty('adult_price')
    expect(pricing[1]).toHaveProperty('guests_per_package', 6)
    expect(pricing[0]).not.toHaveProperty('guests_per_package')
  })

  test('has no prices for a season with a percentage, because the percentage replaces them', () => {
    const season = { name: 'High season', from: '07-01', to: '08-31', prices: [{ id: 'row', minimum: 1, price: 9 }] }
    const { pricing } = tour({
      pricing: [
        {
          ...{ id: 'a', name: 'Van', market: 'all', type: 'per_person', adult_price: 5 },
          seasons: [
            { ...season, id: 'one' },
            { ...season, id: 'two', percent: 20 },
          ],
        },
      ],
    })
    const common = { name: 'High season', from: '07-01', to: '08-31', publish_price: null }
    expect(pricing[0]?.seasons).toEqual([
      {
        ...{ ...common, id: 'one', percent: null },
        prices: [{ minimum: 1, price: 9, child_price: null, infant_price: null }],
      },
      { ...common, id: 'two', percent: 20, prices: [] },
    ])
  })
})

describe('a relation', () => {
  test('becomes an id, even if it was read as an object', () => {
    expect([relationId(3), relationId({ id: 3 }), relationId(null), relationId(undefined)]).toEqual([3, 3, null, null])
  })

  test('is omitted from a list if the related entry was deleted', () => {
    expect([relationIds([1, null, { id: 2 }]), relationIds(null)]).toEqual([[1, 2], []])
  })
})

test('a picture lists its sizes from narrowest to widest, and has the dimensions of the widest size', () => {
  const doc: Media = {
    id: 1,
    alt: 'A hill',
    placeholder_color: '#0f5c4d',
    width: 480,
    height: 320,
    renditions: [
      { id: 'b', file: 'hill-960.webp', width: 960, height: 640 },
      { id: 'a', file: 'hill-160.webp', width: 160, height: 107 },
    ],
    ...stamps,
  }
  expect(pictureSchema.parse(toPicture(doc))).toMatchObject({
    width: 960,
    height: 640,
    sizes: [
      { file: 'hill-160.webp', width: 160, height: 107 },
      { file: 'hill-960.webp', width: 960, height: 640 },
    ],
  })
})

describe('the globals', () => {
  const settings = (tax?: number | null): Setting => ({
    id: 1,
    site_name: 'Nusa',
    tax,
    contact: { email: 'hello@nusa.example' },
  })

  test('have a default tax of 10 percent, and allow a tax of 0', () => {
    const taxes = [undefined, null, 0, 11].map((tax) => settingsSchema.parse(toSettings(settings(tax))).tax)
    expect(taxes).toEqual([10, 10, 0, 11])
  })

  test('contain only the active currencies', () => {
    const currency = { name: 'Dollar', symbol: '$', symbol_position: 'before', decimal_digits: 2 } as const
    const doc: Currency = {
      id: 1,
      currencies: [
        { ...currency, code: 'USD', is_active: true },
        { ...currency, code: 'AUD', is_active: false },
      ],
      currency_rates: { base_currency: 'IDR', rates: [{ code: 'USD', rate: 0.0000612 }] },
    }
    expect(toCurrencies(doc).map(({ code }) => code)).toEqual(['USD'])
    expect(currencyRatesSchema.parse(toCurrencyRates(doc)).rates).toEqual({ USD: 0.0000612 })
  })
})
