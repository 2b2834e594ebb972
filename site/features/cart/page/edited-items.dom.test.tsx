import {
  makeCartItem,
  makeDate,
  makeRentalOffer,
  makeTour,
  makeTourOffer,
  makeWholePackage,
} from '@nusa/shared/testing'
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { text } from '../../../testing/page.ts'
import { enterText } from '../../../testing/react.ts'
import {
  addAdult,
  choose,
  click,
  day,
  files,
  item,
  json,
  named,
  openWith,
  pick,
  rental,
  room,
  settle,
  setUpCartPage,
  storedItems,
  tour,
  transfer,
} from './testing/cart-page.tsx'

/** Types into the only text field of an item with a hint. */
const type = (id: string, typed: string) =>
  enterText(item(id).querySelector('[placeholder]') ?? expect.unreachable('no text field'), typed)

setUpCartPage()

it('the cart page rejects fewer cars than the travellers need, and shows the rule', async () => {
  const party = { ...transfer, adults: 8, quantity: 2, price: 350_000, total: 700_000 }
  await openWith(party)
  await click(item('transfer'), /^Decrease Cars/)
  expect(text()).toContain('Total guests (adults + children) cannot exceed')
  expect(item('transfer').querySelector('output')?.textContent).toBe('2')
  expect(storedItems()).toEqual([party])
})

it('a button removes an add-on that is no longer offered, so that the rest of the item can be booked', async () => {
  const unavailable = { id: 'gone', name: 'Snow chains', price: 40_000 }
  await openWith(tour, { ...rental, addOns: [unavailable], total: rental.total + unavailable.price })
  expect(text()).toContain('TotalRp1.100.000')
  expect(item('rental').textContent).toContain('Snow chains × 1')
  await click(item('rental'), /^Book it without Snow chains$/)
  expect(document.activeElement).toBe(item('rental'))
  expect(text()).toContain('TotalRp2.337.500')
  expect(text()).not.toContain('The price has changed')
})

describe('the number of packages, cars, days and rooms', () => {
  it('is changed immediately by a stepper, which a tour with prices per person does not have', async () => {
    const boat = makeCartItem({ id: 'boat', productId: 2, packageId: 'boat', packageCount: 2, total: 3_000_000 })
    files['/data/tours/2.json'] = json(makeTourOffer(makeTour({ id: 2, pricing: [makeWholePackage({ id: 'boat' })] })))
    await openWith(tour, boat, transfer, rental, room)
    expect(named(item('tour'), /^Increase/)).toBeUndefined()
    for (const [id, name] of [
      ['boat', 'Packages'],
      ['transfer', 'Cars'],
      ['rental', 'Days'],
      ['room', 'Rooms'],
    ] as const)
      await click(item(id), new RegExp(`^Increase ${name}`))
    expect(storedItems().map((one) => (one.kind === 'tour' ? one.packageCount : one.quantity))).toEqual([1, 3, 2, 4, 2])
    expect(text()).not.toContain('Not included in the total yet')
    // 1,000,000 + 3 × 1,500,000 + 2 × 350,000 + 4 × 375,000 + 2 × 2 × 950,000, and 10 % tax.
    expect(text()).toContain('TotalRp12.650.000')
    expect(text()).not.toContain('The price has changed')
  })
})

describe('Update Cart', () => {
  it('applies a changed party to the total and the cart only when it is pressed, and keeps the focus', async () => {
    await openWith(tour, transfer)
    const update = () => named(item('tour'), /^Update Cart$/) ?? expect.unreachable()
    expect(update().getAttribute('aria-disabled')).toBe('true')
    await addAdult('tour')
    expect(item('tour').textContent).toContain('3 Adults')
    expect(item('tour').textContent).toContain('Not included in the total yet')
    expect(text()).toContain('TotalRp1.485.000')
    expect(storedItems()).toEqual([tour, transfer])
    update().focus()
    await click(item('tour'), /^Update Cart$/)
    expect(text()).toContain('Cart updated')
    expect(text()).toContain('TotalRp2.035.000')
    expect(storedItems()[0]).toMatchObject({ adults: 3, total: 1_500_000 })
    expect(document.activeElement).toBe(update())
    expect(update().getAttribute('aria-disabled')).toBe('true')
  })

  it('moves the focus to the item if the item is moved to another date', async () => {
    await openWith(transfer, { ...transfer, id: 'later', date: makeDate('2026-12-05') })
    await choose(item('transfer'), '23:30')
    await pick('transfer', /Dec 1, 2026/, '2026-12-04')
    expect(storedItems()[0]).toMatchObject({ pickupTime: '14:30', date: '2026-12-01' })
    await click(item('transfer'), /^Update Cart$/)
    expect(storedItems()[0]).toMatchObject({ pickupTime: '23:30', date: '2026-12-04' })
    expect(document.activeElement).toBe(item('transfer'))
  })

  it('keeps the length of a rental whose first day is changed, and allows a stay of one night', async () => {
    await openWith(rental, room)
    await pick('rental', /Dec 1, 2026/, '2026-12-02')
    expect(item('rental').textContent).toContain('Dec 4, 2026')
    await click(item('rental'), /^Update Cart$/)
    expect(storedItems()[0]).toMatchObject({ date: '2026-12-02', quantity: 3, total: 1_125_000 })
    await click(item('room'), /Dec 3, 2026/)
    expect(day('2026-12-01').getAttribute('aria-disabled')).toBe('true')
    await act(async () => day('2026-12-02').click())
    await click(item('room'), /^Update Cart$/)
    expect(storedItems()[1]).toMatchObject({ date: '2026-12-01', endDate: '2026-12-02', total: 950_000 })
  })

  it('requires a delivery location for a car without a pickup location', async () => {
    files['/data/car-rentals/1.json'] = json(makeRentalOffer({ pickup_location: '' }))
    await openWith({ ...rental, deliveryLocation: '' })
    const message = 'This car has no pickup location. Please tell us where to deliver it.'
    expect(item('rental').textContent).toContain(message)
    await type('rental', 'Lembah Sayan')
    await click(item('rental'), /^Update Cart$/)
    expect(text()).not.toContain(message)
    expect(storedItems()).toMatchObject([{ deliveryLocation: 'Lembah Sayan' }])
    await type('rental', '')
    await click(item('rental'), /^Update Cart$/)
    expect(text()).toContain(message)
    expect(storedItems()).toMatchObject([{ deliveryLocation: 'Lembah Sayan' }])
  })
})

describe('the dialog about unsaved changes before the checkout', () => {
  const dialog = () => document.querySelector('dialog') ?? expect.unreachable()
  const openDialog = async () => {
    const link = document.querySelector<HTMLElement>('a[href="/checkout"]') ?? expect.unreachable()
    await act(async () => link.click())
  }
  const assign = vi.fn()

  beforeEach(async () => {
    assign.mockClear()
    vi.spyOn(location, 'assign').mockImplementation(assign)
    await openWith(tour)
    await addAdult('tour')
    await openDialog()
    expect(dialog().textContent).toContain(tour.productName)
  })

  it("does not touch the changes and the cart on 'Stay here'", async () => {
    await click(dialog(), /^Stay here$/)
    expect(document.querySelector('dialog')).toBeNull()
    expect(text()).toContain('Not included in the total yet: press Update Cart.')
    expect(storedItems()).toEqual([tour])
    expect(assign).not.toHaveBeenCalled()
  })

  it("applies the changes on 'Apply and continue'", async () => {
    await click(dialog(), /^Apply and continue$/)
    expect(storedItems()).toMatchObject([{ adults: 3 }])
    expect(assign).toHaveBeenCalledWith('/checkout')
  })

  it("discards the changes on 'Continue without changes'", async () => {
    await click(dialog(), /^Continue without changes$/)
    expect(storedItems()).toEqual([tour])
    expect(text()).not.toContain('Not included in the total yet')
    expect(assign).toHaveBeenCalledWith('/checkout')
  })
})

describe('a removed item', () => {
  const ids = () => storedItems().map(({ id }) => id)

  it('is restored at its position, with the focus, by Undo or by Ctrl+Z', async () => {
    await openWith(tour, transfer, room)
    await click(item('transfer'), /^Remove/)
    expect(text()).toContain('Removed from cart')
    expect(ids()).toEqual(['tour', 'room'])
    await click(document, /^Undo$/)
    expect(ids()).toEqual(['tour', 'transfer', 'room'])
    expect(document.activeElement).toBe(item('transfer'))

    named(item('room'), /^Remove/)?.focus()
    await click(item('room'), /^Remove/)
    expect(document.activeElement).toBe(item('transfer'))
    for (let times = 0; times < 2; times++) {
      await act(async () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true })))
      await settle()
      expect(ids()).toEqual(['tour', 'transfer', 'room'])
    }
    expect(document.activeElement).toBe(item('room'))
  })

  it('is restored by Undo even if it was the only item of the cart', async () => {
    await openWith(rental)
    await click(item('rental'), /^Remove/)
    expect(text()).toContain('Your cart is empty')
    expect(document.activeElement?.textContent).toBe('Browse Tours')
    await click(document, /^Undo$/)
    expect(ids()).toEqual(['rental'])
  })
})

it('Clear Cart removes all items after a confirmation', async () => {
  await openWith(tour, transfer, room)
  const dialog = () => document.querySelector('dialog') ?? expect.unreachable()
  await click(document, /^Clear Cart$/)
  expect(dialog().textContent).toContain('All 3 items in it will be removed.')
  await click(dialog(), /^Cancel$/)
  expect(document.querySelector('dialog')).toBeNull()
  expect(storedItems()).toHaveLength(3)
  await click(document, /^Clear Cart$/)
  await click(dialog(), /^Clear Cart$/)
  expect(storedItems()).toEqual([])
  expect(text()).toContain('Your cart is empty')
  expect(document.activeElement?.textContent).toBe('Browse Tours')
})
