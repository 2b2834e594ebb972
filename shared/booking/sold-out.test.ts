import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { makeDate, makePersonPackage, makeWholePackage } from '../testing/index.ts'
import { type CapacityNeed, rentalNeeds, roomNeeds, tourNeeds, transferNeeds } from './capacity-needs.ts'
import { findSoldOutItems, type Stock, stockKey, stockLeft } from './sold-out.ts'

const day = makeDate('2026-12-01')
const party = { adults: 2, children: 1, infants: 4 }

describe('the capacity that a booking uses', () => {
  it('is one spot of a tour per adult and child; infants need no spot', () => {
    const line = { package: makePersonPackage(), party, packageCount: 1 }
    expect(tourNeeds(12, day, line)).toEqual([{ kind: 'tour', resourceId: '12', day, count: 3 }])
  })

  it('is one spot per package if a tour is sold by the package', () => {
    const line = { package: makeWholePackage(), party, packageCount: 2 }
    expect(tourNeeds(12, day, line)).toMatchObject([{ count: 2 }])
  })

  it('is one ride per car for a transfer', () => {
    expect(transferNeeds(3, day, { cars: 2 })).toEqual([{ kind: 'transfer', resourceId: '3', day, count: 2 }])
  })

  it('is one car on each day of a rental, including the last', () => {
    expect(rentalNeeds(4, day, makeDate('2026-12-03')).map((need) => need.day)).toEqual([
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
    ])
  })

  it('is the number of rooms of a stay on each night, but not on the check-out day', () => {
    expect(roomNeeds('r', day, makeDate('2026-12-03'), { rooms: 2 })).toEqual([
      { kind: 'room', resourceId: 'r', day: '2026-12-01', count: 2 },
      { kind: 'room', resourceId: 'r', day: '2026-12-02', count: 2 },
    ])
  })
})

const createItem = (itemId: string, count: number, changes: Partial<CapacityNeed> = {}) => ({
  itemId,
  needs: [{ kind: 'tour' as const, resourceId: '1', day, count, ...changes }],
})
const createStocks = (capacity: number | null, booked = 0) =>
  new Map([[stockKey({ kind: 'tour', resourceId: '1', day }), { capacity, booked }]])

describe('stockLeft', () => {
  it.each([
    [12, 0, 12],
    [12, 9, 3],
    [12, 12, 0],
    [5, 9, 0],
    [0, 0, 0],
    [null, 9, null],
  ])('returns $2 for the capacity %s with %i booked', (capacity, booked, left) => {
    expect(stockLeft({ capacity, booked })).toBe(left)
  })
})

describe('findSoldOutItems', () => {
  it('accepts an item that uses the last spots', () => {
    expect(findSoldOutItems([createItem('a', 3)], createStocks(12, 9))).toEqual([])
  })

  it('reports how many units are left, with advice', () => {
    const message = 'Only 3 spots left on Dec 1, 2026. Please book for fewer people or choose another date.'
    expect(findSoldOutItems([createItem('a', 4)], createStocks(12, 9))).toEqual([
      { itemId: 'a', day, left: 3, message },
    ])
    expect(findSoldOutItems([createItem('a', 2)], createStocks(12, 11))[0]?.message).toContain('Only 1 spot left')
  })

  it('reports a sold-out day', () => {
    const message = 'Sold out on Dec 1, 2026. Please choose another date.'
    expect(findSoldOutItems([createItem('a', 1)], createStocks(12, 14))).toEqual([
      { itemId: 'a', day, left: 0, message },
    ])
  })

  it('accepts any number if the capacity is unlimited', () => {
    expect(findSoldOutItems([createItem('a', 999)], createStocks(null, 999))).toEqual([])
    expect(findSoldOutItems([createItem('a', 999)], new Map())).toEqual([])
  })

  it('counts items of the same tour and day together, in cart order', () => {
    const items = [createItem('a', 3), createItem('b', 3), createItem('c', 2)]
    expect(findSoldOutItems(items, createStocks(5))).toEqual([
      {
        itemId: 'b',
        day,
        left: 2,
        message:
          'Only 2 spots left on Dec 1, 2026 once the other items in your cart are counted. Please book for fewer people or choose another date.',
      },
    ])
  })

  it('counts items of other days and other tours separately', () => {
    const items = [
      createItem('a', 5),
      createItem('b', 5, { day: makeDate('2026-12-02') }),
      createItem('c', 5, { resourceId: '2' }),
    ]
    expect(findSoldOutItems(items, createStocks(5))).toEqual([])
  })

  it('reports the day with the fewest units left', () => {
    const needs = roomNeeds('r', day, makeDate('2026-12-04'), { rooms: 3 })
    const stocks = new Map(needs.map((need, index) => [stockKey(need), { capacity: [3, 1, 2][index] ?? 0, booked: 0 }]))
    expect(findSoldOutItems([{ itemId: 'a', needs }], stocks)).toMatchObject([{ day: '2026-12-02', left: 1 }])
  })
})

test('findSoldOutItems rejects exactly the items that exceed the remaining capacity', () => {
  const items = fc.array(fc.record({ count: fc.integer({ min: 1, max: 9 }), resource: fc.constantFrom('1', '2') }), {
    maxLength: 12,
  })
  const stock = fc.record({
    capacity: fc.option(fc.integer({ min: 0, max: 20 })),
    booked: fc.integer({ min: 0, max: 25 }),
  })
  fc.assert(
    fc.property(items, stock, stock, (cartItems, one, two) => {
      const stocks = new Map<string, Stock>([
        [stockKey({ kind: 'tour', resourceId: '1', day }), one],
        [stockKey({ kind: 'tour', resourceId: '2', day }), two],
      ])
      const cart = cartItems.map(({ count, resource }, index) =>
        createItem(String(index), count, { resourceId: resource }),
      )
      const refused = new Map(findSoldOutItems(cart, stocks).map((item) => [item.itemId, item]))
      const booked = new Map<string, number>()
      const needs = cart.flatMap((item) => item.needs.map((need) => ({ ...need, itemId: item.itemId })))
      for (const { itemId, count, ...resource } of needs) {
        const key = stockKey(resource)
        const left = stockLeft(stocks.get(key) ?? { capacity: null, booked: 0 }) ?? Number.POSITIVE_INFINITY
        const alreadyBooked = booked.get(key) ?? 0
        const refusal = refused.get(itemId)
        if (refusal) expect(refusal.left).toBe(left - alreadyBooked)
        else booked.set(key, alreadyBooked + count)
        expect(booked.get(key) ?? 0).toBeLessThanOrEqual(left)
      }
    }),
  )
})
