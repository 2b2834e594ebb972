import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { makeDate, makePersonPackage, makeWholePackage } from '../testing/index.ts'
import { type Need, rentalNeeds, roomNeeds, tourNeeds, transferNeeds } from './needs.ts'
import { type Stock, soldOutItems, stockKey, stockLeft } from './sold-out.ts'

const day = makeDate('2026-12-01')
const party = { adults: 2, children: 1, infants: 4 }

describe('a booking takes', () => {
  it('a place of the tour for each adult and child, and none for an infant', () => {
    const line = { package: makePersonPackage(), party, packageCount: 1 }
    expect(tourNeeds(12, day, line)).toEqual([{ kind: 'tour', resourceId: '12', day, count: 3 }])
  })

  it('a place for each package where a tour is sold by the package, whoever travels', () => {
    const line = { package: makeWholePackage(), party, packageCount: 2 }
    expect(tourNeeds(12, day, line)).toMatchObject([{ count: 2 }])
  })

  it('rides of the car of a transfer', () => {
    expect(transferNeeds(3, day, { cars: 2 })).toEqual([{ kind: 'transfer', resourceId: '3', day, count: 2 }])
  })

  it('a rented car on each day, the last one too', () => {
    expect(rentalNeeds(4, day, makeDate('2026-12-03')).map((need) => need.day)).toEqual([
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
    ])
  })

  it('rooms in each night, and not in the one after leaving', () => {
    expect(roomNeeds('r', day, makeDate('2026-12-03'), { rooms: 2 })).toEqual([
      { kind: 'room', resourceId: 'r', day: '2026-12-01', count: 2 },
      { kind: 'room', resourceId: 'r', day: '2026-12-02', count: 2 },
    ])
  })
})

const want = (itemId: string, count: number, changes: Partial<Need> = {}) => ({
  itemId,
  needs: [{ kind: 'tour' as const, resourceId: '1', day, count, ...changes }],
})
const stockOf = (limit: number | null, taken = 0) =>
  new Map([[stockKey({ kind: 'tour', resourceId: '1', day }), { limit, taken }]])

describe('what is left', () => {
  it.each([
    [12, 0, 12],
    [12, 9, 3],
    [12, 12, 0],
    [5, 9, 0],
    [0, 0, 0],
    [null, 9, null],
  ])('of %s with %i taken is %s', (limit, taken, left) => {
    expect(stockLeft({ limit, taken })).toBe(left)
  })
})

describe('an item', () => {
  it('fits into the last places', () => {
    expect(soldOutItems([want('a', 3)], stockOf(12, 9))).toEqual([])
  })

  it('that wants more than is left is told how many that are, and what to do', () => {
    const message = 'Only 3 spots left on Dec 1, 2026. Please book for fewer people or choose another date.'
    expect(soldOutItems([want('a', 4)], stockOf(12, 9))).toEqual([{ itemId: 'a', day, left: 3, message }])
    expect(soldOutItems([want('a', 2)], stockOf(12, 11))[0]?.message).toContain('Only 1 spot left')
  })

  it('is told that a day is sold out', () => {
    const message = 'Sold out on Dec 1, 2026. Please choose another date.'
    expect(soldOutItems([want('a', 1)], stockOf(12, 14))).toEqual([{ itemId: 'a', day, left: 0, message }])
  })

  it('always fits where there is no bound', () => {
    expect(soldOutItems([want('a', 999)], stockOf(null, 999))).toEqual([])
    expect(soldOutItems([want('a', 999)], new Map())).toEqual([])
  })

  it('counts together with the others of its tour and day, and the earlier one goes first', () => {
    const items = [want('a', 3), want('b', 3), want('c', 2)]
    expect(soldOutItems(items, stockOf(5))).toEqual([
      {
        itemId: 'b',
        day,
        left: 2,
        message:
          'Only 2 spots left on Dec 1, 2026 once the other items in your cart are counted. Please book for fewer people or choose another date.',
      },
    ])
  })

  it('of another day or another tour does not count', () => {
    const items = [want('a', 5), want('b', 5, { day: makeDate('2026-12-02') }), want('c', 5, { resourceId: '2' })]
    expect(soldOutItems(items, stockOf(5))).toEqual([])
  })

  it('of several days is told its scarcest one', () => {
    const needs = roomNeeds('r', day, makeDate('2026-12-04'), { rooms: 3 })
    const stocks = new Map(needs.map((need, index) => [stockKey(need), { limit: [3, 1, 2][index] ?? 0, taken: 0 }]))
    expect(soldOutItems([{ itemId: 'a', needs }], stocks)).toMatchObject([{ day: '2026-12-02', left: 1 }])
  })
})

test('what is not refused fits all at once, and one more of what is refused would not', () => {
  const items = fc.array(fc.record({ count: fc.integer({ min: 1, max: 9 }), resource: fc.constantFrom('1', '2') }), {
    maxLength: 12,
  })
  const stock = fc.record({ limit: fc.option(fc.integer({ min: 0, max: 20 })), taken: fc.integer({ min: 0, max: 25 }) })
  fc.assert(
    fc.property(items, stock, stock, (wanted, one, two) => {
      const stocks = new Map<string, Stock>([
        [stockKey({ kind: 'tour', resourceId: '1', day }), one],
        [stockKey({ kind: 'tour', resourceId: '2', day }), two],
      ])
      const cart = wanted.map(({ count, resource }, index) => want(String(index), count, { resourceId: resource }))
      const refused = new Map(soldOutItems(cart, stocks).map((item) => [item.itemId, item]))
      const booked = new Map<string, number>()
      for (const { itemId, needs } of cart) {
        for (const need of needs) {
          const key = stockKey(need)
          const left = stockLeft(stocks.get(key) ?? { limit: null, taken: 0 })
          const others = booked.get(key) ?? 0
          const refusal = refused.get(itemId)
          if (refusal) expect(refusal.left).toBe((left ?? Number.NaN) - others)
          else booked.set(key, others + need.count)
          if (left !== null) expect(booked.get(key) ?? 0).toBeLessThanOrEqual(left)
        }
      }
    }),
  )
})
