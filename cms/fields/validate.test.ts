import { describe, expect, test } from 'vitest'
import { checkLink } from './links.ts'
import {
  checkCurrencyCode,
  checkDistance,
  checkInstant,
  checkInteger,
  checkLocalDate,
  checkPackagePrice,
  checkPercentage,
  checkPickupTime,
  checkPrice,
  checkRangeEnd,
  checkRate,
  checkRating,
  checkRupiah,
  checkSlug,
  checkTexts,
  checkWebAddress,
} from './validate.ts'

const refused = expect.any(String)

describe('prices', () => {
  test('are whole rupiah, zero or more', () => {
    expect([0, 350_000].map((price) => checkRupiah(price, true))).toEqual([true, true])
    expect([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '350000'].map((price) => checkRupiah(price, true))).toEqual(
      Array(5).fill(refused),
    )
  })

  test('may be empty only if they are not required', () => {
    expect([checkRupiah(null, false), checkRupiah(undefined, false), checkRupiah(null, true)]).toEqual([
      true,
      true,
      refused,
    ])
  })

  test('of a package sold per person need a price or an adult price, in the table of tiers or in the package itself', () => {
    const type = 'per_person'
    expect(checkPackagePrice({ type })).toEqual(refused)
    expect(checkPackagePrice({ type, person_tiers: [], package_tiers: [{ price: 1 }] })).toEqual(refused)
    expect(checkPackagePrice({ type, person_tiers: [{ adult_price: null }] })).toEqual(refused)
    // The row without a price has a separate error.
    expect(checkPackagePrice({ type, person_tiers: [{ adult_price: 1 }, { adult_price: null }] })).toBe(true)
    expect(checkPackagePrice({ type, person_tiers: [{ adult_price: 1 }] })).toBe(true)
    expect(checkPackagePrice({ type, adult_price: 0, price: 0 })).toContain('an adult price here')
    expect(checkPackagePrice({ type, adult_price: 1 })).toBe(true)
    expect(checkPackagePrice({ type, price: 1 })).toBe(true)
  })

  test('of a package sold as a whole need a price, in the table of tiers or in the package itself', () => {
    const type = 'per_package'
    expect(checkPackagePrice({ type, adult_price: 1, person_tiers: [{ adult_price: 1 }] })).toEqual(refused)
    expect(checkPackagePrice({ type, package_tiers: [{ price: 1 }] })).toBe(true)
    expect(checkPackagePrice({ type, price: 1 })).toBe(true)
  })

  test('are at most a thousand million rupiah, and may be zero only if the offer may be free', () => {
    expect([0, 1_000_000_000, null].map((price) => checkPrice(price))).toEqual([true, true, true])
    expect([checkPrice(1_000_000_001), checkPrice(0, { mayBeFree: false })]).toEqual([refused, refused])
    expect([checkPrice(1, { mayBeFree: false }), checkPrice(null, { isRequired: true })]).toEqual([true, refused])
  })

  test('for a range of counts require an end from 1 to 999 that is not below the start', () => {
    expect([checkRangeEnd(4, 4), checkRangeEnd(999, 1)]).toEqual([true, true])
    expect([checkRangeEnd(3, 4), checkRangeEnd(1000, 1), checkRangeEnd(0, 0)]).toEqual([refused, refused, refused])
  })
})

describe('other fields', () => {
  test.each([
    [checkSlug, ['nusa-penida', 'a1'], ['', null, 'Nusa', 'a--b', '-a', 'a_b', 'é']],
    [checkLocalDate, ['2028-02-29', '', null], ['2026-02-29', '21-11-2026', '2026-11-21T00:00', 7]],
    [checkInstant, ['2026-11-21T06:00:00.000Z'], ['', null, 'soon', '+012026-01-01T00:00:00.000Z', 7]],
    [checkRating, [0, 4.8, 5, null], [-0.1, 5.1, '4']],
    [checkDistance, [0, 12.5, null], [-1, '5', Number.NaN]],
    [checkPercentage, [0, 11, 100, null], [-1, 101, '11']],
    [
      checkPickupTime,
      [
        '07:30',
        '7.30',
        '7.30 pm',
        '0600',
        '07:30 WITA',
        '23:30 WIB',
        'after breakfast',
        'at 25:99 or so',
        '07:30 - 8 am',
        '',
        null,
      ],
      ['25:99', '-5:00', '5:00?', '25:99 WITA', '2560', '7:5', '24', '07:30:00', '07 30', 'x'.repeat(201)],
    ],
    [checkRate, [0.0000612, 1, 1000], [0, -1, 1e-30, 1e300, null, '1', Number.NaN, Number.POSITIVE_INFINITY]],
    [checkCurrencyCode, ['USD'], ['usd', 'US', '', null]],
    [checkWebAddress, ['https://example.com/nusa'], ['example.com', 'javascript:alert(1)', '', null]],
    [checkTexts, [['a'], [], null], [['a', ' ']]],
    [checkLink, ['https://a.example', '/tours', 'tel:+62'], ['javascript:x', 'www.a.example', '//a.example', null]],
  ] as [(value: unknown) => true | string, unknown[], unknown[]][])(
    'are checked by %o, which accepts only valid values',
    (check, good, bad) => {
      expect(good.map((value) => check(value))).toEqual(good.map(() => true))
      expect(bad.map((value) => check(value))).toEqual(bad.map(() => refused))
    },
  )

  test('accept a whole number only between the minimum and the maximum', () => {
    expect([0, 7, null].map((value) => checkInteger(value, { min: 0, max: 7 }))).toEqual([true, true, true])
    expect([-1, 8, 1.5, 'x'].map((value) => checkInteger(value, { min: 0, max: 7 }))).toEqual(Array(4).fill(refused))
    expect(checkInteger(null, { min: 0, isRequired: true })).toEqual(refused)
  })
})
