import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { makeCart, makeCartItem, makeDate } from '../testing/index.ts'
import {
  addItem,
  cartCount,
  clearCart,
  emptyCart,
  isCartFull,
  makeItemId,
  maxCartItems,
  removeItem,
  setDate,
  setParty,
  setQuantity,
  setSeenPrice,
  setSeenTaxRate,
  updateDateAndTravellers,
} from './cart.ts'
import { tourChoiceSchema } from './choice.ts'
import { groupByTourAndDate, groupByTourPackageAndDate } from './group.ts'
import { cartSchema } from './item.ts'
import { itemChoice } from './item-choice.ts'

const a = makeCartItem({ id: 'a' })
const b = makeCartItem({ id: 'b' })
const cart = makeCart([a, b])

describe('the cart', () => {
  it('gets items at its end', () => {
    expect(addItem(addItem(emptyCart, a), b).items).toEqual([a, b])
  })

  it('holds an id once', () => {
    const changed = { ...a, adults: 5 }
    expect(addItem(cart, changed).items).toEqual([changed, b])
  })

  it('takes as many items as an invoice may have, and no more', () => {
    const ids = Array.from({ length: maxCartItems + 1 }, (_, index) => `item-${index}`)
    const full = ids.reduce((filled, id) => addItem(filled, makeCartItem({ id })), emptyCart)
    expect(isCartFull(full)).toBe(true)
    expect(cartCount(full)).toBe(maxCartItems)
    expect(cartSchema.safeParse(full).success).toBe(true)
  })

  it('loses an item by id', () => {
    expect(removeItem(cart, 'a').items).toEqual([b])
    expect(removeItem(cart, 'nothing').items).toEqual([a, b])
  })

  it('counts its items, not their travellers or packages', () => {
    expect(cartCount(makeCart([makeCartItem({ id: 'c', adults: 4, packageCount: 3 }), b]))).toBe(2)
  })

  it('is empty once cleared', () => {
    expect(clearCart()).toEqual({ version: 2, items: [] })
  })

  it('moves an item to another day and leaves the others', () => {
    const date = makeDate('2026-12-24')
    expect(setDate(cart, 'b', date).items).toEqual([a, { ...b, date }])
  })

  it('changes day and travellers of an item at once', () => {
    const date = makeDate('2026-12-24')
    const party = { adults: 3, children: 2, infants: 1 }
    expect(updateDateAndTravellers(cart, 'a', date, party).items).toEqual([{ ...a, date, ...party }, b])
  })

  it('keeps the total that was seen', () => {
    expect(setSeenPrice(cart, 'a', 42).items[0]?.price).toBe(42)
  })

  it('keeps the tax that was seen', () => {
    expect(setSeenTaxRate(cart, 11).items.map(({ taxRate }) => taxRate)).toEqual([11, 11])
  })

  it('is the same cart where no item has the id', () => {
    expect(setDate(cart, 'nothing', makeDate('2026-12-24'))).toBe(cart)
  })

  test.each([
    [0, 1],
    [-3, 1],
    [2.9, 2],
    [Number.NaN, 1],
    [5, 5],
    [1_000_000, 999],
    [Number.POSITIVE_INFINITY, 999],
  ])('a package count of %d becomes %i', (count, expected) => {
    expect(setQuantity(cart, 'a', count).items[0]).toMatchObject({ packageCount: expected })
  })

  it('keeps one adult at least, and no fewer than no children and infants', () => {
    const party = { adults: 0, children: -1, infants: Number.NaN }
    expect(setParty(cart, 'a', party).items[0]).toMatchObject({ adults: 1, children: 0, infants: 0 })
  })

  it('takes 99 of each kind of traveller at most', () => {
    const party = { adults: 100, children: Number.POSITIVE_INFINITY, infants: 99 }
    expect(setParty(cart, 'a', party).items[0]).toMatchObject({ adults: 99, children: 99, infants: 99 })
    expect(tourChoiceSchema.safeParse({ ...a, infants: 99 }).success).toBe(true)
    expect(tourChoiceSchema.safeParse({ ...a, infants: 100 }).success).toBe(false)
  })

  it('stays one that can be stored and read, whatever is done to it', () => {
    const count = fc.oneof(fc.double(), fc.integer())
    const party = fc.record({ adults: count, children: count, infants: count })
    fc.assert(
      fc.property(party, count, (travellers, packages) => {
        const changed = setQuantity(setParty(cart, 'a', travellers), 'b', packages)
        expect(cartSchema.safeParse(changed).success).toBe(true)
      }),
    )
  })
})

describe("an item's id", () => {
  it('is made of tour, package and the time it was added', () => {
    expect(makeItemId(12, 'van', new Date(1_790_000_000_000))).toBe('12-van-1790000000000')
  })

  it('says default where there is no package', () => {
    expect(makeItemId(12, null, new Date(5))).toBe('12-default-5')
  })
})

describe('groups', () => {
  const date = makeDate('2026-12-24')
  const items = [a, makeCartItem({ id: 'other day', date }), makeCartItem({ id: 'other package', packageId: 'car' }), b]
  const idsOf = (groups: { items: { id: string }[] }[]) => groups.map((group) => group.items.map(({ id }) => id))

  it('by tour, package and date hold what is the same in all three', () => {
    expect(idsOf(groupByTourPackageAndDate(items))).toEqual([['a', 'b'], ['other day'], ['other package']])
  })

  it('by tour and date hold all packages of a day', () => {
    expect(idsOf(groupByTourAndDate(items))).toEqual([['a', 'other package', 'b'], ['other day']])
  })
})

it("an item's choice is its references only: no name and no price", () => {
  const choice = itemChoice(makeCartItem({ addOns: [{ id: 'lunch', quantity: 2 }] }))
  expect(Object.keys(choice).toSorted()).toEqual(Object.keys(tourChoiceSchema.shape).toSorted())
  expect(choice).toMatchObject({ addOns: [{ id: 'lunch', quantity: 2 }] })
})
