import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import {
  createReference,
  hotelIdOf,
  hotelReferenceSchema,
  rentalIdOf,
  rentalReferenceSchema,
  transferIdOf,
  transferReferenceSchema,
} from './reference.ts'

it('transferIdOf, rentalIdOf and hotelIdOf return the id that was passed to createReference', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), fc.uuid(), (id, uuid) => {
      const productId = { transfer: createReference('transfer', id), rental: createReference('rental', id) }
      expect(transferReferenceSchema.parse(productId.transfer)).toBe(`airport-transfer-${id}`)
      expect(transferIdOf({ productId: productId.transfer })).toBe(id)
      expect(rentalReferenceSchema.parse(productId.rental)).toBe(productId.rental)
      expect(rentalIdOf({ productId: productId.rental })).toBe(id)
      expect(hotelIdOf({ productId: hotelReferenceSchema.parse(createReference('room', uuid)) })).toBe(uuid)
    }),
  )
})

test.each([
  '12',
  'airport-transfer-',
  'airport-transfer-0',
  'airport-transfer--1',
  'airport-transfer-012',
  'airport-transfer-1e3',
  'airport-transfer-1.5',
  'airport-transfer-2147483648',
  'airport-transfer-12 ',
  'car-rental-12',
  'airport-transfer-NaN',
])('transferReferenceSchema rejects %o', (text) => {
  expect(transferReferenceSchema.safeParse(text).success).toBe(false)
})

test.each(['hotel-', 'hotel-12', '62615a95-f802-405b-b2e2-21030d32cd44', 'hotel-62615a95-f802-405b-b2e2-21030d32cd4/'])(
  'hotelReferenceSchema rejects %o',
  (text) => {
    expect(hotelReferenceSchema.safeParse(text).success).toBe(false)
  },
)
