import { describe, expect, it } from 'vitest'
import { makeTourLine, makeWholePackage } from '../testing/index.ts'
import type { Line } from './line.ts'
import { quote } from './quote.ts'

describe('a quote', () => {
  it('charges a transfer as base price × cars', () => {
    expect(quote([{ kind: 'transfer', basePrice: 350_000, cars: 2 }], 0).total).toBe(700_000)
  })

  it('charges a rental as days × daily price plus its add-ons once', () => {
    const rental: Line = {
      kind: 'rental',
      pricePerDay: 400_000,
      days: 3,
      addOns: [
        { id: 'seat', name: 'Child seat', price: 50_000 },
        { id: 'wifi', name: 'Wifi', price: 0 },
      ],
    }
    expect(quote([rental], 0).lines[0]).toMatchObject({ base: 1_200_000, addOnsTotal: 50_000, total: 1_250_000 })
  })

  it('charges a room as price per night × nights × rooms', () => {
    expect(quote([{ kind: 'room', pricePerNight: 850_000, nights: 2, rooms: 3 }], 0).total).toBe(5_100_000)
  })

  it('calculates the tax once, on the sum of all lines', () => {
    const transfer: Line = { kind: 'transfer', basePrice: 4, cars: 1 }
    expect(quote([transfer, transfer], 10)).toMatchObject({ subtotal: 8, tax: 1, total: 9 })
  })

  it('contains price before discount, discount, subtotal, tax and total of a cart', () => {
    const tour = makeTourLine({ package: makeWholePackage({ price: 1_500_000, publish_price: 2_000_000 }) })
    const transfer: Line = { kind: 'transfer', basePrice: 350_000, cars: 1 }
    expect(quote([tour, transfer], 11)).toMatchObject({
      before: 2_350_000,
      discount: 500_000,
      subtotal: 1_850_000,
      taxRate: 11,
      tax: 203_500,
      total: 2_053_500,
    })
  })

  it('is 0 for an empty cart', () => {
    expect(quote([], 10)).toEqual({ lines: [], before: 0, discount: 0, subtotal: 0, taxRate: 10, tax: 0, total: 0 })
  })

  it('throws a RangeError for a fractional count or a negative price', () => {
    expect(() => quote([{ kind: 'transfer', basePrice: 350_000, cars: 1.5 }], 10)).toThrow(RangeError)
    expect(() => quote([{ kind: 'transfer', basePrice: -1, cars: 1 }], 10)).toThrow(RangeError)
  })
})
