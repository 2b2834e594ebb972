import { describe, expect, it } from 'vitest'
import { makeCart, makeCartItem, makeRentalItem, makeTransferItem } from '../testing/index.ts'
import { parseStoredCart } from './stored.ts'

describe('a cart of version 1', () => {
  const { isResident: _, ...before } = makeCartItem({ addOns: [{ id: 'lunch', quantity: 2 }], taxRate: 11 })

  it('keeps its tours, and claims for nobody that they live in Indonesia', () => {
    const { cart, putAside } = parseStoredCart(JSON.stringify({ version: 1, items: [before] }))
    expect(cart).toEqual(makeCart([{ ...makeCartItem(), ...before, isResident: false }]))
    expect(putAside).toBeNull()
  })

  it('of before taxes were kept keeps its tours too', () => {
    const { taxRate: _, ...untaxed } = before
    expect(parseStoredCart(JSON.stringify({ version: 1, items: [untaxed] })).cart.items[0]).not.toHaveProperty(
      'taxRate',
    )
  })

  it('with a damaged item keeps the others', () => {
    const text = JSON.stringify({ version: 1, items: [before, { ...before, id: 'b', adults: 0 }, null] })
    const { cart, putAside } = parseStoredCart(text)
    expect(cart.items.map(({ id }) => id)).toEqual([before.id])
    expect(putAside).toBe(text)
  })
})

describe('a bare list, as an older application kept it', () => {
  const listed = {
    id: '12-van-1700000000000',
    tourId: 12,
    tourName: 'Ubud rice terraces',
    date: '2026-12-24',
    quantity: 1,
    price: 1_100_000,
    adults: 2,
    children: 1,
    infants: 0,
    packageId: 'van',
    packageTitle: 'Shared van',
    pricing: { type: 'per_person', tiers: [], name: 'Shared van', description: '' },
    addOns: [{ id: 'lunch', name: 'Lunch', price: 50_000, quantity: 2, type: 'per_person' }],
  }
  const read = (...items: unknown[]) => parseStoredCart(JSON.stringify(items))
  const only = (item: unknown) => read(item).cart.items[0]

  it('keeps its tours at the total that was seen: price × quantity, and the add-ons', () => {
    const { cart, putAside } = read(listed)
    expect(putAside).toBeNull()
    expect(cart.version).toBe(2)
    expect(cart.items).toEqual([
      makeCartItem({
        id: listed.id,
        tourId: 12,
        tourSlug: '',
        tourLocation: '',
        tourDuration: '',
        packageId: 'van',
        date: '2026-12-24',
        children: 1,
        price: 1_100_000 + 50_000 * 2 * 3,
        addOns: [{ id: 'lunch', quantity: 2 }],
      }),
    ])
  })

  it('counts packages, and charges for each what is not per person', () => {
    const item = {
      ...listed,
      tourId: '12',
      quantity: 3,
      addOns: [{ id: 'x', price: 10, quantity: 1, type: 'per_package' }],
    }
    expect(only(item)).toMatchObject({ tourId: 12, packageCount: 3, price: 3_300_030 })
    expect(only({ ...item, packageCount: 2 })).toMatchObject({ packageCount: 2 })
  })

  it('keeps its transfers', () => {
    const { kind: _, ...transfer } = makeTransferItem({ quantity: 2, price: 350_000 })
    expect(only({ ...transfer, pickupTime: undefined, time: '14:30' })).toEqual(
      makeTransferItem({ quantity: 2, price: 700_000 }),
    )
  })

  it('keeps its rentals, by a car’s number too', () => {
    const { kind: _, quantity: __, ...rental } = makeRentalItem({ addOns: [], price: 375_000 })
    const item = { ...rental, tourId: 1, endDate: '2026-12-03' }
    expect(only(item)).toEqual(makeRentalItem({ price: 375_000 }))
    expect(only({ ...item, quantity: 4 })).toMatchObject({ quantity: 4, price: 1_500_000 })
  })

  it('takes the selected date where there is no other', () => {
    expect(only({ ...listed, date: undefined, selectedDate: '2026-12-25' })).toMatchObject({ date: '2026-12-25' })
  })

  it('puts aside what names an instant instead of a day, and what is no item', () => {
    const good = { ...listed, id: 'good' }
    const { cart, putAside } = read({ ...listed, date: '2026-12-23T16:00:00.000Z' }, good, 'x', { tourId: 1 })
    expect(cart.items.map(({ id }) => id)).toEqual(['good'])
    expect(putAside).not.toBeNull()
  })
})
