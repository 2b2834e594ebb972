import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { bookingReference, unambiguousLetters } from './reference.ts'

const now = new Date('2026-11-21T16:05:03Z')

it("a booking reference is a prefix, Bali's date and time, and a suffix", () => {
  expect(bookingReference(now, 'K7Q2PX')).toBe('NUSA-20261122-000503-K7Q2PX')
})

it('random bytes become a suffix without letters that are taken for others', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 4, maxLength: 8 }), (bytes) => {
      const suffix = unambiguousLetters(bytes)
      expect(suffix).toHaveLength(bytes.length)
      expect(suffix).not.toMatch(/[01IO]/)
      expect(bookingReference(now, suffix)).toMatch(/^NUSA-\d{8}-\d{6}-[2-9A-HJ-NP-Z]{4,8}$/)
    }),
  )
})

it('every letter of a suffix is as likely as any other', () => {
  const letters = new Set(unambiguousLetters(Uint8Array.from({ length: 256 }, (_, byte) => byte)))
  expect(letters.size).toBe(32)
})

test.each(['', 'ABC', 'abcd', 'AB CD', 'O0I1', 'ABCDEFGHJ'])("'%s' is no suffix", (suffix) => {
  expect(() => bookingReference(now, suffix)).toThrow(RangeError)
})
