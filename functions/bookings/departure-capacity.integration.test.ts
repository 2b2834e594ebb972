import type { Tour } from '@nusa/shared/catalog'
import { addDays, type LocalDate } from '@nusa/shared/dates'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDepartureHelpers, type DepartureHelpers, startTimeIdOf } from '../testing/departures.ts'
import { dayFromNow } from '../testing/offers.ts'
import { startTestApp, type TestApp } from '../testing/start-app.ts'
import { choose, offerTour, requestFor } from '../testing/tours.ts'

let shop: TestApp
let helpers: DepartureHelpers
let day: LocalDate
beforeAll(async () => {
  shop = await startTestApp()
  helpers = await createDepartureHelpers(shop)
  day = dayFromNow(shop, 7)
})
afterAll(() => shop.stop())

const override = (tour: Tour, startTimeId: string, places: number) =>
  shop.office.payload.create({
    collection: 'tour-places',
    data: { tour: tour.id, date: day, start_time_id: startTimeId, places },
  })

const readAvailability = (tour: Tour) =>
  shop
    .newBrowser()
    .call('availability', undefined, `/api/availability?kind=tour&id=${tour.id}&from=${day}&to=${addDays(day, 1)}`)

describe('the capacity of a departure', () => {
  test('counts only bookings of that departure, and the error contains the spots left at the start time', async () => {
    const tour = await helpers.offerBatur()
    await helpers.book(tour, 0, 4)
    expect(await helpers.bookExpectingRefusal(helpers.requestDeparture(tour, 0, { adults: 2 }))).toMatchObject([
      { left: 1, message: expect.stringMatching(/^Only 1 spot left on .* at this start time\./) },
    ])
    await helpers.book(tour, 1, 5)
  })

  test('counts bookings of the whole day that were made before the tour had start times', async () => {
    const tour = await offerTour(shop)
    await helpers.ayu.call('placeBooking', helpers.requestDay(tour, 3))
    await helpers.update(tour, {
      start_times: [
        { time: '01:00', capacity: 5 },
        { time: '02:00', capacity: 5 },
      ],
    })
    const { docs } = await shop.office.payload.find({ collection: 'tours', where: { id: { equals: tour.id } } })
    for (const { id } of docs[0]?.start_times ?? []) {
      const request = requestFor(tour, [choose(shop, tour, { adults: 3, startTimeId: id })])
      expect(await helpers.bookExpectingRefusal(request)).toMatchObject([{ left: 2 }])
    }
  })

  test('is replaced by the capacity of the day if the start times are removed, and earlier bookings still count', async () => {
    const tour = await helpers.offerBatur()
    await helpers.book(tour, 0, 2)
    await helpers.book(tour, 1, 2)
    // Remove the start times in the database, because the CMS does not allow it for booked start times.
    await shop.office.pool.query('delete from tours_start_times where _parent_id = $1', [tour.id])
    await shop.office.pool.query('update tours set places_per_day = 5 where id = $1', [tour.id])
    expect(await helpers.bookExpectingRefusal(helpers.requestDay(tour, 2))).toMatchObject([{ left: 1 }])
  })

  test('can be changed by staff for one departure, and set to 0 for the whole day', async () => {
    const tour = await helpers.offerBatur()
    await override(tour, startTimeIdOf(tour, 0), 1)
    expect(await helpers.bookExpectingRefusal(helpers.requestDeparture(tour, 0, { adults: 2 }))).toMatchObject([
      { left: 1 },
    ])
    await helpers.book(tour, 1, 2)
    await override(tour, '', 0)
    expect(await helpers.bookExpectingRefusal(helpers.requestDeparture(tour, 0))).toMatchObject([{ left: 0 }])
    expect(await helpers.bookExpectingRefusal(helpers.requestDeparture(tour, 1))).toMatchObject([{ left: 0 }])
    expect((await readAvailability(tour)).departures).toMatchObject({
      [startTimeIdOf(tour, 0)]: { places: 5, days: { [day]: 0 } },
    })
  })

  test('can be lowered below the booked spots, and no further spots are sold', async () => {
    const tour = await helpers.offerBatur()
    await helpers.book(tour, 0, 5)
    const start_times = tour.start_times.map((startTime) => ({ ...startTime, capacity: 2 }))
    await helpers.update(tour, { start_times })
    expect(await helpers.bookExpectingRefusal(helpers.requestDeparture(tour, 0))).toMatchObject([{ left: 0 }])
  })

  test('still counts earlier bookings after the time and the label of the departure were changed', async () => {
    const tour = await helpers.offerBatur()
    await helpers.book(tour, 0, 5)
    const start_times = tour.start_times
      .map((startTime) => ({ ...startTime, time: '03:00', label: 'Late' }))
      .slice(0, 1)
    await helpers.update(tour, { start_times })
    expect(await helpers.bookExpectingRefusal(helpers.requestDeparture(tour, 0))).toMatchObject([{ left: 0 }])
  })
})

describe('the availability of a tour with start times', () => {
  test('is listed for each departure', async () => {
    const tour = await helpers.offerBatur()
    await helpers.book(tour, 0, 4)
    expect(await readAvailability(tour)).toEqual({
      places: null,
      days: {},
      departures: {
        [startTimeIdOf(tour, 0)]: { places: 5, days: { [day]: 1 } },
        [startTimeIdOf(tour, 1)]: { places: 5, days: {} },
      },
    })
  })
})
