import type { CartItem } from '@nusa/shared/cart'
import {
  makeDate as date,
  makeCartItem,
  makeRentalItem,
  makeRoomItem,
  makeStartTime,
  makeTour,
  makeTourOffer,
  makeTransferItem,
  makeTransferOffer,
} from '@nusa/shared/testing'
import { beforeEach, expect, it, vi } from 'vitest'

const party = { adults: 3, children: 1, infants: 0 }

async function load(...items: CartItem[]) {
  vi.resetModules()
  const cart = await import('./stored-cart.ts')
  cart.changeCart((kept) => ({ ...kept, items }))
  return { ...cart, ...(await import('./offers.ts')), ...(await import('./unsaved-edits.ts')) }
}

beforeEach(() => localStorage.clear())

it('edits do not change the item in the cart', async () => {
  const tour = makeCartItem({ id: 'tour' })
  const { $cart, $editedItems, changeFields, discardEdits } = await load(tour)
  changeFields('tour', { party })
  expect($cart.get().items).toEqual([tour])
  expect($editedItems.get()).toEqual([tour])
  discardEdits('tour')
  expect($editedItems.get()).toEqual([])
})

it('$editedItems omits an item whose field was changed back', async () => {
  const tour = makeCartItem({ id: 'tour' })
  const { $editedItems, changeFields } = await load(tour)
  changeFields('tour', { date: date('2026-12-24') })
  changeFields('tour', { date: tour.date })
  expect($editedItems.get()).toEqual([])
})

it('edits of cart items are restored on the next page, unless the item is no longer in the cart', async () => {
  const [tour, room] = [makeCartItem({ id: 'tour' }), makeRoomItem({ id: 'room' })]
  const before = await load(tour, room)
  before.changeFields('tour', { party })
  before.changeFields('room', { nights: 5 })
  const { $edits, $editedItems } = await load(tour)
  expect($edits.get()).toEqual({ tour: { party } })
  expect(localStorage.getItem('cart-edits')).not.toContain('room')
  expect($editedItems.get()).toEqual([tour])
})

it('$edits is empty if the stored edits cannot be parsed', async () => {
  localStorage.setItem('cart-edits', '{"tour":{"date":"soon"}}')
  const { $edits } = await load(makeCartItem({ id: 'tour' }))
  expect($edits.get()).toEqual({})
})

it('withEdits applies edits to every kind of item', async () => {
  const { withEdits } = await load()
  const day = date('2026-12-24')
  expect(withEdits(makeCartItem(), { date: day, party })).toMatchObject({ date: day, ...party })
  expect(withEdits(makeTransferItem(), { time: '23:30', party })).toMatchObject({ pickupTime: '23:30', ...party })
  expect(withEdits(makeRentalItem(), { date: day, days: 4, location: ' Ubud ' })).toMatchObject({
    date: day,
    quantity: 4,
    deliveryLocation: 'Ubud',
  })
  expect(withEdits(makeRoomItem(), { date: day, nights: 2, party })).toMatchObject({
    date: day,
    endDate: '2026-12-26',
    ...party,
  })
})

it('withEdits keeps the departure time that the traveller saw, unless another departure is chosen', async () => {
  const { $offers, withEdits } = await load()
  const tour = makeCartItem({ startTimeId: 'sunrise', seenStartTime: '01:00' })
  expect(withEdits(tour, { startTimeId: 'sunrise', party })).toHaveProperty('seenStartTime', '01:00')
  expect(withEdits(tour, { startTimeId: 'noon' })).toMatchObject({ seenStartTime: undefined })
  const start_times = [makeStartTime({ id: 'noon', time: '12:00' })]
  const offer = { ...makeTourOffer(makeTour({ start_times })), time_zone: 'Asia/Jakarta' } as const
  $offers.setKey(tour.productId, { status: 'ready', kind: 'tour', offer })
  const seen = { seenStartTime: '12:00', seenTimeZone: 'Asia/Jakarta' }
  expect(withEdits(tour, { startTimeId: 'noon' })).toMatchObject(seen)
})

it('withEdits keeps the time zone of the pickup that the traveller saw, unless another time is chosen', async () => {
  const { $offers, withEdits } = await load()
  const transfer = makeTransferItem({ seenTimeZone: 'Asia/Makassar' })
  const offer = makeTransferOffer({ time_zone: 'Asia/Jakarta' })
  $offers.setKey(transfer.productId, { status: 'ready', kind: 'transfer', offer })
  expect(withEdits(transfer, { party, time: transfer.pickupTime })).toHaveProperty('seenTimeZone', 'Asia/Makassar')
  expect(withEdits(transfer, { time: '23:30' })).toHaveProperty('seenTimeZone', 'Asia/Jakarta')
})

it('withEdits keeps the values of fields without edits, such as the number of days', async () => {
  const { withEdits } = await load()
  const rental = makeRentalItem({ quantity: 3 })
  expect(withEdits(rental, { date: date('2026-12-24') })).toMatchObject({ date: '2026-12-24', quantity: 3 })
})
