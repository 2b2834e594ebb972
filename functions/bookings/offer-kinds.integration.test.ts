import {
  type NotBookableReason,
  notBookableDetailsSchema,
  rentalNeeds,
  soldOutDetailsSchema,
} from '@nusa/shared/booking'
import type { Choice } from '@nusa/shared/cart'
import { addDays, instantInBali, type LocalDate } from '@nusa/shared/dates'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { lockDays } from '../adapters/payload/stock.ts'
import { bookConcurrently, browserWithLock, noLock } from '../testing/concurrent-bookings.ts'
import { createCartRequest, dayFromNow, offerHotel, offerRental, offerTransfer } from '../testing/offers.ts'
import { startShopWithOffers } from '../testing/shop-with-offers.ts'

const { shop, helpers, transfer, rental, hotel, placeBooking, readUnitsLeft } = await startShopWithOffers()
afterAll(() => shop.stop())
beforeEach(() => {
  shop.clock.now = new Date()
})

const bookExpectingFailure = async (...choices: Choice[]) =>
  helpers.ayu.callExpectingFailure('placeBooking', await createCartRequest(shop, choices))

async function findSoldOutItems(...choices: Choice[]) {
  const { code, details } = await bookExpectingFailure(...choices)
  expect(code).toBe('sold_out')
  return soldOutDetailsSchema.parse(details).items
}

describe('concurrent bookings of the last unit', () => {
  /** Creates carts that overlap on one day only. Half of the carts end on this day, and the other carts start on it. */
  async function cartsOverlappingFrom(choiceFrom: (first: LocalDate, isEarly: boolean) => Choice, count: number) {
    const choices = Array.from({ length: count }, (_, index) =>
      choiceFrom(dayFromNow(shop, index % 2 === 0 ? 7 : 9), index % 2 === 0),
    )
    return Promise.all(choices.map((choice) => createCartRequest(shop, [choice])))
  }
  const outcomes = async (...bookingArguments: Parameters<typeof bookConcurrently>) => {
    const { created, refused: rejected } = await bookConcurrently(...bookingArguments)
    return [created.length, new Set(rejected.map(({ code }) => code))]
  }

  test('give the car to one traveller, even if the rentals share only one day', async () => {
    const last = await offerRental(shop, { stock_per_day: 1 })
    const crowd = await cartsOverlappingFrom((date) => last.choose({ date, quantity: 3 }), 16)
    expect(await outcomes(helpers.ayu, crowd)).toEqual([1, new Set(['sold_out'])])
  })

  test('give the room to one traveller if the stays share one night, and reserve no other nights', async () => {
    const last = await offerHotel(shop, 1)
    const crowd = await cartsOverlappingFrom((date) => last.choose({ date, endDate: addDays(date, 3) }), 16)
    expect(await outcomes(helpers.ayu, crowd)).toEqual([1, new Set(['sold_out'])])
    const { days } = await readUnitsLeft('room', last.roomId)
    const nights = Object.keys(days).toSorted()
    expect([nights.length, nights.includes(dayFromNow(shop, 9))]).toEqual([3, true])
    await placeBooking(last.choose({ date: dayFromNow(shop, 12), endDate: dayFromNow(shop, 13) }))
    const arrival = addDays(dayFromNow(shop, 9), nights[0] === dayFromNow(shop, 7) ? 1 : -3)
    await placeBooking(last.choose({ date: arrival, endDate: addDays(arrival, 2) }))
  })

  test('give the last ride of a transfer car to one traveller', async () => {
    const last = await offerTransfer(shop, { stock_per_day: 1 })
    const crowd = await Promise.all(Array.from({ length: 8 }, () => createCartRequest(shop, [last.choose()])))
    expect(await outcomes(helpers.ayu, crowd)).toEqual([1, new Set(['sold_out'])])
  })

  test('would all succeed without the lock', async () => {
    const last = await offerHotel(shop, 1)
    const crowd = await cartsOverlappingFrom((date) => last.choose({ date, endDate: addDays(date, 3) }), 6)
    const { created } = await bookConcurrently(browserWithLock(shop, helpers.ayu, noLock(6)), crowd)
    expect(created).toHaveLength(6)
  })
})

test('a rental of any duration locks its car once, because a lock per day would exceed the lock table of Postgres', async () => {
  const client = await shop.office.pool.connect()
  try {
    await client.query('begin')
    await lockDays(client, rentalNeeds(rental.id, dayFromNow(shop, 1), dayFromNow(shop, 700)))
    const { rowCount } = await client.query(
      "select from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()",
    )
    expect(rowCount).toBe(1)
  } finally {
    await client.query('rollback')
    client.release()
  }
})

describe('the units left', () => {
  test('are counted per night, and a rejected item reports the night with the fewest units', async () => {
    const few = await offerHotel(shop, 3)
    await placeBooking(few.choose({ quantity: 2 }))
    expect(await readUnitsLeft('room', few.roomId)).toEqual({
      places: 3,
      days: { [dayFromNow(shop, 7)]: 1, [dayFromNow(shop, 8)]: 1 },
    })
    const stay = { date: dayFromNow(shop, 6), endDate: dayFromNow(shop, 9), quantity: 2 }
    expect(await findSoldOutItems(few.choose(stay))).toMatchObject([
      { itemId: 'item-1', day: dayFromNow(shop, 7), left: 1, message: expect.stringContaining('Only 1 room left on') },
    ])
    expect(await findSoldOutItems(few.choose(), few.choose())).toMatchObject([{ itemId: 'item-2', left: 0 }])
  })

  test('can be set by staff for a single date', async () => {
    const { payload } = shop.office
    const date = dayFromNow(shop, 8)
    const some = [await offerTransfer(shop), await offerRental(shop), await offerHotel(shop)] as const
    const [ride, car, rooms] = some
    await payload.create({ collection: 'transfer-stock', data: { car: ride.carId, date, rides: 1 } })
    await payload.create({ collection: 'rental-stock', data: { rental: car.id, date, cars: 0 } })
    await payload.create({
      collection: 'room-stock',
      data: { hotel: rooms.id, room: rooms.roomId, date, rooms: 0 },
    })
    const day = { [date]: 0 }
    expect(await readUnitsLeft('transfer', ride.carId)).toEqual({ places: null, days: { [date]: 1 } })
    expect(await readUnitsLeft('rental', car.id)).toEqual({ places: null, days: day })
    expect(await readUnitsLeft('room', rooms.roomId)).toEqual({ places: 3, days: day })
    expect(await findSoldOutItems(ride.choose({ date, quantity: 2 }), car.choose(), rooms.choose())).toMatchObject([
      { itemId: 'item-1', day: date, left: 1 },
      { itemId: 'item-2', day: date, left: 0 },
      { itemId: 'item-3', day: date, left: 0 },
    ])
  })

  test('are unknown for an inactive offer', async () => {
    const deletedTransfer = await offerTransfer(shop, { stock_per_day: 2 })
    await shop.office.payload.update({
      collection: 'airport-transfers',
      id: deletedTransfer.id,
      data: { status: 'inactive' },
    })
    expect(await readUnitsLeft('transfer', deletedTransfer.carId)).toEqual({ places: null, days: {} })
  })
})

describe('the server', () => {
  async function findReasons(...choices: Choice[]): Promise<NotBookableReason[]> {
    const { code, details } = await bookExpectingFailure(...choices)
    expect(code).toBe('not_bookable')
    return notBookableDetailsSchema.parse(details).items.map(({ reason }) => reason)
  }

  test('validates dates, times, seats, beds and add-ons', async () => {
    const past = dayFromNow(shop, -1)
    const far = '9999-12-31' as LocalDate
    expect(
      await findReasons(
        transfer.choose({ date: past }),
        transfer.choose({ pickupTime: '14:15' }),
        transfer.choose({ date: dayFromNow(shop, 0), pickupTime: '00:00' }),
        transfer.choose({ adults: 4, children: 1, infants: 3 }),
        transfer.choose({ packageId: '999999' }),
        rental.choose({ date: past }),
        rental.choose({ date: far, quantity: 999 }),
        rental.choose({ quantity: 999 }),
        rental.choose({ pickupTime: '21:00' }),
        rental.choose({ addOns: [{ id: 'another car’s' }] }),
        hotel.choose({ date: past }),
        hotel.choose({ date: '9999-12-30' as LocalDate, endDate: far }),
        hotel.choose({ adults: 3 }),
        hotel.choose({ quantity: 10, adults: 10 }),
        hotel.choose({ packageId: 'another hotel’s' }),
      ),
    ).toEqual([
      'date_past',
      'time_not_offered',
      'time_past',
      'too_many_guests',
      'package_gone',
      'date_past',
      'date_too_far',
      'date_too_far',
      'time_not_offered',
      'add_on_gone',
      'date_past',
      'date_too_far',
      'too_many_guests',
      'too_many_rooms',
      'room_gone',
    ])
  })

  test('books a transfer in the time zone of its airport, but only if the traveller saw that zone', async () => {
    const { payload } = shop.office
    const java = await offerTransfer(shop, {}, 'Asia/Jakarta')
    const today = dayFromNow(shop, 7)
    shop.clock.now = instantInBali(today, '12:00')
    const { invoiceId } = await placeBooking(java.choose({ date: today }))
    const invoice = await helpers.read(invoiceId)
    expect(invoice.bookings).toMatchObject([{ pickup_time: '14:30', time_zone: 'Asia/Jakarta' }])
    expect(new Date(invoice.expires_at)).toEqual(instantInBali(today, '15:30'))

    await payload.update({ collection: 'airports', id: java.airportId, data: { time_zone: 'Asia/Jayapura' } })
    const problems = [{ reason: 'start_time_changed', timeZone: 'Asia/Jayapura' }]
    for (const seenTimeZone of ['Asia/Jakarta', undefined] as const) {
      expect(await bookExpectingFailure(java.choose({ seenTimeZone }))).toMatchObject({ details: { items: problems } })
    }
    await placeBooking(java.choose({ seenTimeZone: 'Asia/Jayapura' }))
    expect((await helpers.read(invoiceId)).bookings).toMatchObject([{ time_zone: 'Asia/Jakarta' }])
  })

  test('validates the pickup or delivery location of a rental', async () => {
    const brought = await offerRental(shop, { pickup_location: '' })
    expect(await findReasons(brought.choose({ deliveryLocation: ' ' }))).toEqual(['place_missing'])
    const { invoiceId } = await placeBooking(brought.choose(), rental.choose({ deliveryLocation: '' }))
    expect((await helpers.read(invoiceId)).bookings).toMatchObject([
      { pickup_location: '', delivery_location: 'Sayan, Ubud' },
      { pickup_location: 'Kuta', delivery_location: '' },
    ])
  })

  test('uses the current availability and prices', async () => {
    const { payload } = shop.office
    const some = [await offerTransfer(shop), await offerRental(shop), await offerHotel(shop)] as const
    const [ride, car, rooms] = some
    const cart = await createCartRequest(shop, [ride.choose(), car.choose(), rooms.choose()])
    await payload.update({ collection: 'cars', id: ride.carId, data: { seats: 1 } })
    expect(await findReasons(ride.choose())).toEqual(['too_many_guests'])
    await payload.update({ collection: 'cars', id: ride.carId, data: { seats: 4 } })
    await payload.update({ collection: 'airport-transfers', id: ride.id, data: { base_price: 450_000 } })
    expect(await helpers.ayu.callExpectingFailure('placeBooking', cart)).toMatchObject({
      code: 'price_changed',
      details: { seenTotal: cart.seenTotal, quote: { total: cart.seenTotal + 110_000 } },
    })
    await payload.update({ collection: 'airport-transfers', id: ride.id, data: { status: 'inactive' } })
    await payload.update({ collection: 'car-rentals', id: car.id, data: { status: 'inactive' } })
    await payload.update({ collection: 'hotels', id: rooms.id, data: { _status: 'draft' } })
    const { details } = await helpers.ayu.callExpectingFailure('placeBooking', cart)
    expect(notBookableDetailsSchema.parse(details).items).toMatchObject([
      { itemId: 'item-1', reason: 'transfer_gone' },
      { itemId: 'item-2', reason: 'rental_gone' },
      { itemId: 'item-3', reason: 'room_gone' },
    ])
  })
})
