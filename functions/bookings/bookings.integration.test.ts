import { notBookableDetailsSchema, priceChangedDetailsSchema } from '@nusa/shared/booking'
import { addDays, daysBetween, instantInBali, todayInBali } from '@nusa/shared/dates'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import { countBookings } from '../testing/count-bookings.ts'
import { startTestApp, type TestApp } from '../testing/start-app.ts'
import { choose, offerTour, requestFor } from '../testing/tours.ts'

let shop: TestApp
let ayu: Browser
beforeAll(async () => {
  shop = await startTestApp()
  ayu = await shop.newTraveller()
})
afterAll(() => shop.stop())
beforeEach(() => {
  shop.clock.now = new Date()
  shop.mails.isDown = false
})

describe('placing a booking', () => {
  test('writes one invoice and a booking for each item', async () => {
    const tour = await offerTour(shop)
    const before = await countBookings(shop)
    const request = requestFor(tour, [
      choose(shop, tour),
      choose(shop, tour, { packageId: tour.pricing[1]?.id ?? '', packageCount: 2 }),
    ])
    const { invoiceId } = await ayu.call('placeBooking', request)
    expect(await countBookings(shop)).toEqual({ invoices: before.invoices + 1, bookings: before.bookings + 2 })
    const invoice = await ayu.call('getInvoice', undefined, `/api/invoices/${invoiceId}`)
    expect(invoice.total_after_tax).toBe(request.seenTotal)
    expect(invoice.bookings.map(({ quantity, total_price }) => [quantity, total_price])).toEqual([
      [1, 1_000_000],
      [2, 3_000_000],
    ])
    expect(invoice.bookings[1]?.booking_description).toBe('2 packages, 2 adults')
    expect(Date.parse(invoice.expires_at) - Date.parse(invoice.created_at)).toBe(24 * 60 * 60 * 1000)
  })

  test('stores the last day of a multi-day tour, which follows from the duration of the package', async () => {
    const pack = { type: 'per_person', market: 'all', adult_price: 500_000 }
    const tour = await offerTour(shop, {
      tour_type: 'multi_day',
      duration: '3 days 2 nights',
      pricing: [
        { ...pack, name: 'By boat' },
        { ...pack, name: 'By plane', duration: '2 days' },
      ],
    })
    const request = requestFor(tour, [choose(shop, tour), choose(shop, tour, { packageId: tour.pricing[1]?.id ?? '' })])
    const { invoiceId } = await ayu.call('placeBooking', request)
    const { bookings } = await ayu.call('getInvoice', undefined, `/api/invoices/${invoiceId}`)
    const lengths = bookings.map(({ booking_date, end_date }) => daysBetween(booking_date, end_date) + 1)
    expect(lengths).toEqual([3, 2])
  })

  test('creates an invoice that expires when the sale of its earliest item ends', async () => {
    const tour = await offerTour(shop)
    const tomorrow = addDays(todayInBali(shop.clock.now), 1)
    const request = requestFor(tour, [choose(shop, tour), choose(shop, tour, { date: tomorrow })])
    const { invoiceId } = await ayu.call('placeBooking', request)
    const { expires_at } = await ayu.call('getInvoice', undefined, `/api/invoices/${invoiceId}`)
    expect(new Date(expires_at)).toEqual(instantInBali(tomorrow, '00:00'))
  })

  test('stores the customer, the contacts and the passengers', async () => {
    const tour = await offerTour(shop)
    const { invoiceId } = await ayu.call('placeBooking', requestFor(tour, [choose(shop, tour)]))
    const { docs } = await shop.office.payload.find({
      collection: 'bookings',
      where: { invoice_id: { equals: invoiceId } },
    })
    expect(docs[0]).toMatchObject({
      customer_details: { first_name: 'Ayu', city: 'Ubud' },
      contact: expect.stringMatching(/^Ayu Lestari, \+/),
      emergency_contact: { name: 'Made Wirawan' },
      passenger_details: [{ name: 'adult 1' }, { name: 'adult 2' }],
      terms_accepted: true,
    })
  })

  test('does not book the order, and returns the new price, if the price has changed', async () => {
    const tour = await offerTour(shop)
    const request = requestFor(tour, [choose(shop, tour)])
    await shop.office.payload.update({
      collection: 'tours',
      id: tour.id,
      data: { pricing: tour.pricing.map((pack) => ({ ...pack, tiers: undefined, adult_price: 550_000 })) },
    })
    const before = await countBookings(shop)
    const refused = await ayu.callExpectingFailure('placeBooking', request)
    expect(refused.code).toBe('price_changed')
    const details = priceChangedDetailsSchema.parse(refused.details)
    expect(details).toMatchObject({ seenTotal: 1_100_000, quote: { total: 1_210_000 } })
    expect(await countBookings(shop)).toEqual(before)
    await ayu.call('placeBooking', { ...request, seenTotal: details.quote.total })
  })

  test('charges the seasonal price only if the day of the tour is in the season', async () => {
    const tour = await offerTour(shop)
    const choice = choose(shop, tour)
    const seasons = [{ name: 'High season', from: choice.date, to: choice.date, percent: 20 }]
    await shop.office.payload.update({
      collection: 'tours',
      id: tour.id,
      data: { pricing: tour.pricing.map((pack) => ({ ...pack, tiers: undefined, seasons })) },
    })
    const request = requestFor(tour, [choice, { ...choice, date: addDays(choice.date, 1) }])
    const refused = await ayu.callExpectingFailure('placeBooking', request)
    const { quote } = priceChangedDetailsSchema.parse(refused.details)
    expect(quote.lines.map(({ total }) => total)).toEqual([1_200_000, 1_000_000])
    const { invoiceId } = await ayu.call('placeBooking', { ...request, seenTotal: quote.total })
    const invoice = await shop.office.payload.findByID({ collection: 'invoices', id: invoiceId })
    expect(invoice).toMatchObject({ total_after_discount: 2_200_000, total_after_tax: 2_420_000 })
  })

  test('uses the tax rate from the CMS settings', async () => {
    const tour = await offerTour(shop)
    await shop.office.payload.updateGlobal({ slug: 'settings', data: { tax: 11 } })
    const refused = await ayu.callExpectingFailure('placeBooking', requestFor(tour, [choose(shop, tour)]))
    expect(priceChangedDetailsSchema.parse(refused.details).quote.total).toBe(1_110_000)
    await shop.office.payload.updateGlobal({ slug: 'settings', data: { tax: null } })
  })

  test('succeeds even if the email cannot be sent', async () => {
    const tour = await offerTour(shop)
    shop.mails.isDown = true
    const { invoiceId } = await ayu.call('placeBooking', requestFor(tour, [choose(shop, tour)]))
    expect(invoiceId).toBeTruthy()
    expect(shop.log.some(({ event }) => event === 'mail-failed')).toBe(true)
  })

  test('requires a signed-in traveller with a complete profile', async () => {
    const tour = await offerTour(shop)
    const request = requestFor(tour, [choose(shop, tour)])
    expect((await shop.newBrowser().callExpectingFailure('placeBooking', request)).code).toBe('not_authenticated')
    const browser = await shop.newTraveller()
    await browser.call('changeProfile', { city: ' ' })
    expect((await browser.callExpectingFailure('placeBooking', request)).code).toBe('profile_incomplete')
  })

  test('requires accepted terms', async () => {
    const tour = await offerTour(shop)
    const request = { ...requestFor(tour, [choose(shop, tour)]), acceptedTerms: '' }
    const refused = await ayu.callExpectingFailure('placeBooking', request)
    expect(refused).toMatchObject({ code: 'invalid_request' })
    expect(refused.fields?.acceptedTerms).toBe('You must accept the terms and conditions.')
  })
})

describe('a booking', () => {
  const inDays = (days: number) => addDays(todayInBali(shop.clock.now), days)

  async function readReason(
    offer: Record<string, unknown>,
    change: Parameters<typeof choose>[2] | (() => Parameters<typeof choose>[2]) = {},
    withdrawn = false,
  ) {
    const tour = await offerTour(shop, offer)
    const bookingRequest = typeof change === 'function' ? change() : change
    const request = requestFor(tour, [choose(shop, tour)])
    const [item] = request.items
    const choice = { ...item?.choice, ...bookingRequest }
    if (withdrawn) {
      await shop.office.payload.update({ collection: 'tours', id: tour.id, data: { _status: 'draft' } })
    }
    const before = await countBookings(shop)
    const refused = await ayu.callExpectingFailure('placeBooking', { ...request, items: [{ ...item, choice }] })
    expect(refused.code).toBe('not_bookable')
    expect(await countBookings(shop)).toEqual(before)
    const { items } = notBookableDetailsSchema.parse(refused.details)
    expect(items[0]?.itemId).toBe('item-1')
    return items[0]?.reason
  }

  test('is rejected if the tour is unpublished', async () => {
    expect(await readReason({}, {}, true)).toBe('tour_gone')
  })
  test('is rejected if the tour does not exist', async () => {
    expect(await readReason({}, { productId: 999_999 })).toBe('tour_gone')
  })
  test('is rejected if the package no longer exists', async () => {
    expect(await readReason({}, { packageId: 'gone' })).toBe('package_gone')
  })
  test('is rejected if the add-on no longer exists', async () => {
    expect(await readReason({}, { addOns: [{ id: 'gone', quantity: 1 }] })).toBe('add_on_gone')
  })
  test('is rejected if the day is over in Bali', async () => {
    expect(await readReason({}, () => ({ date: inDays(-1) }))).toBe('date_past')
  })
  test('is rejected if the day is within the cut-off', async () => {
    expect(await readReason({ cut_off_days: 3 }, () => ({ date: inDays(2) }))).toBe('date_cut_off')
  })
  test('is rejected if the day is more than two years ahead', async () => {
    expect(await readReason({}, () => ({ date: inDays(732) }))).toBe('date_too_far')
  })
  test('is rejected if the day is before the tour starts', async () => {
    expect(await readReason({ starting_date: inDays(30) })).toBe('date_before_start')
  })
  test('is rejected if the day is after the tour ends', async () => {
    expect(await readReason({ end_date: inDays(5) })).toBe('date_after_end')
  })
  test('is rejected if the day is blocked', async () => {
    expect(await readReason({ block_dates: [{ date: inDays(7) }] })).toBe('date_blocked')
  })
  test('is rejected if there are more guests than the tour allows', async () => {
    expect(await readReason({ max_guests: 4 }, { adults: 5 })).toBe('too_many_guests')
  })
  test('is rejected if there are fewer packages than the travellers need', async () => {
    const pricing = [{ name: 'Own boat', type: 'per_package', market: 'all', price: 2_650_000, guests_per_package: 6 }]
    expect(await readReason({ pricing }, { adults: 12, packageCount: 1 })).toBe('too_few_packages')
    expect(await readReason({ pricing }, { adults: 6, infants: 1, packageCount: 1 })).toBe('too_few_packages')
  })
  test('is rejected if the passenger details do not match the party size', async () => {
    expect(await readReason({}, { adults: 3 })).toBe('passengers_mismatch')
  })

  test('is rejected if the day is over in Bali although not yet in UTC', async () => {
    const tour = await offerTour(shop, { cut_off_days: 0 })
    // In Bali, this is half past midnight on the 2nd. In UTC, it is still the 1st.
    shop.clock.now = new Date('2027-03-01T16:30:00Z')
    const request = requestFor(tour, [choose(shop, tour, { date: '2027-03-01' })])
    const refused = await ayu.callExpectingFailure('placeBooking', request)
    expect(notBookableDetailsSchema.parse(refused.details).items[0]?.reason).toBe('date_past')
    await ayu.call('placeBooking', requestFor(tour, [choose(shop, tour, { date: '2027-03-02' })]))
  })
})
