import {
  type NotBookableReason,
  notBookableDetailsSchema,
  rentalNeeds,
  soldOutDetailsSchema,
} from '@nusa/shared/booking'
import type { Choice } from '@nusa/shared/cart'
import { addDays, type LocalDate } from '@nusa/shared/dates'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { lockDays } from '../adapters/payload/stock.ts'
import { noLock, placeAtOnce, shopWith } from '../testing/crowd.ts'
import { cartOf, dayIn, offerHotel, offerRental, offerTransfer } from '../testing/trade.ts'
import { startTradeShop } from '../testing/trade-shop.ts'

const { shop, at, transfer, rental, hotel, place, left } = await startTradeShop()
afterAll(() => shop.stop())
beforeEach(() => {
  shop.clock.now = new Date()
})

const refused = async (...choices: Choice[]) => at.ayu.refused('placeBooking', await cartOf(shop, choices))

async function soldOut(...choices: Choice[]) {
  const { code, details } = await refused(...choices)
  expect(code).toBe('sold_out')
  return soldOutDetailsSchema.parse(details).items
}

describe('of a crowd that wants the last one', () => {
  /** Everybody's days overlap in one day only: one half comes from before it, the other half goes on after it. */
  async function crowdFor(choiceFrom: (first: LocalDate, isEarly: boolean) => Choice, count: number) {
    const choices = Array.from({ length: count }, (_, index) =>
      choiceFrom(dayIn(shop, index % 2 === 0 ? 7 : 9), index % 2 === 0),
    )
    return Promise.all(choices.map((choice) => cartOf(shop, [choice])))
  }
  const outcomes = async (...asked: Parameters<typeof placeAtOnce>) => {
    const { placed, refused: told } = await placeAtOnce(...asked)
    return [placed.length, new Set(told.map(({ code }) => code))]
  }

  test('one gets the car, also where only the middle of two rentals meets', async () => {
    const last = await offerRental(shop, { stock_per_day: 1 })
    const crowd = await crowdFor((date) => last.choose({ date, quantity: 3 }), 16)
    expect(await outcomes(at.ayu, crowd)).toEqual([1, new Set(['sold_out'])])
  })

  test('one gets the room in the one night that two stays share, and the nights around it are free', async () => {
    const last = await offerHotel(shop, 1)
    const crowd = await crowdFor((date) => last.choose({ date, endDate: addDays(date, 3) }), 16)
    expect(await outcomes(at.ayu, crowd)).toEqual([1, new Set(['sold_out'])])
    const { days } = await left('room', last.roomId)
    const nights = Object.keys(days).toSorted()
    expect([nights.length, nights.includes(dayIn(shop, 9))]).toEqual([3, true])
    await place(last.choose({ date: dayIn(shop, 12), endDate: dayIn(shop, 13) }))
    const arrival = addDays(dayIn(shop, 9), nights[0] === dayIn(shop, 7) ? 1 : -3)
    await place(last.choose({ date: arrival, endDate: addDays(arrival, 2) }))
  })

  test('one gets the last ride of a car, whatever the route', async () => {
    const last = await offerTransfer(shop, { stock_per_day: 1 })
    const crowd = await Promise.all(Array.from({ length: 8 }, () => cartOf(shop, [last.choose()])))
    expect(await outcomes(at.ayu, crowd)).toEqual([1, new Set(['sold_out'])])
  })

  test('everybody would get the room if nobody locked', async () => {
    const last = await offerHotel(shop, 1)
    const crowd = await crowdFor((date) => last.choose({ date, endDate: addDays(date, 3) }), 6)
    const { placed } = await placeAtOnce(shopWith(shop, at.ayu, noLock(6)), crowd)
    expect(placed).toHaveLength(6)
  })
})

test('a car is locked once, however long it is rented: 50 of 700 days would be more locks than there is room for', async () => {
  const client = await shop.office.pool.connect()
  try {
    await client.query('begin')
    await lockDays(client, rentalNeeds(rental.id, dayIn(shop, 1), dayIn(shop, 700)))
    const { rowCount } = await client.query(
      "select from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()",
    )
    expect(rowCount).toBe(1)
  } finally {
    await client.query('rollback')
    client.release()
  }
})

describe('what is left', () => {
  test('is known by night, and an item that does not fit is told with its scarcest night', async () => {
    const few = await offerHotel(shop, 3)
    await place(few.choose({ quantity: 2 }))
    expect(await left('room', few.roomId)).toEqual({ places: 3, days: { [dayIn(shop, 7)]: 1, [dayIn(shop, 8)]: 1 } })
    const stay = { date: dayIn(shop, 6), endDate: dayIn(shop, 9), quantity: 2 }
    expect(await soldOut(few.choose(stay))).toMatchObject([
      { itemId: 'item-1', day: dayIn(shop, 7), left: 1, message: expect.stringContaining('Only 1 room left on') },
    ])
    expect(await soldOut(few.choose(), few.choose())).toMatchObject([{ itemId: 'item-2', left: 0 }])
  })

  test('is what staff say for a date', async () => {
    const { payload } = shop.office
    const date = dayIn(shop, 8)
    const some = [await offerTransfer(shop), await offerRental(shop), await offerHotel(shop)] as const
    const [ride, car, rooms] = some
    await payload.create({ collection: 'transfer-stock', data: { car: ride.carId, date, rides: 1 } })
    await payload.create({ collection: 'rental-stock', data: { rental: car.id, date, cars: 0 } })
    await payload.create({
      collection: 'room-stock',
      data: { hotel: rooms.id, room: rooms.roomId, date, rooms: 0 },
    })
    const day = { [date]: 0 }
    expect(await left('transfer', ride.carId)).toEqual({ places: null, days: { [date]: 1 } })
    expect(await left('rental', car.id)).toEqual({ places: null, days: day })
    expect(await left('room', rooms.roomId)).toEqual({ places: 3, days: day })
    expect(await soldOut(ride.choose({ date, quantity: 2 }), car.choose(), rooms.choose())).toMatchObject([
      { itemId: 'item-1', day: date, left: 1 },
      { itemId: 'item-2', day: date, left: 0 },
      { itemId: 'item-3', day: date, left: 0 },
    ])
  })

  test('is not known of what is not offered', async () => {
    const gone = await offerTransfer(shop, { stock_per_day: 2 })
    await shop.office.payload.update({ collection: 'airport-transfers', id: gone.id, data: { status: 'inactive' } })
    expect(await left('transfer', gone.carId)).toEqual({ places: null, days: {} })
  })
})

describe('the server checks again', () => {
  async function reasons(...choices: Choice[]): Promise<NotBookableReason[]> {
    const { code, details } = await refused(...choices)
    expect(code).toBe('not_bookable')
    return notBookableDetailsSchema.parse(details).items.map(({ reason }) => reason)
  }

  test('days, times, seats, beds and add-ons', async () => {
    const past = dayIn(shop, -1)
    const far = '9999-12-31' as LocalDate
    expect(
      await reasons(
        transfer.choose({ date: past }),
        transfer.choose({ pickupTime: '14:15' }),
        transfer.choose({ date: dayIn(shop, 0), pickupTime: '00:00' }),
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

  test('that somebody knows where a car is handed over', async () => {
    const brought = await offerRental(shop, { pickup_location: '' })
    expect(await reasons(brought.choose({ deliveryLocation: ' ' }))).toEqual(['place_missing'])
    const { invoiceId } = await place(brought.choose(), rental.choose({ deliveryLocation: '' }))
    expect((await at.read(invoiceId)).bookings).toMatchObject([
      { pickup_location: '', delivery_location: 'Sayan, Ubud' },
      { pickup_location: 'Kuta', delivery_location: '' },
    ])
  })

  test('whether it is still offered, and its price, from the moment they change', async () => {
    const { payload } = shop.office
    const some = [await offerTransfer(shop), await offerRental(shop), await offerHotel(shop)] as const
    const [ride, car, rooms] = some
    const cart = await cartOf(shop, [ride.choose(), car.choose(), rooms.choose()])
    await payload.update({ collection: 'cars', id: ride.carId, data: { seats: 1 } })
    expect(await reasons(ride.choose())).toEqual(['too_many_guests'])
    await payload.update({ collection: 'cars', id: ride.carId, data: { seats: 4 } })
    await payload.update({ collection: 'airport-transfers', id: ride.id, data: { base_price: 450_000 } })
    expect(await at.ayu.refused('placeBooking', cart)).toMatchObject({
      code: 'price_changed',
      details: { seenTotal: cart.seenTotal, quote: { total: cart.seenTotal + 110_000 } },
    })
    await payload.update({ collection: 'airport-transfers', id: ride.id, data: { status: 'inactive' } })
    await payload.update({ collection: 'car-rentals', id: car.id, data: { status: 'inactive' } })
    await payload.update({ collection: 'hotels', id: rooms.id, data: { _status: 'draft' } })
    const { details } = await at.ayu.refused('placeBooking', cart)
    expect(notBookableDetailsSchema.parse(details).items).toMatchObject([
      { itemId: 'item-1', reason: 'transfer_gone' },
      { itemId: 'item-2', reason: 'rental_gone' },
      { itemId: 'item-3', reason: 'room_gone' },
    ])
  })
})
