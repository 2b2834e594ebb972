import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTripToken, isTripToken, readTripTokenId } from './trip-token.ts'

const secret = 'a secret only for tests'
const subject = { id: 12, reference: 'NUSA-20261122-000503-K7Q2PX' }
const token = createTripToken(secret, subject)

test('a trip token contains the id of its booking and is valid only for this booking', () => {
  expect(readTripTokenId(token)).toBe(12)
  expect(isTripToken(secret, token, subject)).toBe(true)
  expect(isTripToken(secret, token, { ...subject, reference: 'NUSA-20261122-000503-K7Q2PY' })).toBe(false)
  expect(isTripToken(secret, token, { ...subject, id: 13 })).toBe(false)
  expect(isTripToken('another secret for tests', token, subject)).toBe(false)
})

test('a trip token is invalid if any character is changed', () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.'
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.constantFrom(...letters), (position, letter) => {
      const forged = token.slice(0, position) + letter + token.slice(position + 1)
      fc.pre(forged !== token)
      expect(isTripToken(secret, forged, subject)).toBe(false)
    }),
  )
})

test.each(['', '12', '12.', '12.short', `0.${'A'.repeat(43)}`, `-1.${'A'.repeat(43)}`, `9999999999.${'A'.repeat(43)}`])(
  'readTripTokenId(%j) returns null',
  (text) => {
    expect(readTripTokenId(text)).toBeNull()
  },
)
