import { addDays, instantInBali, type LocalDate, type TimeZone } from '@nusa/shared/dates'
import { makePersonPackage } from '@nusa/shared/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDepartureHelpers, type DepartureHelpers, startTimeIdOf } from '../testing/departures.ts'
import { dayFromNow } from '../testing/offers.ts'
import { startTestApp, type TestApp } from '../testing/start-app.ts'
import { choose, requestFor } from '../testing/tours.ts'

let shop: TestApp
let helpers: DepartureHelpers
let day: LocalDate
beforeAll(async () => {
  shop = await startTestApp()
  helpers = await createDepartureHelpers(shop)
})
afterAll(() => shop.stop())
beforeEach(() => {
  shop.clock.now = new Date()
  day = dayFromNow(shop, 7)
})

describe('a booking of a departure', () => {
  test('stores its start time, its label and the time zone of the first destination', async () => {
    const destination = await shop.office.payload.create({
      collection: 'destinations',
      data: { name: 'Borobudur', slug: 'borobudur', time_zone: 'Asia/Jakarta', _status: 'published' },
    })
    const tour = await helpers.offerBatur({ destination_ids: [destination.id] })
    const { invoiceId } = await helpers.book(tour, 0)
    const invoice = await helpers.ayu.call('getInvoice', undefined, `/api/invoices/${invoiceId}`)
    expect(invoice.bookings).toMatchObject([
      { start_time: '01:00', start_label: 'Sunrise', time_zone: 'Asia/Jakarta', pickup_time: '' },
    ])
    // The calendar entry ends after the duration of the tour.
    expect((await shop.deps.bookings.findInvoice(invoiceId))?.bookings).toMatchObject([{ duration: '5 hours' }])
    // The cut-off is 12 hours before 01:00 in Java. In Bali time, this is 14:00 on the day before.
    shop.clock.now = instantInBali(addDays(day, -1), '13:59')
    await helpers.ayu.call('placeBooking', helpers.requestDeparture(tour, 0, { date: day }))
    shop.clock.now = instantInBali(addDays(day, -1), '14:00')
    expect(await helpers.bookExpectingRefusal(helpers.requestDeparture(tour, 0, { date: day }))).toMatchObject({
      code: 'not_bookable',
    })
  })

  test('cannot be made after the cut-off, and its invoice expires at the cut-off', async () => {
    const tour = await helpers.offerBatur()
    shop.clock.now = instantInBali(addDays(day, -1), '23:55')
    expect(await helpers.bookExpectingRefusal(helpers.requestDeparture(tour, 0, { date: day }))).toMatchObject({
      code: 'not_bookable',
    })
    shop.clock.now = instantInBali(addDays(day, -1), '12:00')
    const { invoiceId } = await helpers.ayu.call('placeBooking', helpers.requestDeparture(tour, 0, { date: day }))
    const { expires_at } = await helpers.ayu.call('getInvoice', undefined, `/api/invoices/${invoiceId}`)
    expect(new Date(expires_at)).toEqual(instantInBali(addDays(day, -1), '13:00'))
  })

  test('is rejected without a start time, and with a start time of another tour', async () => {
    const [tour, other] = [await helpers.offerBatur(), await helpers.offerBatur()]
    const reasonOf = async (startTimeId: string | null) => {
      const request = requestFor(tour, [choose(shop, tour, { startTimeId })])
      const { details } = await helpers.ayu.callExpectingFailure('placeBooking', request)
      return details
    }
    expect(await reasonOf(null)).toMatchObject({ items: [{ reason: 'start_time_missing' }] })
    expect(await reasonOf(startTimeIdOf(other, 0))).toMatchObject({ items: [{ reason: 'start_time_gone' }] })
  })

  test('is rejected for a package that is not sold at the start time', async () => {
    const tour = await helpers.offerBatur({
      pricing: ['Shared', 'Private'].map((name) => makePersonPackage({ id: name, name })),
    })
    const [shared, own] = tour.pricing
    const [first, ...others] = tour.start_times
    await helpers.update(tour, { start_times: [{ ...first, package_ids: [shared?.id] }, ...others] })
    const requestOf = (packageId = '') => helpers.requestDeparture(tour, 0, { packageId })
    const details = { items: [{ reason: 'start_time_not_on_date' }] }
    expect(await helpers.bookExpectingRefusal(requestOf(own?.id))).toMatchObject({ details })
    await helpers.ayu.call('placeBooking', requestOf(shared?.id))
  })

  test('is rejected if its time or time zone has changed, and succeeds after the traveller accepts the change', async () => {
    const tour = await helpers.offerBatur()
    const requestSeen = (seenStartTime: string, seenTimeZone: TimeZone = 'Asia/Makassar') =>
      helpers.requestDeparture(tour, 0, { seenStartTime, seenTimeZone })
    const [first, ...others] = tour.start_times
    await helpers.update(tour, { start_times: [{ ...first, time: '05:15', label: 'Dawn' }, ...others] })
    expect(await helpers.bookExpectingRefusal(requestSeen('01:00'))).toMatchObject({
      code: 'not_bookable',
      details: { items: [{ reason: 'start_time_changed', startTime: { time: '05:15', label: 'Dawn' } }] },
    })
    const { invoiceId } = await helpers.ayu.call('placeBooking', requestSeen('05:15'))
    const { bookings } = await helpers.ayu.call('getInvoice', undefined, `/api/invoices/${invoiceId}`)
    expect(bookings).toMatchObject([{ start_time: '05:15', start_label: 'Dawn' }])
    const java = await shop.office.payload.create({
      collection: 'destinations',
      data: { name: 'Dieng', slug: 'dieng', time_zone: 'Asia/Makassar', _status: 'published' },
    })
    await helpers.update(tour, { destination_ids: [java.id] })
    await helpers.ayu.call('placeBooking', requestSeen('05:15'))
    await shop.office.payload.update({ collection: 'destinations', id: java.id, data: { time_zone: 'Asia/Jakarta' } })
    expect(await helpers.bookExpectingRefusal(requestSeen('05:15'))).toMatchObject({
      details: { items: [{ reason: 'start_time_changed', timeZone: 'Asia/Jakarta' }] },
    })
    await helpers.ayu.call('placeBooking', requestSeen('05:15', 'Asia/Jakarta'))
  })

  test('prevents publishing the tour without the booked start time, which the error names with its time zone', async () => {
    const destination = await shop.office.payload.create({
      collection: 'destinations',
      data: { name: 'Java', slug: 'java', time_zone: 'Asia/Jakarta', _status: 'published' },
    })
    const tour = await helpers.offerBatur({ destination_ids: [destination.id] })
    await helpers.book(tour, 1)
    await expect(helpers.update(tour, { start_times: tour.start_times.slice(0, 1) })).rejects.toMatchObject({
      data: {
        errors: [{ path: 'start_times', message: expect.stringContaining('The start time 02:00 WIB has bookings') }],
      },
    })
    await helpers.update(tour, { start_times: tour.start_times.slice(1) })
  })
})
