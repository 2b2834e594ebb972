import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { createBookingReference, createOrderNumber, formatBookingNumber, toUnambiguousLetters } from './reference.ts'

const now = new Date('2026-11-21T16:05:03Z')

it('createBookingReference joins a prefix, the date and time in Bali, and a suffix', () => {
  expect(createBookingReference(now, 'K7Q2PX')).toBe('NUSA-20261122-000503-K7Q2PX')
})

it('toUnambiguousLetters converts random bytes to unambiguous characters', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 4, maxLength: 8 }), (bytes) => {
      const suffix = toUnambiguousLetters(bytes)
      expect(suffix).toHaveLength(bytes.length)
      expect(suffix).not.toMatch(/[01IO]/)
      expect(createBookingReference(now, suffix)).toMatch(/^NUSA-\d{8}-\d{6}-[2-9A-HJ-NP-Z]{4,8}$/)
    }),
  )
})

it('toUnambiguousLetters makes every character equally likely', () => {
  const letters = new Set(toUnambiguousLetters(Uint8Array.from({ length: 256 }, (_, byte) => byte)))
  expect(letters.size).toBe(32)
})

test.each(['', 'ABC', 'abcd', 'AB CD', 'O0I1', 'ABCDEFGHJ'])(
  "createBookingReference rejects the suffix '%s'",
  (suffix) => {
    expect(() => createBookingReference(now, suffix)).toThrow(RangeError)
  },
)

it('createOrderNumber returns six unambiguous letters and digits', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 6, maxLength: 6 }), (bytes) => {
      expect(createOrderNumber(bytes)).toMatch(/^NUSA-[2-9A-HJ-NP-Z]{6}$/)
    }),
  )
})

test.each([0, 5, 7])('createOrderNumber rejects %i bytes', (length) => {
  expect(() => createOrderNumber(new Uint8Array(length))).toThrow(RangeError)
})

it('formatBookingNumber numbers the bookings within their order', () => {
  expect([1, 2, 10].map((position) => formatBookingNumber('NUSA-7K3F9Q', position))).toEqual([
    'NUSA-7K3F9Q-1',
    'NUSA-7K3F9Q-2',
    'NUSA-7K3F9Q-10',
  ])
})
