import { describe, expect, test } from 'vitest'
import { personPackage, wholePackage } from '../../../../testing/packages.ts'
import { readPackage, readTourLimits } from './package-form.ts'
import { buildPriceRows } from './price-rows.ts'

const rowsOf = (row: object, tour: object = {}) => buildPriceRows(readPackage({ ...row }), readTourLimits({ ...tour }))

describe('the price table', () => {
  test('shows the unit price of each row, and the totals of the smallest and the largest group of the row', () => {
    expect(
      rowsOf(
        personPackage(
          [
            [1, 3, 500],
            [4, 999, 400, 300],
          ],
          { publish_price: 500 },
        ),
      ),
    ).toEqual([
      {
        ...{
          from: 1,
          to: 3,
          unitPrice: 500,
          childPrices: { child: 500, infant: 0 },
          percentOff: 0,
          isUncovered: false,
        },
        totals: [
          { count: 1, total: 500 },
          { count: 3, total: 1500 },
        ],
      },
      {
        ...{
          from: 4,
          to: null,
          unitPrice: 400,
          childPrices: { child: 300, infant: 0 },
          percentOff: 20,
          isUncovered: false,
        },
        totals: [{ count: 4, total: 1600 }],
      },
    ])
    expect(rowsOf(wholePackage([[1, 999, 900]]))).toEqual([
      expect.objectContaining({
        from: 1,
        to: null,
        unitPrice: 900,
        childPrices: null,
        totals: [{ count: 1, total: 900 }],
      }),
    ])
  })

  test('shows a group size without a row at the price of the preceding row, or else of the first row', () => {
    const spans = (row: object, tour?: object) =>
      rowsOf(row, tour).map(({ from, to, unitPrice, isUncovered }) => [from, to, unitPrice, isUncovered])
    expect(
      spans(
        personPackage([
          [6, 8, 300],
          [2, 3, 500],
        ]),
      ),
    ).toEqual([
      [1, 1, 500, true],
      [2, 3, 500, false],
      [4, 5, 500, true],
      [6, 8, 300, false],
      [9, null, 300, true],
    ])
    expect(
      spans(
        personPackage([
          [6, 8, 300],
          [1, 3, 500],
        ]),
        { max_guests: 7 },
      ),
    ).toEqual([
      [1, 3, 500, false],
      [4, 5, 500, true],
      [6, 7, 300, false],
    ])
  })

  test('ends at the maximum group size, unless the prices are per package', () => {
    expect(rowsOf(personPackage([], { adult_price: 500 }), { max_guests: 4 })).toMatchObject([{ from: 1, to: 4 }])
    expect(rowsOf(wholePackage([], { price: 500 }), { max_guests: 4 })).toMatchObject([{ from: 1, to: null }])
  })

  test('is empty without a price, and omits incomplete rows', () => {
    expect(rowsOf({})).toEqual([])
    expect(
      rowsOf(
        personPackage([
          [1, 3, null],
          [null, 5, 7],
          [4, 2, 7],
        ]),
      ),
    ).toEqual([])
    expect(
      rowsOf(
        personPackage([
          [1, 999, 500],
          [4, 5, null],
        ]),
      ),
    ).toHaveLength(1)
    const odd = { type: 7, person_tiers: [null, 7, { min_people: 'x' }], price: 1e300, publish_price: '9' }
    expect(rowsOf(odd, { max_guests: -1 })).toEqual([])
    expect(rowsOf({ person_tiers: 'x', price: 7 })).toHaveLength(1)
  })
})
