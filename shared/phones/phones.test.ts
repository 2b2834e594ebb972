import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { looksLikePhone, normalisePhone, phoneDigits } from './index.ts'

test.each([
  ['\u200e+62\u2011812\u20133456\u2212789\u2069', '+62-812-3456-789'],
  ['０８１２　３４５６／７８９', '0812 3456 789'],
  ['٠٨١٢ ٣٤٥٦ ٧٨٩', '0812 3456 789'],
  ['WA: 0812\u00a03456\t789', '0812 3456 789'],
  ['tel:+628123456789', '+628123456789'],
])('normalisePhone(%j) returns %j, and looksLikePhone accepts the input', (typed, plain) => {
  expect(normalisePhone(typed)).toBe(plain)
  expect(looksLikePhone(typed)).toBe(true)
})

test.each(['', 'abc', 'ask my wife', '12345', '+62 812 3456 ext. 7', 'a@b.co', `+${'6'.repeat(40)}`, '812+3456789'])(
  'looksLikePhone rejects %j',
  (typed) => {
    expect(looksLikePhone(typed)).toBe(false)
  },
)

const character = fc.constantFrom(...'+8٣๕０-‑–−·~()./\\, \t\n\u00a0\u200e\u2069\u00adabx:')

describe('normalisePhone', () => {
  it('does not change its result when applied again', () => {
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 12 }), (typed) => {
        expect(normalisePhone(normalisePhone(typed))).toBe(normalisePhone(typed))
        expect(phoneDigits(typed)).toMatch(/^\d*$/)
      }),
    )
  })
})
