import { type CartItem, parseStoredCart } from '@nusa/shared/cart'
import {
  makeCart,
  makeCartItem,
  makeHotelOffer,
  makePersonPackage,
  makeRentalItem,
  makeRentalOffer,
  makeRoomItem,
  makeTour,
  makeTourOffer,
  makeTransferItem,
  makeTransferOffer,
} from '@nusa/shared/testing'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CartPage } from './CartPage.tsx'
import { $offers } from './offers.ts'
import { $cart } from './stored-cart.ts'

const tour = makeCartItem({ id: 'tour' })
const transfer = makeTransferItem({ id: 'transfer' })
const rental = makeRentalItem({ id: 'rental' })
const room = makeRoomItem({ id: 'room' })

let root: Root
/** The data files of the site by path; a missing path returns 404. */
let files: Record<string, () => Response>

const json = (value: unknown) => () => Response.json(value)

/** Opens the cart page with a cart stored on an earlier visit. */
async function open(stored: string): Promise<void> {
  localStorage.setItem('cart', stored)
  dispatchEvent(new StorageEvent('storage', { key: 'cart' }))
  await act(async () => root.render(<CartPage />))
  await settle()
}
const openWith = (...items: CartItem[]) => open(JSON.stringify(makeCart(items)))
/** Waits for responses and rendering. */
const settle = (milliseconds = 50) => act(async () => vi.advanceTimersByTimeAsync(milliseconds))
const kept = () => parseStoredCart(localStorage.getItem('cart')).cart.items

const text = () => document.body.textContent
const item = (id: string) =>
  document.querySelector<HTMLElement>(`[data-cart-item="${id}"]`) ?? expect.unreachable(`no item ${id}`)
const buttons = (place: ParentNode) => [...place.querySelectorAll('button')]
const named = (place: ParentNode, name: RegExp) =>
  buttons(place).find((one) => name.test(one.getAttribute('aria-label') ?? one.textContent))
const press = async (place: ParentNode, name: RegExp) => {
  await act(async () => (named(place, name) ?? expect.unreachable(`nothing named ${name}`)).click())
  await settle()
}
const choose = (place: ParentNode, value: string) =>
  act(async () => {
    const select = place.querySelector('select') ?? expect.unreachable('no select')
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ now: new Date('2026-11-21T04:00:00Z') })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const pricing = [makePersonPackage()]
  files = {
    '/data/settings.json': json({ tax: 10, terms: null }),
    '/data/tours/1.json': json(makeTourOffer(makeTour({ id: 1, pricing }))),
    '/data/transfers/1.json': json(makeTransferOffer()),
    '/data/car-rentals/1.json': json(makeRentalOffer()),
    [`/data/hotels/${room.tourId.replace('hotel-', '')}.json`]: json(makeHotelOffer()),
  }
  vi.stubGlobal('fetch', async (path: string) => files[path]?.() ?? new Response(null, { status: 404 }))
  $offers.set({})
  localStorage.clear()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

describe('the price of an item', () => {
  it('is shown as changed since the item was added, until the traveller accepts the new price', async () => {
    await openWith(tour, { ...room, price: 500, total: 1_000 })
    expect(item('room').textContent).toContain('The price has changed')
    expect(item('room').textContent).toContain('It was Rp1.000 and is now Rp1.900.000.')
    expect(text()).toContain('TotalRp3.190.000')
    await press(item('room'), /^Accept the new price$/)
    expect(document.activeElement).toBe(item('room'))
    expect(text()).not.toContain('The price has changed')
    expect(kept()[1]?.total).toBe(1_900_000)
  })

  it('stays shown as changed when the item is edited', async () => {
    await openWith({ ...transfer, price: 349_000, total: 349_000 })
    const said = () => item('transfer').textContent
    expect(said()).toContain('It was Rp349.000 and is now Rp350.000.')
    await press(item('transfer'), /^Increase Cars/)
    expect(said()).toContain('It was Rp698.000 and is now Rp700.000.')
    await choose(item('transfer'), '23:30')
    expect(said()).toContain('New price: Rp700.000')
    await press(item('transfer'), /^Update Cart$/)
    expect(kept()).toMatchObject([{ pickupTime: '23:30', quantity: 2 }])
    expect(said()).toContain('It was Rp698.000 and is now Rp700.000.')
    await press(item('transfer'), /^Accept the new price$/)
    await press(item('transfer'), /^Increase Cars/)
    expect(text()).not.toContain('The price has changed')
    expect(text()).toContain('TotalRp1.155.000')
  })

  it('can be loaded again after a failure, and the item stays in the cart meanwhile', async () => {
    files['/data/transfers/1.json'] = () => new Response(null, { status: 503 })
    await openWith(tour, transfer)
    await settle(30_000)
    expect(text()).toContain('We couldn’t load all of today’s prices')
    expect(text()).not.toContain('aren’t included in the total')
    expect(document.querySelector('a[href="/checkout"]')).not.toBeNull()
    files['/data/transfers/1.json'] = json(makeTransferOffer())
    await press(document.querySelector('aside') ?? expect.unreachable(), /^Try again$/)
    expect(text()).toContain('TotalRp1.485.000')
  })
})

it('reloads a price that was accepted in another tab instead of showing that it has changed back', async () => {
  const offerAt = (adult_price: number) =>
    json(makeTourOffer(makeTour({ id: 1, pricing: [makePersonPackage({ adult_price })] })))
  files['/data/tours/1.json'] = offerAt(300_000)
  await openWith({ ...tour, price: 600_000, total: 600_000 })
  expect(text()).toContain('TotalRp660.000')

  files['/data/tours/1.json'] = offerAt(500_000)
  localStorage.setItem('cart', JSON.stringify(makeCart([tour])))
  await act(async () => dispatchEvent(new StorageEvent('storage', { key: 'cart' })))
  await settle()
  expect(text()).toContain('TotalRp1.100.000')
  expect(text()).not.toContain('The price has changed')
})

it('rejects fewer cars than the travellers need and names the rule', async () => {
  const party = { ...transfer, adults: 8, quantity: 2, price: 350_000, total: 700_000 }
  await openWith(party)
  await press(item('transfer'), /^Decrease Cars/)
  expect(text()).toContain('Total guests (adults + children) cannot exceed')
  expect(item('transfer').querySelector('output')?.textContent).toBe('2')
  expect(kept()).toEqual([party])
})

it('groups the items of one day under one heading, each with its own duration', async () => {
  await openWith(
    { ...rental, tourDuration: '3 day(s)' },
    { ...rental, id: 'other', quantity: 1, tourDuration: '1 day(s)' },
  )
  const headings = [...document.querySelectorAll('h2')].filter(({ textContent }) => textContent === rental.tourName)
  expect(headings).toHaveLength(1)
  expect(item('rental').textContent).toContain('3 days')
  expect(item('other').textContent).toMatch(/1 day(?!s|\()/)
})

it('removes an add-on that is no longer offered with one press, so that the rest can be booked', async () => {
  const gone = { id: 'gone', name: 'Snow chains', price: 40_000 }
  await openWith(tour, { ...rental, addOns: [gone], total: rental.total + gone.price })
  expect(text()).toContain('TotalRp1.100.000')
  expect(item('rental').textContent).toContain('Snow chains × 1')
  await press(item('rental'), /^Book it without Snow chains$/)
  expect(document.activeElement).toBe(item('rental'))
  expect(text()).toContain('TotalRp2.337.500')
  expect(text()).not.toContain('The price has changed')
})

it('disables the checkout while nothing in the cart can be booked', async () => {
  await openWith({ ...transfer, pickupTime: '14:15' })
  expect(text()).toContain('We don’t offer pickups at 14:15.')
  expect(document.querySelector('a[href="/checkout"]')).toBeNull()
  expect(named(document, /^Proceed to Checkout$/)?.disabled).toBe(true)
  await choose(item('transfer'), '14:00')
  await press(item('transfer'), /^Update Cart$/)
  expect(document.querySelector('a[href="/checkout"]')?.textContent).toBe('Proceed to Checkout')
})

describe('a cart stored by an earlier version', () => {
  it('keeps its items and their prices', async () => {
    const { isResident: _, ...before } = tour
    await open(JSON.stringify({ version: 1, items: [before] }))
    expect(text()).toContain('TotalRp1.100.000')
    await open(JSON.stringify({ version: 2, items: [{ ...tour, price: tour.total, total: undefined }] }))
    expect(text()).toContain('TotalRp1.100.000')
    expect(text()).not.toContain('The price has changed')
  })

  it('keeps its items if it is a bare list, and shows changed prices', async () => {
    const { kind: _kind, pickupTime: time, ...listed } = { ...transfer, quantity: 2, price: 350_005 }
    await open(JSON.stringify([{ ...listed, time }]))
    expect(item('transfer').querySelector('output')?.textContent).toBe('2')
    expect(item('transfer').textContent).toContain('It was Rp700.010 and is now Rp700.000.')
    expect(text()).not.toContain('Some items in your cart couldn’t be loaded')
  })
})

it('sets a corrupt stored cart aside, reports it once and keeps the valid items', async () => {
  const said = 'Some items in your cart couldn’t be loaded'
  await open('{"version":3,"items":[{"id":"cut o')
  expect(text()).toContain(said)
  expect(text()).toContain('Your cart is empty')
  expect(localStorage.getItem('cart-put-aside')).toContain('cut o')
  for (const toast of document.querySelectorAll('[role="alert"]')) toast.remove()

  const damaged = JSON.stringify({ version: 3, items: [{ ...room, date: '2026-02-31' }, tour, 'nonsense'] })
  await open(damaged)
  expect(text()).toContain(said)
  expect($cart.get().items.map(({ id }) => id)).toEqual(['tour'])
  expect(text()).toContain('TotalRp1.100.000')
  expect(localStorage.getItem('cart-put-aside')).toBe(damaged)
  for (const toast of document.querySelectorAll('[role="alert"]')) toast.remove()

  await open(localStorage.getItem('cart') ?? '')
  expect(text()).not.toContain(said)
})

// This must be the last test: from here on the page no longer writes the stored cart.
it('does not overwrite a cart that newer code has changed', async () => {
  await openWith(tour, transfer)
  const newer = JSON.stringify({ version: 4, items: [] })
  await open(newer)
  expect(text()).toContain('This page is out of date')
  await press(item('transfer'), /^Remove/)
  expect(text()).toContain('TotalRp1.100.000')
  expect(localStorage.getItem('cart')).toBe(newer)
})
