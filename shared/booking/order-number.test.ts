import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { createOrderNumber, formatBookingNumber } from './order-number.ts'

it('creates an order number of six unambiguous letters and digits', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 6, maxLength: 6 }), (bytes) => {
      expect(createOrderNumber(bytes)).toMatch(/^NUSA-[2-9A-HJ-NP-Z]{6}$/)
    }),
  )
})

test.each([0, 5, 7])('refuses to create an order number from %i bytes', (length) => {
  expect(() => createOrderNumber(new Uint8Array(length))).toThrow(RangeError)
})

it('numbers the bookings of an order from the order number', () => {
  expect([1, 2, 10].map((position) => formatBookingNumber('NUSA-7K3F9Q', position))).toEqual([
    'NUSA-7K3F9Q-1',
    'NUSA-7K3F9Q-2',
    'NUSA-7K3F9Q-10',
  ])
})
