import { type LocalDate, localDateSchema } from '@nusa/shared/dates'
import { describe, expect, test } from 'vitest'
import { tours } from '../../../../seed/content/tours/index.ts'
import { toTourData } from '../../../../seed/steps/to-tour.ts'
import { personPackage, type Tier, wholePackage } from '../../../../testing/packages.ts'
import { readPackage, readTourLimits } from './package-form.ts'
import { groupSizeError, priceErrors } from './price-errors.ts'
import { priceWarnings } from './price-warnings.ts'

const warningsOf = (row: object, tour: object = {}) =>
  priceWarnings(readPackage({ ...row }), readTourLimits({ ...tour }), '2026-11-29' as LocalDate)
const errorsOf = (row: object, tour: object = {}) => priceErrors({ ...row }, { ...tour })

describe('priceErrors', () => {
  test('reports a package without a price', () => {
    expect(errorsOf(personPackage([]))).toEqual([expect.stringContaining('has no price yet')])
    expect(errorsOf(personPackage([[1, 999, 500]]))).toEqual([])
  })

  test('reports overlapping price rows and price rows above the maximum group size', () => {
    expect(
      errorsOf(
        personPackage([
          [1, 4, 500],
          [4, 6, 400],
        ]),
      ),
    ).toEqual([expect.stringMatching(/^Row 2: .*1–4 and 4–6/)])
    expect(
      errorsOf(
        personPackage([
          [1, 4, 500],
          [5, 8, 400],
        ]),
        { max_guests: 4 },
      ),
    ).toEqual([expect.stringMatching(/^Row 2: The maximum group size is 4 /)])
  })

  test('ignores the maximum group size if prices are per package, and an invalid or missing maximum', () => {
    expect(
      errorsOf(
        wholePackage([
          [1, 4, 500],
          [5, 8, 400],
        ]),
        { max_guests: 4 },
      ),
    ).toEqual([])
    for (const max_guests of [0, null, undefined, 'x', 5]) expect(groupSizeError(5, { max_guests })).toBeNull()
  })
})

describe('a price row', () => {
  const withZero = personPackage([
    [1, 3, 500],
    [4, 7, 400],
    [8, 8, 0],
  ])

  test('causes no price error or warning if it is incomplete, because its fields show their own errors', () => {
    expect(errorsOf(withZero, { max_guests: 8 })).toEqual([])
    expect(warningsOf(withZero, { max_guests: 8 })).toEqual([])
  })

  test('must not end before it starts', () => {
    expect(errorsOf(wholePackage([[2, 1, 500]]))).toEqual(["Row 1: 'To' (1) must not be below 'From' (2)."])
  })
})

describe('priceWarnings', () => {
  const open: Tier = [1, 999, 500]

  test('returns no warnings for a complete price table', () => {
    expect(warningsOf(personPackage([open], { publish_price: 500 }))).toEqual([])
    expect(
      warningsOf(
        personPackage([
          [1, 3, 500],
          [4, 8, 400],
        ]),
        { max_guests: 8, places_per_day: 8 },
      ),
    ).toEqual([])
    expect(warningsOf(personPackage([], { adult_price: 500, child_price: 400 }))).toEqual([])
    expect(warningsOf({})).toEqual([])
  })

  test('reports that separate adult and child prices are never charged if the price table has a complete row', () => {
    const own = { adult_price: 500, child_price: 400 }
    expect(warningsOf(personPackage([[null, null, null]], own))).toEqual([])
    expect(warningsOf(personPackage([[1, null, 300]], own))).toEqual([])
    expect(warningsOf(personPackage([open], own))).toEqual([
      expect.stringContaining('these prices are never charged: adult, child.'),
    ])
  })

  test('returns no warning for group sizes above the last row, or for a discount that only larger groups get', () => {
    expect(warningsOf(wholePackage([[1, 2, 500]]))).toEqual([])
    expect(
      warningsOf(
        personPackage(
          [
            [1, 3, 500],
            [4, 999, 400],
          ],
          { publish_price: 450 },
        ),
      ),
    ).toEqual([])
  })

  test.each([
    [
      'a gap in a price table',
      personPackage([
        [1, 3, 500],
        [6, 999, 400],
      ]),
      {},
      'a group of 4–5. The group can still book, at Rp500 per adult',
    ],
    [
      'a package without a size',
      wholePackage([[1, 999, 500]], { guests_per_package: null }),
      {},
      'Guests per package is empty: a group of any size can book a single package.',
    ],
    ['a price table that starts above one guest', personPackage([[2, 999, 500]]), {}, 'a group of 1.'],
    [
      'a price table that ends below the maximum group size',
      personPackage([[1, 2, 500]]),
      { max_guests: 4 },
      'a group of 3–4. The group can',
    ],
    [
      'a price table that starts above one package',
      wholePackage([[2, 999, 500]]),
      {},
      'covers a booking of 1 package. The booking can still be made',
    ],
    [
      'a row above the maximum group size',
      personPackage([[1, 9, 500]]),
      { max_guests: 8 },
      'Row 1–9 exceeds the maximum group size of 8',
    ],
    [
      'a row above the daily capacity',
      personPackage([
        [1, 3, 500],
        [4, 999, 400],
      ]),
      { places_per_day: 3 },
      'exceeds the daily capacity of 3',
    ],
    [
      'a price before discount that is below the price',
      personPackage([open], { publish_price: 400 }),
      {},
      'Rp400, is below the price: the page shows no',
    ],
    [
      'prices that a price table overrides',
      personPackage([open], { adult_price: 450, child_price: 300 }),
      {},
      'never charged: adult, child.',
    ],
    [
      'a package price that replaces the adult price',
      personPackage([], { price: 500 }),
      {},
      'each adult pays the package’s price, Rp500',
    ],
    ['a child that pays more than an adult', personPackage([[1, 999, 500, 600]]), {}, 'A child pays more'],
    [
      'a price per package that rises with the number of packages',
      wholePackage([
        [1, 1, 500],
        [2, 999, 5000],
      ]),
      {},
      'A package costs more in row 2 or more (Rp5.000) than in row 1 (Rp500)',
    ],
  ])('reports %s', (_what, row, tour, words) => {
    expect(warningsOf(row, tour)).toEqual([expect.stringContaining(words)])
  })
})

test('the published demo tours cause no errors or warnings', () => {
  const today = localDateSchema.parse('2026-11-21')
  const problems = tours
    .filter(({ draft }) => !draft)
    .flatMap((demo) => {
      const tour = {
        ...toTourData(demo, {
          today,
          getPictureId: () => 1,
          getDestinationId: () => 2,
          getCategoryId: () => 3,
          getPickupZoneId: () => 4,
          getPolicyId: () => 5,
        }),
      }
      return (tour.pricing ?? []).flatMap((row) => {
        const pack = { ...row }
        return [...priceErrors(pack, tour), ...warningsOf(pack, tour)].map((words) => [demo.slug, pack.name, words])
      })
    })
  expect(problems).toEqual([])
})
