import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { rupiahArbitrary, taxRateArbitrary } from '../testing/arbitraries/index.ts'
import { changeByPercent, multiplyRupiah, percentOff, portionOf, rupiah, sumRupiah, taxOn } from './arithmetic.ts'

describe('rupiah', () => {
  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])(
    'rejects %d as an amount',
    (amount) => {
      expect(() => rupiah(amount)).toThrow(RangeError)
    },
  )

  it('amounts are added and multiplied, and results that are not exact integers are rejected', () => {
    expect(sumRupiah([])).toBe(0)
    expect(sumRupiah([1_500_000, 1])).toBe(1_500_001)
    expect(multiplyRupiah(250_000, 3)).toBe(750_000)
    expect(() => sumRupiah([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError)
    expect(() => multiplyRupiah(Number.MAX_SAFE_INTEGER, 2)).toThrow(RangeError)
    expect(() => multiplyRupiah(100, 1.5)).toThrow(RangeError)
    expect(() => multiplyRupiah(100, -1)).toThrow(RangeError)
  })
})

describe('taxOn', () => {
  test.each([
    [1_000_000, 10, 100_000],
    [4, 10, 0],
    [5, 10, 1],
    [14, 10, 1],
    [15, 10, 2],
    [50, 1.1, 1],
    [1_000, 1.05, 11],
    [999, 0, 0],
    [333, 11, 37],
    [123_456, 100, 123_456],
    [200, 0.25, 1],
    [199, 0.25, 0],
  ])('(%i, %d) returns %i, rounded half up', (amount, rate, expected) => {
    expect(taxOn(amount, rate)).toBe(expected)
  })

  it('returns the integer nearest to the exact tax, rounding halves up', () => {
    fc.assert(
      fc.property(rupiahArbitrary, fc.nat(100_000), (amount, thousandths) => {
        const exact = BigInt(amount) * BigInt(thousandths)
        const tax = BigInt(taxOn(amount, thousandths / 1000)) * 100_000n
        expect(tax - exact > -50_000n && tax - exact <= 50_000n).toBe(true)
      }),
    )
  })

  it('never decreases when the amount grows', () => {
    fc.assert(
      fc.property(rupiahArbitrary, rupiahArbitrary, taxRateArbitrary, (amount, more, rate) => {
        expect(taxOn(amount + more, rate)).toBeGreaterThanOrEqual(taxOn(amount, rate))
      }),
    )
  })

  test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('rejects a tax rate of %d', (rate) => {
    expect(() => taxOn(100, rate)).toThrow(RangeError)
  })
})

describe('changeByPercent', () => {
  test.each([
    [100, -15, 85],
    [500_005, 15, 575_006],
    [333_333, 12.5, 375_000],
    [10, 5, 11],
    [10, -5, 10],
    [1_000_000, 500, 6_000_000],
    [750_000, 0, 750_000],
    [0, 20, 0],
  ])('(%i, %d) returns %i', (amount, percent, expected) => {
    expect(changeByPercent(amount, percent)).toBe(expected)
  })

  test.each([-101, Number.NaN, Number.POSITIVE_INFINITY])('rejects a change by %d percent', (percent) => {
    expect(() => changeByPercent(100, percent)).toThrow(RangeError)
  })
})

describe('portionOf', () => {
  test.each([
    [150_000, 1, 3, 50_000],
    [10, 1, 4, 3],
    [10, 1, 3, 3],
    [50_000_000_000, 40_000_000_000, 50_000_000_000, 40_000_000_000],
    [7, 0, 0, 0],
  ])('(%i, %i, %i) returns %i', (amount, part, whole, expected) => {
    expect(portionOf(amount, part, whole)).toBe(expected)
  })
})

describe('percentOff', () => {
  test.each([
    [1_000_000, 750_000, 25],
    [300, 200, 33],
    [200, 199, 1],
    [100, 100, 0],
    [100, 120, 0],
    [0, 0, 0],
  ])('(%i, %i) returns %i', (before, after, expected) => {
    expect(percentOff(before, after)).toBe(expected)
  })
})
