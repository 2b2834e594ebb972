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
import { now, reasonsOf, rental, room, transfer } from '../testing/offered-choice.ts'
import { checkBooking, type OfferedChoice, wantedLine } from './offered-choice.ts'

const one = { ...makeRoom(), picture: null }

describe('checkBooking', () => {
  test.each([
    ['a transfer', transfer()],
    ['a rental', rental()],
    ['a room', room()],
  ])('accepts %s that matches its offer', (_what, wanted) => {
    expect(checkBooking(wanted, makePassengers(wanted.item), now)).toEqual([])
    expect(wantedLine(wanted)).not.toBeNull()
  })

  test.each([
    ['a tour', { kind: 'tour', item: makeCartItem(), offer: null }, 'tour_gone'],
    ['a transfer', { ...transfer(), offer: null }, 'transfer_gone'],
    ['a rental', { ...rental(), offer: null }, 'rental_gone'],
    ['a room', { ...room(), offer: null }, 'room_gone'],
  ] as [string, OfferedChoice, string][])('rejects %s that is no longer offered', (_what, wanted, reason) => {
    expect(reasonsOf(wanted)).toEqual([reason])
    expect(wantedLine(wanted)).toBeNull()
  })

  test.each([
    ['a transfer without a price', transfer({}, makeTransferOffer({ base_price: null })), 'transfer_gone'],
    ['a transfer in another car', transfer({}, makeTransferOffer({ car: makeCar({ id: 2 }) })), 'package_gone'],
    ['a room that the hotel no longer has', room({ packageId: 'suite' }), 'room_gone'],
    [
      'a rental with an add-on that no longer exists',
      rental({ addOns: [{ id: 'driver', name: 'Driver', price: null }] }),
      'add_on_gone',
    ],
    ['a transfer in the past', transfer({ date: '2026-11-20' }), 'date_past'],
    ['a rental that started yesterday', rental({ date: '2026-11-20' }), 'date_past'],
    ['a stay that started yesterday', room({ date: '2026-11-20', endDate: '2026-11-25' }), 'date_past'],
    ['a stay that ends in three years', room({ endDate: '2029-12-01' }), 'date_too_far'],
    ['a rental of 900 days', rental({ quantity: 900 }), 'date_too_far'],
    ['a transfer at a quarter past', transfer({ pickupTime: '14:15' }), 'time_not_offered'],
    ['a rental at half past', rental({ pickupTime: '09:30' }), 'time_not_offered'],
    ['a rental at night', rental({ pickupTime: '07:00' }), 'time_not_offered'],
    ['a transfer this morning', transfer({ date: now.today, pickupTime: '11:30' }), 'time_past'],
    ['a transfer at the current minute', transfer({ date: now.today, pickupTime: '12:00' }), 'time_past'],
    ['a rental this morning', rental({ date: now.today, pickupTime: '08:00' }), 'time_past'],
    [
      'a car with neither a pickup nor a delivery location',
      rental({ deliveryLocation: '' }, makeRentalOffer({ pickup_location: ' ' })),
      'place_missing',
    ],
    ['more rooms than there are', room({ quantity: 11 }), 'too_many_rooms'],
    ['a room type with no rooms', room({}, makeHotelOffer({ rooms: [{ ...one, total_rooms: 0 }] })), 'too_many_rooms'],
  ] as [string, OfferedChoice, string][])('rejects %s', (_what, wanted, reason) => {
    expect(reasonsOf(wanted)).toEqual([reason])
  })

  it('accepts a rental that has either a pickup or a delivery location', () => {
    expect(reasonsOf(rental({ deliveryLocation: '' }))).toEqual([])
    expect(reasonsOf(rental({}, makeRentalOffer({ pickup_location: '' })))).toEqual([])
  })

  it('accepts a transfer and a rental later today, and a room tonight', () => {
    expect(reasonsOf(transfer({ date: now.today, pickupTime: '12:30' }))).toEqual([])
    expect(reasonsOf(rental({ date: now.today, pickupTime: '13:00' }))).toEqual([])
    expect(reasonsOf(room({ date: now.today, endDate: addDays(now.today, 1) }))).toEqual([])
  })

  it('requires a name for every traveller', () => {
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
  const wanted = (isResident: boolean, market: 'all' | 'indonesia' = 'indonesia'): OfferedChoice => ({
    kind: 'tour',
    item: makeCartItem({ packageId: 'local', isResident }),
    offer: makeTour({ pricing: [{ ...local, market }] }),
  })

  it('can only be booked by residents, even if it was restricted after being chosen', () => {
    expect(reasonsOf(wanted(false))).toEqual(['residents_only'])
    expect(reasonsOf(wanted(true))).toEqual([])
    expect(reasonsOf(wanted(false, 'all'))).toEqual([])
  })

  it('does not prevent residents from booking other packages', () => {
    expect(reasonsOf(wanted(true, 'all'))).toEqual([])
  })
})
