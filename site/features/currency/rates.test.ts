import { describe, expect, it, test } from 'vitest'
import { isFresh, parseRates } from './rates.ts'

const minute = 60_000
const at = Date.UTC(2026, 10, 21)

it('isFresh returns true for rates that are less than 30 minutes old', () => {
  const stored = { rates: { USD: 0.00006 }, at }
  expect(isFresh(stored, at)).toBe(true)
  expect(isFresh(stored, at + 30 * minute - 1)).toBe(true)
  expect(isFresh(stored, at + 30 * minute)).toBe(false)
})

describe('parseRates', () => {
  it('returns only rates that are positive numbers', () => {
    const rates = { USD: 0.00006, EUR: '0.00005', AUD: 0, SGD: -1, JPY: null }
    expect(parseRates({ currency_rates: { base_currency: 'IDR', rates } })).toEqual({ rates: { USD: 0.00006 } })
  })

  test.each([null, 'IDR', 7, [], {}, { currency_rates: null }, { currency_rates: { rates: {} } }])(
    'returns null for the response %j',
    (answer) => {
      expect(parseRates(answer)).toBeNull()
    },
  )
})
