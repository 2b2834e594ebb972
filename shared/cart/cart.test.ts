import { describe, expect, it } from 'vitest'
import { makeCart, makeCartItem, makeDate, makeItemAddOn, makePersonPackage, makeTourLine } from '../testing/index.ts'
import {
  addItem,
  changeItem,
  clearCart,
  createItemId,
  emptyCart,
  groupByTourAndDate,
  groupByTourPackageAndDate,
  isCartFull,
  removeItem,
  setSeenPrice,
  setSeenTaxRate,
} from './cart.ts'
import { itemChoice, tourChoiceSchema } from './choice.ts'
import { cartSchema, maxCartItems } from './item.ts'

const a = makeCartItem({ id: 'a' })
const b = makeCartItem({ id: 'b' })
const cart = makeCart([a, b])

describe('the cart', () => {
  it('appends items', () => {
    expect(addItem(addItem(emptyCart, a), b).items).toEqual([a, b])
  })

  it('contains each id only once', () => {
    const changed = { ...a, adults: 5 }
    expect(addItem(cart, changed).items).toEqual([changed, b])
  })

  it('accepts as many items as an invoice may have, and not more', () => {
    const ids = Array.from({ length: maxCartItems + 1 }, (_, index) => `item-${index}`)
    const full = ids.reduce((filled, id) => addItem(filled, makeCartItem({ id })), emptyCart)
    expect(isCartFull(full)).toBe(true)
    expect(full.items).toHaveLength(maxCartItems)
    expect(cartSchema.safeParse(full).success).toBe(true)
  })

  it('removes an item by id', () => {
    expect(removeItem(cart, 'a').items).toEqual([b])
    expect(removeItem(cart, 'nothing').items).toEqual([a, b])
  })

  it('is empty after clearing it', () => {
    expect(clearCart()).toEqual({ version: 3, items: [] })
  })

  it('stores the price that the traveller saw', () => {
    const [item] = setSeenPrice(cart, a, makeTourLine({ package: makePersonPackage({ adult_price: 42 }) })).items
    expect(item).toMatchObject({ price: 84, total: 84, pricing: { adult_price: 42 } })
  })

  it.each([{ addOns: [makeItemAddOn()] }, { adults: 3 }, { date: makeDate('2026-12-31') }])(
    'does not store a price that was shown before the item was changed to %j',
    (chosen) => {
      const meanwhile = changeItem(cart, 'a', () => makeCartItem({ ...a, ...chosen }))
      const line = makeTourLine({ package: makePersonPackage({ adult_price: 42 }) })
      expect(setSeenPrice(meanwhile, a, line)).toEqual(meanwhile)
    },
  )

  it('stores the tax rate that the traveller saw', () => {
    const meanwhile = addItem(cart, makeCartItem({ id: 'c', taxRate: 9 }))
    expect(setSeenTaxRate(meanwhile, [a, b], 11).items.map(({ taxRate }) => taxRate)).toEqual([11, 11, 9])
  })

  it('is returned unchanged if no item has the given id', () => {
    expect(changeItem(cart, 'nothing', () => a)).toBe(cart)
  })
})

describe('createItemId', () => {
  it('joins the tour, the package and the time of adding', () => {
    expect(createItemId(12, 'van', new Date(1_790_000_000_000))).toBe('12-van-1790000000000')
  })

  it('uses "default" if there is no package', () => {
    expect(createItemId(12, null, new Date(5))).toBe('12-default-5')
  })
})

describe('grouping items', () => {
  const date = makeDate('2026-12-24')
  const items = [a, makeCartItem({ id: 'other day', date }), makeCartItem({ id: 'other package', packageId: 'car' }), b]
  const idsOf = (groups: { items: { id: string }[] }[]) => groups.map((group) => group.items.map(({ id }) => id))

  it('puts items with the same tour, package and date into one group', () => {
    expect(idsOf(groupByTourPackageAndDate(items))).toEqual([['a', 'b'], ['other day'], ['other package']])
  })

  it('puts all packages of a tour and date into one group', () => {
    expect(idsOf(groupByTourAndDate(items))).toEqual([['a', 'other package', 'b'], ['other day']])
  })
})

it('itemChoice returns what the traveller chose, without the names and prices of the item', () => {
  const seen = { seenStartTime: '01:00', seenTimeZone: 'Asia/Makassar' } as const
  const choice = itemChoice(
    makeCartItem({ addOns: [makeItemAddOn({ quantity: 2 })], pickup: { kind: 'later' }, ...seen }),
  )
  expect(Object.keys(choice).toSorted()).toEqual(Object.keys(tourChoiceSchema.shape).toSorted())
  expect(choice).toMatchObject({ addOns: [{ id: 'lunch', quantity: 2 }] })
})
