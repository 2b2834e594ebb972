import { describe, expect, it, test } from 'vitest'
import { addDays } from '../dates/index.ts'
import {
  makeCar,
  makeCartItem,
  makeHotelOffer,
  makePassengers,
  makePersonPackage,
  makeRentalOffer,
  makeRoom,
  makeTour,
  makeTransferOffer,
} from '../testing/index.ts'
import { now, reasonsOf, rental, room, transfer } from '../testing/wanted.ts'
import { checkBooking, type Wanted, wantedLine } from './wanted.ts'

const one = { ...makeRoom(), picture: null }

describe('what can be booked', () => {
  test.each([
    ['a transfer', transfer()],
    ['a rental', rental()],
    ['a room', room()],
  ])('is %s as it is offered', (_what, wanted) => {
    expect(checkBooking(wanted, makePassengers(wanted.item), now)).toEqual([])
    expect(wantedLine(wanted)).not.toBeNull()
  })

  test.each([
    ['a tour', { kind: 'tour', item: makeCartItem(), offer: null }, 'tour_gone'],
    ['a transfer', { ...transfer(), offer: null }, 'transfer_gone'],
    ['a rental', { ...rental(), offer: null }, 'rental_gone'],
    ['a room', { ...room(), offer: null }, 'room_gone'],
  ] as [string, Wanted, string][])('is not %s that is no longer offered', (_what, wanted, reason) => {
    expect(reasonsOf(wanted)).toEqual([reason])
    expect(wantedLine(wanted)).toBeNull()
  })

  test.each([
    ['a transfer without a price', transfer({}, makeTransferOffer({ base_price: null })), 'transfer_gone'],
    ['a transfer in another car', transfer({}, makeTransferOffer({ car: makeCar({ id: 2 }) })), 'package_gone'],
    ['a room that its hotel has no more', room({ packageId: 'suite' }), 'room_gone'],
    [
      'a rental with an add-on that is gone',
      rental({ addOns: [{ id: 'driver', name: 'Driver', price: null }] }),
      'add_on_gone',
    ],
    ['a transfer in the past', transfer({ date: '2026-11-20' }), 'date_past'],
    ['a rental from yesterday on', rental({ date: '2026-11-20' }), 'date_past'],
    ['a stay from yesterday on', room({ date: '2026-11-20', endDate: '2026-11-25' }), 'date_past'],
    ['a stay that ends in three years', room({ endDate: '2029-12-01' }), 'date_too_far'],
    ['a rental without an end in sight', rental({ quantity: 900 }), 'date_too_far'],
    ['a transfer at a quarter past', transfer({ pickupTime: '14:15' }), 'time_not_offered'],
    ['a rental at half past', rental({ pickupTime: '09:30' }), 'time_not_offered'],
    ['a rental at night', rental({ pickupTime: '07:00' }), 'time_not_offered'],
    ['a transfer this morning', transfer({ date: now.today, pickupTime: '11:30' }), 'time_past'],
    ['a transfer this very moment', transfer({ date: now.today, pickupTime: '12:00' }), 'time_past'],
    ['a rental this morning', rental({ date: now.today, pickupTime: '08:00' }), 'time_past'],
    [
      'a car without a pickup location that is brought nowhere',
      rental({ deliveryLocation: '' }, makeRentalOffer({ pickup_location: ' ' })),
      'place_missing',
    ],
    ['more rooms than there are', room({ quantity: 11 }), 'too_many_rooms'],
    [
      'a room of which there is none',
      room({}, makeHotelOffer({ rooms: [{ ...one, total_rooms: 0 }] })),
      'too_many_rooms',
    ],
  ] as [string, Wanted, string][])('is not %s', (_what, wanted, reason) => {
    expect(reasonsOf(wanted)).toEqual([reason])
  })

  it('is a car that is fetched where it has a pickup location, and one without that is brought', () => {
    expect(reasonsOf(rental({ deliveryLocation: '' }))).toEqual([])
    expect(reasonsOf(rental({}, makeRentalOffer({ pickup_location: '' })))).toEqual([])
  })

  it('is a transfer and a rental later today, and a room tonight', () => {
    expect(reasonsOf(transfer({ date: now.today, pickupTime: '12:30' }))).toEqual([])
    expect(reasonsOf(rental({ date: now.today, pickupTime: '13:00' }))).toEqual([])
    expect(reasonsOf(room({ date: now.today, endDate: addDays(now.today, 1) }))).toEqual([])
  })

  it('needs a name for everybody who travels', () => {
    const [problem] = checkBooking(
      transfer({ children: 1 }),
      makePassengers({ adults: 2, children: 0, infants: 0 }),
      now,
    )
    expect(problem?.reason).toBe('passengers_mismatch')
  })
})

describe('a package for residents of Indonesia', () => {
  const local = makePersonPackage({ id: 'local', market: 'indonesia' })
  const wanted = (isResident: boolean, market: 'all' | 'indonesia' = 'indonesia'): Wanted => ({
    kind: 'tour',
    item: makeCartItem({ packageId: 'local', isResident }),
    offer: makeTour({ pricing: [{ ...local, market }] }),
  })

  it('is booked by nobody else, also where it became one since it was chosen', () => {
    expect(reasonsOf(wanted(false))).toEqual(['residents_only'])
    expect(reasonsOf(wanted(true))).toEqual([])
    expect(reasonsOf(wanted(false, 'all'))).toEqual([])
  })

  it('is not the only one that residents can book', () => {
    expect(reasonsOf(wanted(true, 'all'))).toEqual([])
  })
})
