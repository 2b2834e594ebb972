import { describe, expect, it } from 'vitest'
import { makeCart, makeCartItem, makeDate, makeItemAddOn, makePersonPackage, makeTourLine } from '../testing/index.ts'
import {
  addItem,
  changeItem,
  clearCart,
  emptyCart,
  isCartFull,
  makeItemId,
  removeItem,
  setSeenPrice,
  setSeenTaxRate,
} from './cart.ts'
import { tourChoiceSchema } from './choice.ts'
import { groupByTourAndDate, groupByTourPackageAndDate } from './group.ts'
import { cartSchema, maxCartItems } from './item.ts'
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
    expect(full.items).toHaveLength(maxCartItems)
    expect(cartSchema.safeParse(full).success).toBe(true)
  })

  it('loses an item by id', () => {
    expect(removeItem(cart, 'a').items).toEqual([b])
    expect(removeItem(cart, 'nothing').items).toEqual([a, b])
  })

  it('is empty once cleared', () => {
    expect(clearCart()).toEqual({ version: 3, items: [] })
  })

  it('keeps the price that was seen', () => {
    const [item] = setSeenPrice(cart, a, makeTourLine({ package: makePersonPackage({ adult_price: 42 }) })).items
    expect(item).toMatchObject({ price: 84, total: 84, pricing: { adult_price: 42 } })
  })

  it.each([{ addOns: [makeItemAddOn()] }, { adults: 3 }, { date: makeDate('2026-12-31') }])(
    'keeps an item as it is where something else is chosen of it by now: %j',
    (chosen) => {
      const meanwhile = changeItem(cart, 'a', () => makeCartItem({ ...a, ...chosen }))
      const line = makeTourLine({ package: makePersonPackage({ adult_price: 42 }) })
      expect(setSeenPrice(meanwhile, a, line)).toEqual(meanwhile)
    },
  )

  it('keeps the tax that was seen', () => {
    const meanwhile = addItem(cart, makeCartItem({ id: 'c', taxRate: 9 }))
    expect(setSeenTaxRate(meanwhile, [a, b], 11).items.map(({ taxRate }) => taxRate)).toEqual([11, 11, 9])
  })

  it('is the same cart where no item has the id', () => {
    expect(changeItem(cart, 'nothing', () => a)).toBe(cart)
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
  const choice = itemChoice(makeCartItem({ addOns: [makeItemAddOn({ quantity: 2 })] }))
  expect(Object.keys(choice).toSorted()).toEqual(Object.keys(tourChoiceSchema.shape).toSorted())
  expect(choice).toMatchObject({ addOns: [{ id: 'lunch', quantity: 2 }] })
})
