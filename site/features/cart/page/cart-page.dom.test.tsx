import { serialiseCart } from '@nusa/shared/cart'
import {
  makeCart,
  makeCurrency,
  makeDate,
  makePersonPackage,
  makeStartTime,
  makeTour,
  makeTourOffer,
  makeTransferOffer,
} from '@nusa/shared/testing'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { find, text } from '../../../testing/page.ts'
import { $currency } from '../../currency/store.ts'
import {
  choose,
  click,
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

setUpCartPage()

describe('the price of an item', () => {
  it('is shown as changed since the item was added, until the traveller accepts the new price', async () => {
    await openWith(tour, { ...room, price: 500, total: 1_000 })
    expect(item('room').textContent).toContain('The price has changed')
    expect(item('room').textContent).toContain('It was Rp1.000 and is now Rp1.900.000.')
    expect(text()).toContain('TotalRp3.190.000')
    await click(item('room'), /^Accept the new price$/)
    expect(document.activeElement).toBe(item('room'))
    expect(text()).not.toContain('The price has changed')
    expect(storedItems()[1]?.total).toBe(1_900_000)
  })

  it('is still shown as changed after an edit of the item', async () => {
    await openWith({ ...transfer, price: 349_000, total: 349_000 })
    const said = () => item('transfer').textContent
    expect(said()).toContain('It was Rp349.000 and is now Rp350.000.')
    await click(item('transfer'), /^Increase Cars/)
    expect(said()).toContain('It was Rp698.000 and is now Rp700.000.')
    await choose(item('transfer'), '23:30')
    expect(said()).toContain('New price: Rp700.000')
    await click(item('transfer'), /^Update Cart$/)
    expect(storedItems()).toMatchObject([{ pickupTime: '23:30', quantity: 2 }])
    expect(said()).toContain('It was Rp698.000 and is now Rp700.000.')
    await click(item('transfer'), /^Accept the new price$/)
    await click(item('transfer'), /^Increase Cars/)
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
    await click(document.querySelector('aside') ?? expect.unreachable(), /^Try again$/)
    expect(text()).toContain('TotalRp1.485.000')
  })
})

it('the cart page shows that a start time has changed until the traveller accepts the new time', async () => {
  const start_times = [makeStartTime({ time: '05:15', label: 'Dawn' }), makeStartTime({ id: 'noon', time: '12:00' })]
  files['/data/tours/1.json'] = json(makeTourOffer(makeTour({ id: 1, start_times })))
  await openWith({ ...tour, startTimeId: 'sunrise', seenStartTime: '05:15', seenTimeZone: 'Asia/Jakarta' })
  const message = 'This tour now leaves at 05:15 (Bali time) instead of 05:15 WIB.'
  expect(item('tour').textContent).toContain(message)
  expect(text()).not.toContain('TotalRp')
  await click(item('tour'), /^Accept 05:15 \(Bali time\)$/)
  expect(document.activeElement).toBe(item('tour'))
  expect(item('tour').textContent).not.toContain('instead of')
  expect(text()).toContain('TotalRp')
  await act(async () => void (await import('../../availability/StartTimeField.tsx')))
  await act(async () => find('input[value="noon"]').click())
  await click(item('tour'), /^Update Cart$/)
  expect(storedItems()).toMatchObject([{ startTimeId: 'noon', seenStartTime: '12:00', seenTimeZone: 'Asia/Makassar' }])
})

it("the cart page shows that an airport's time zone has changed until the traveller accepts the new zone", async () => {
  const cancellation = { tiers: [{ hours_before: 24, refund_percent: 50 }], note: '' }
  files['/data/transfers/1.json'] = json(makeTransferOffer({ time_zone: 'Asia/Jakarta', cancellation }))
  await openWith({ ...transfer, date: makeDate('2026-11-22') })
  expect(item('transfer').textContent).toContain('This pickup is now at 14:30 WIB instead of 14:30 (Bali time).')
  expect(item('transfer').textContent).toContain('Pickup time (WIB)')
  expect(text()).not.toContain('TotalRp')
  await click(item('transfer'), /^Accept 14:30 WIB$/)
  expect(item('transfer').textContent).not.toContain('instead of')
  expect(text()).toContain('TotalRp')
  expect(text()).toContain('Nov 21, 2026, 14:30 (WIB, UTC+7)')
  expect(storedItems()).toMatchObject([{ pickupTime: '14:30', seenTimeZone: 'Asia/Jakarta' }])
  // It is 11:00 at the airport, and 12:00 in Bali.
  await pick('transfer', /Nov 22, 2026/, '2026-11-21')
  const possible = [...item('transfer').querySelectorAll('option')].filter(({ disabled }) => !disabled)
  expect(possible[0]?.value).toBe('11:30')
})

it('the cart page reloads a price that was accepted in another tab instead of showing a price change', async () => {
  const offerAt = (adult_price: number) =>
    json(makeTourOffer(makeTour({ id: 1, pricing: [makePersonPackage({ adult_price })] })))
  files['/data/tours/1.json'] = offerAt(300_000)
  await openWith({ ...tour, price: 600_000, total: 600_000 })
  expect(text()).toContain('TotalRp660.000')

  files['/data/tours/1.json'] = offerAt(500_000)
  localStorage.setItem('cart', serialiseCart(makeCart([tour])))
  await act(async () => dispatchEvent(new StorageEvent('storage', { key: 'cart' })))
  await settle()
  expect(text()).toContain('TotalRp1.100.000')
  expect(text()).not.toContain('The price has changed')
})

it('the cart page has one heading for several items of a product and day, and shows the duration of each', async () => {
  await openWith({ ...rental, duration: '3 day(s)' }, { ...rental, id: 'other', quantity: 1, duration: '1 day(s)' })
  const headings = [...document.querySelectorAll('h2')].filter(({ textContent }) => textContent === rental.productName)
  expect(headings).toHaveLength(1)
  expect(item('rental').textContent).toContain('3 days')
  expect(item('other').textContent).toMatch(/1 day(?!s|\()/)
})

it('the cart page disables the checkout while no item can be booked', async () => {
  await openWith({ ...transfer, pickupTime: '14:15' })
  expect(text()).toContain('We don’t offer pickups at 14:15.')
  expect(document.querySelector('a[href="/checkout"]')).toBeNull()
  expect(named(document, /^Proceed to Checkout$/)?.disabled).toBe(true)
  await choose(item('transfer'), '14:00')
  await click(item('transfer'), /^Update Cart$/)
  expect(document.querySelector('a[href="/checkout"]')?.textContent).toBe('Proceed to Checkout')
})

it('the cart page shows why an item cannot be booked, and excludes the item from the total', async () => {
  await openWith(
    { ...transfer, date: makeDate('2026-11-18') },
    { ...rental, productId: 'car-rental-9999' },
    { ...room, packageId: 'no-such-room' },
    { ...tour, id: 'old', packageId: 'no-such-package' },
    tour,
  )
  for (const [id, reason] of [
    ['transfer', 'In Bali, Nov 18, 2026 has passed.'],
    ['rental', 'This car is no longer offered.'],
    ['room', 'This room is no longer offered.'],
    ['old', 'This package is no longer offered.'],
  ] as const)
    expect(item(id).textContent).toContain(reason)
  expect(text()).toContain('aren’t included in the total')
  expect(text()).toContain('TotalRp1.100.000')
  await pick('transfer', /Nov 18, 2026/, '2026-11-28')
  await click(item('transfer'), /^Update Cart$/)
  expect(text()).toContain('TotalRp1.485.000')
  for (const id of ['rental', 'room', 'old']) await click(item(id), /^Remove/)
  expect(text()).not.toContain('aren’t included in the total')
  expect(text()).toContain('TotalRp1.485.000')
})

it('the cart page shows the total in the chosen currency and in rupiah, and hotel prices only in rupiah', async () => {
  $currency.set({ currency: makeCurrency({ code: 'USD', symbol: '$' }), rates: { rates: { USD: 0.0001 } } })
  await openWith(transfer, room)
  expect(item('transfer').textContent).toContain('$35.00')
  expect(item('room').textContent).toContain('Rp1.900.000')
  expect(text()).toContain('Total$247.50')
  expect(text()).toContain('Charged in rupiah: Rp2.475.000')
})
