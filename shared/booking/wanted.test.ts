import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Choice } from '../cart/index.ts'
import { addDays, baliNow, mostDaysAhead, rentalTimes, transferTimes } from '../dates/index.ts'
import { type Line, quoteLine } from '../pricing/index.ts'
import { localDateArbitrary } from '../testing/arbitraries/index.ts'
import {
  makeCar,
  makeCartItem,
  makeDate,
  makeHotelOffer,
  makePassengers,
  makePersonPackage,
  makeRentalItem,
  makeRentalOffer,
  makeRoom,
  makeRoomItem,
  makeTour,
  makeTransferItem,
  makeTransferOffer,
} from '../testing/index.ts'
import { choiceNeeds } from './needs.ts'
import { stockKey } from './sold-out.ts'
import { checkBooking, type Wanted, wantedLine } from './wanted.ts'

/** Noon in Bali. */
const now = baliNow(new Date('2026-11-21T04:00:00Z'))
const reasonsOf = (wanted: Wanted) => checkBooking(wanted, null, now).map(({ reason }) => reason)
const messagesOf = (wanted: Wanted) => checkBooking(wanted, null, now).map(({ message }) => message)

type Changes<Make extends (changes: never) => unknown> = Parameters<Make>[0]
const transfer = (changes?: Changes<typeof makeTransferItem>, offer = makeTransferOffer()): Wanted => ({
  kind: 'transfer',
  item: makeTransferItem(changes),
  offer,
})
const rental = (changes?: Changes<typeof makeRentalItem>, offer = makeRentalOffer()): Wanted => ({
  kind: 'rental',
  item: makeRentalItem(changes),
  offer,
})
const room = (changes?: Changes<typeof makeRoomItem>, offer = makeHotelOffer()): Wanted => ({
  kind: 'room',
  item: makeRoomItem(changes),
  offer,
})
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
    ['more rooms than there are', room({ quantity: 11 }), 'too_many_rooms'],
    [
      'a room of which there is none',
      room({}, makeHotelOffer({ rooms: [{ ...one, total_rooms: 0 }] })),
      'too_many_rooms',
    ],
  ] as [string, Wanted, string][])('is not %s', (_what, wanted, reason) => {
    expect(reasonsOf(wanted)).toEqual([reason])
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

describe('the guests of a transfer', () => {
  it('have a seat each, infants not counted', () => {
    expect(messagesOf(transfer({ adults: 4, children: 2, infants: 3 }))).toEqual([])
    expect(messagesOf(transfer({ adults: 5, children: 2 }))).toEqual([
      'Total guests (adults + children) cannot exceed 6 seats for 1 car(s).',
    ])
    expect(messagesOf(transfer({ adults: 10, children: 3, quantity: 2 }))).toEqual([
      'Total guests (adults + children) cannot exceed 12 seats for 2 car(s).',
    ])
  })

  it('fit exactly as often as there are seats', () => {
    const count = fc.integer({ min: 1, max: 40 })
    fc.assert(
      fc.property(
        count,
        fc.nat(40),
        fc.nat(40),
        count,
        fc.integer({ min: 1, max: 60 }),
        (adults, children, infants, quantity, seats) => {
          const wanted = transfer(
            { adults, children, infants, quantity },
            makeTransferOffer({ car: makeCar({ seats }) }),
          )
          expect(reasonsOf(wanted)).toEqual(adults + children <= seats * quantity ? [] : ['too_many_guests'])
        },
      ),
    )
  })
})

describe('the guests of a hotel', () => {
  it('are as many as its rooms take, infants not counted', () => {
    expect(messagesOf(room({ adults: 2, children: 2, infants: 2, quantity: 2 }))).toEqual([])
    expect(messagesOf(room({ adults: 3 }))).toEqual([
      '1 room of this kind takes 2 guests at most, infants not counted. Please take more rooms or change the number of guests.',
    ])
    expect(messagesOf(room({ adults: 5, quantity: 2 }))[0]).toMatch(/^2 rooms of this kind take 4 guests at most/)
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
})

/** How many cars, days or nights of rooms a line is priced by. */
function countedBy(line: Line): number {
  return quoteLine(line).parts.reduce((sum, { count }) => sum + count, 0)
}

/** How many of them are held, each on a day of its own or with others of the day. */
function takenBy(choice: Choice, line: Line): number {
  const needs = choiceNeeds(choice, line)
  expect(new Set(needs.map(stockKey)).size).toBe(needs.length)
  return needs.reduce((sum, { count }) => sum + count, 0)
}

describe('every choice', () => {
  const anyTime = fc.constantFrom(...transferTimes, ...rentalTimes)
  const count = fc.integer({ min: 1, max: 999 })
  /** Days near enough to be booked, any others, and the last that can be written. */
  const dateArbitrary = fc.oneof(
    fc.nat(mostDaysAhead).map((days) => addDays(now.today, days)),
    localDateArbitrary,
    fc.nat(60).map((days) => addDays(makeDate('9999-12-31'), -61 - days)),
  )
  const wantedArbitrary: fc.Arbitrary<Wanted> = fc
    .record({ date: dateArbitrary, pickupTime: anyTime, quantity: count, nights: fc.integer({ min: 1, max: 60 }) })
    .chain(({ date, pickupTime, quantity, nights }) =>
      fc.constantFrom(
        transfer({ date, pickupTime, quantity }),
        rental({ date, pickupTime, quantity }),
        room({ date, endDate: addDays(date, nights), quantity }),
      ),
    )

  it('that can be booked has a price, takes what it pays for, lies ahead and within two years', () => {
    fc.assert(
      fc.property(wantedArbitrary, (wanted) => {
        if (reasonsOf(wanted).length > 0) return
        const line = wantedLine(wanted)
        expect(line && quoteLine(line).total).toBeGreaterThan(0)
        if (line) expect(takenBy(wanted.item, line)).toBe(countedBy(line))
        expect(wanted.item.date >= now.today && wanted.item.date <= addDays(now.today, mostDaysAhead)).toBe(true)
      }),
      { examples: [[transfer()], [rental()], [room()]] },
    )
  })
})
