import { describe, expect, it, test } from 'vitest'
import { addDays, baliNow, type TimeZone } from '../dates/index.ts'
import {
  makeCar,
  makeCartItem,
  makeHotelOffer,
  makePassengers,
  makePersonPackage,
  makeRentalOffer,
  makeRoom,
  makeStartTime,
  makeTour,
  makeTransferOffer,
} from '../testing/index.ts'
import { now, offeredRental, offeredRoom, offeredTransfer, reasonsOf } from '../testing/offered-choice.ts'
import { checkBooking, findCurrentLine, type OfferedChoice, salesEnd } from './offered-choice.ts'

const one = { ...makeRoom(), picture: null }

describe('checkBooking', () => {
  test.each([
    ['a transfer', offeredTransfer()],
    ['a rental', offeredRental()],
    ['a room', offeredRoom()],
  ])('accepts %s that matches its offer', (_what, offeredChoice) => {
    expect(checkBooking(offeredChoice, makePassengers(offeredChoice.item), now)).toEqual([])
    expect(findCurrentLine(offeredChoice)).not.toBeNull()
  })

  test.each([
    ['a tour', { kind: 'tour', item: makeCartItem(), offer: null }, 'tour_gone'],
    ['a transfer', { ...offeredTransfer(), offer: null }, 'transfer_gone'],
    ['a rental', { ...offeredRental(), offer: null }, 'rental_gone'],
    ['a room', { ...offeredRoom(), offer: null }, 'room_gone'],
  ] as [string, OfferedChoice, string][])('rejects %s that is no longer offered', (_what, offeredChoice, reason) => {
    expect(reasonsOf(offeredChoice)).toEqual([reason])
    expect(findCurrentLine(offeredChoice)).toBeNull()
  })

  test.each([
    ['a transfer without a price', offeredTransfer({}, makeTransferOffer({ base_price: null })), 'transfer_gone'],
    ['a transfer in another car', offeredTransfer({}, makeTransferOffer({ car: makeCar({ id: 2 }) })), 'package_gone'],
    ['a room that the hotel no longer has', offeredRoom({ packageId: 'suite' }), 'room_gone'],
    [
      'a rental with an add-on that no longer exists',
      offeredRental({ addOns: [{ id: 'driver', name: 'Driver', price: null }] }),
      'add_on_gone',
    ],
    ['a transfer in the past', offeredTransfer({ date: '2026-11-20' }), 'date_past'],
    ['a rental that started yesterday', offeredRental({ date: '2026-11-20' }), 'date_past'],
    ['a stay that started yesterday', offeredRoom({ date: '2026-11-20', endDate: '2026-11-25' }), 'date_past'],
    ['a stay that ends in three years', offeredRoom({ endDate: '2029-12-01' }), 'date_too_far'],
    ['a rental of 900 days', offeredRental({ quantity: 900 }), 'date_too_far'],
    ['a transfer at 14:15', offeredTransfer({ pickupTime: '14:15' }), 'time_not_offered'],
    ['a rental at 09:30', offeredRental({ pickupTime: '09:30' }), 'time_not_offered'],
    ['a rental at 07:00', offeredRental({ pickupTime: '07:00' }), 'time_not_offered'],
    ['a transfer this morning', offeredTransfer({ date: now.today, pickupTime: '11:30' }), 'time_past'],
    ['a transfer at the current minute', offeredTransfer({ date: now.today, pickupTime: '12:00' }), 'time_past'],
    ['a rental this morning', offeredRental({ date: now.today, pickupTime: '08:00' }), 'time_past'],
    [
      'a car with neither a pickup nor a delivery location',
      offeredRental({ deliveryLocation: '' }, makeRentalOffer({ pickup_location: ' ' })),
      'place_missing',
    ],
    ['more rooms than there are', offeredRoom({ quantity: 11 }), 'too_many_rooms'],
    [
      'a room type with no rooms',
      offeredRoom({}, makeHotelOffer({ rooms: [{ ...one, total_rooms: 0 }] })),
      'too_many_rooms',
    ],
  ] as [string, OfferedChoice, string][])('rejects %s', (_what, offeredChoice, reason) => {
    expect(reasonsOf(offeredChoice)).toEqual([reason])
  })

  it('accepts a rental that has either a pickup or a delivery location', () => {
    expect(reasonsOf(offeredRental({ deliveryLocation: '' }))).toEqual([])
    expect(reasonsOf(offeredRental({}, makeRentalOffer({ pickup_location: '' })))).toEqual([])
  })

  it('accepts a transfer and a rental later today, and a room tonight', () => {
    expect(reasonsOf(offeredTransfer({ date: now.today, pickupTime: '12:30' }))).toEqual([])
    expect(reasonsOf(offeredRental({ date: now.today, pickupTime: '13:00' }))).toEqual([])
    expect(reasonsOf(offeredRoom({ date: now.today, endDate: addDays(now.today, 1) }))).toEqual([])
  })

  it('compares the pickup time of a transfer with the local time at the airport', () => {
    const messagesAt = (time_zone: TimeZone, date: string, pickupTime: string, instant: string) =>
      checkBooking(
        offeredTransfer({ date, pickupTime, seenTimeZone: time_zone }, makeTransferOffer({ time_zone })),
        null,
        baliNow(new Date(instant)),
      ).map(({ message }) => message)
    const java = (pickupTime: string, instant: string) => messagesAt('Asia/Jakarta', '2026-11-21', pickupTime, instant)
    expect(java('12:00', '2026-11-21T04:59:00Z')).toEqual([])
    expect(java('12:00', '2026-11-21T05:00:00Z')).toEqual([
      'In Western Indonesia Time (WIB, UTC+7), 12:00 has passed today. Please choose another date or time.',
    ])
    // In Bali it is Nov 22 already, in Java not yet.
    expect(java('23:30', '2026-11-21T16:29:00Z')).toEqual([])
    expect(messagesAt('Asia/Jayapura', '2026-11-21', '23:30', '2026-11-21T15:00:00Z')).toEqual([
      'In Eastern Indonesia Time (WIT, UTC+9), Nov 21, 2026 has passed. Please choose another date.',
    ])
  })

  it('rejects a pickup time that was chosen in another time zone than that of the airport', () => {
    const inJava = makeTransferOffer({ time_zone: 'Asia/Jakarta' })
    const message =
      'This pickup is now at 14:30 WIB instead of 14:30 (Bali time). Please accept the new time, or choose another pickup time in your cart.'
    const [problem, ...others] = checkBooking(offeredTransfer({}, inJava), null, now)
    expect([problem, others]).toEqual([{ reason: 'start_time_changed', message, timeZone: 'Asia/Jakarta' }, []])
    expect(reasonsOf(offeredTransfer({ seenTimeZone: 'Asia/Jakarta' }, inJava))).toEqual([])
    expect(reasonsOf(offeredTransfer({ seenTimeZone: 'Asia/Jakarta' }))).toEqual(['start_time_changed'])
  })

  it('requires a name for every traveller', () => {
    const [problem] = checkBooking(
      offeredTransfer({ children: 1 }),
      makePassengers({ adults: 2, children: 0, infants: 0 }),
      now,
    )
    expect(problem?.reason).toBe('passengers_mismatch')
  })
})

describe('a package for residents of Indonesia', () => {
  const local = makePersonPackage({ id: 'local', market: 'indonesia' })
  const offeredChoice = (isResident: boolean, market: 'all' | 'indonesia' = 'indonesia'): OfferedChoice => ({
    kind: 'tour',
    item: makeCartItem({ packageId: 'local', isResident }),
    offer: makeTour({ pricing: [{ ...local, market }] }),
  })

  it('can only be booked by residents, even if the package was restricted after the traveller chose it', () => {
    expect(reasonsOf(offeredChoice(false))).toEqual(['residents_only'])
    expect(reasonsOf(offeredChoice(true))).toEqual([])
    expect(reasonsOf(offeredChoice(false, 'all'))).toEqual([])
  })

  it('does not prevent residents from booking other packages', () => {
    expect(reasonsOf(offeredChoice(true, 'all'))).toEqual([])
  })
})

describe('salesEnd', () => {
  const pack = makePersonPackage()
  const offeredTour = (cut_off_days: number): OfferedChoice => ({
    kind: 'tour',
    item: makeCartItem({ packageId: pack.id }),
    offer: makeTour({ pricing: [pack], cut_off_days }),
  })

  const zone = { id: 1, name: 'Canggu', surcharge: 0, surcharge_per: 'person' as const, offset_minutes: 105 }
  const offeredPickup: OfferedChoice = {
    kind: 'tour',
    item: makeCartItem({ packageId: pack.id, startTimeId: 'noon', pickup: { kind: 'zone', zoneId: zone.id } }),
    offer: {
      ...makeTour({ pricing: [pack], start_times: [makeStartTime({ id: 'noon', time: '12:00' })], cut_off_hours: 1 }),
      pickup: { mode: 'hotel', meeting_point: '', zones: [zone] },
    },
  }

  it.each([
    ['a tour without a cut-off', offeredTour(0), '2026-12-01T16:00:00Z', 'date_past'],
    ['a tour with a cut-off of one day', offeredTour(1), '2026-11-30T16:00:00Z', 'date_cut_off'],
    ['a tour with a cut-off of three days', offeredTour(3), '2026-11-28T16:00:00Z', 'date_cut_off'],
    ['a departure whose pickup is before its cut-off', offeredPickup, '2026-12-01T02:15:00Z', 'pickup_gone'],
    ['a transfer', offeredTransfer({ pickupTime: '14:30' }), '2026-12-01T06:30:00Z', 'time_past'],
    [
      'a transfer from an airport in Java',
      offeredTransfer({ seenTimeZone: 'Asia/Jakarta' }, makeTransferOffer({ time_zone: 'Asia/Jakarta' })),
      '2026-12-01T07:30:00Z',
      'time_past',
    ],
    ['a rental car', offeredRental({ pickupTime: '09:00' }), '2026-12-01T01:00:00Z', 'time_past'],
    ['a stay', offeredRoom(), '2026-12-01T16:00:00Z', 'date_past'],
  ] as const)('is the first instant at which checkBooking rejects %s', (_what, offeredChoice, end, reason) => {
    expect(salesEnd(offeredChoice)).toEqual(new Date(end))
    const reasonsAt = (instant: number) =>
      checkBooking(offeredChoice, null, baliNow(new Date(instant))).map((problem) => problem.reason)
    expect(reasonsAt(Date.parse(end) - 1)).toEqual([])
    expect(reasonsAt(Date.parse(end))).toEqual([reason])
  })
})
