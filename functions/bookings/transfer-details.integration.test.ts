import { transferDirections, transferMessages } from '@nusa/shared/booking'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendOutbox } from '../services/mails/send-outbox.ts'
import type { Browser } from '../testing/browser.ts'
import { createCartRequest, offerTransfer } from '../testing/offers.ts'
import { startTestApp, type TestApp } from '../testing/start-app.ts'

let shop: TestApp
let ayu: Browser
beforeAll(async () => {
  shop = await startTestApp()
  ayu = await shop.newTraveller()
})
afterAll(() => shop.stop())

describe('the details of a transfer', () => {
  const book = async (answers?: Record<string, string>) => {
    const { choose: chooseRide } = await offerTransfer(shop)
    const request = await createCartRequest(shop, [chooseRide()])
    const items = request.items.map((item) => ({ ...item, answers: { ...item.answers, ...answers } }))
    const { invoiceId } = await ayu.call('placeBooking', { ...request, items })
    const { bookings } = await ayu.call('getInvoice', undefined, `/api/invoices/${invoiceId}`)
    return bookings[0]
  }

  test('reverse the route of a ride to the airport, so that it starts at the address of the traveller', async () => {
    const arrival = await book({ direction: 'Arrival: from the airport', flight_number: 'ga 402' })
    const departure = await book({ direction: 'Departure: to the airport', address: 'Lembah Sayan' })
    expect(arrival?.answers).toContainEqual({ question: 'Flight number', answer: 'GA 402' })
    expect(arrival?.tour_title).toMatch(/^Airport Transfer: Ngurah Rai.* to Ubud/)
    expect(departure?.pickup_location).toBe('Lembah Sayan')
    expect(departure?.tour_title).toMatch(/^Airport Transfer: Ubud.* to Ngurah Rai/)
  })

  test('are rejected if the pickup is after the departure of the flight', async () => {
    const { choose: chooseRide } = await offerTransfer(shop)
    const request = await createCartRequest(shop, [chooseRide({ pickupTime: '14:00' })])
    const answers = { direction: 'Departure: to the airport', flight_time: '13:00' }
    const items = request.items.map((item) => ({ ...item, answers }))
    const { fields } = await ayu.callExpectingFailure('placeBooking', { ...request, items })
    expect(fields).toEqual({
      'items.0.answers.flight_time': expect.stringContaining('The pickup at 14:00 is too late'),
    })
  })

  test('contain the day of a flight that leaves after midnight, on the page and in emails', async () => {
    const { choose: chooseRide } = await offerTransfer(shop)
    const request = await createCartRequest(shop, [chooseRide({ pickupTime: '21:30' })])
    const answers = { direction: 'Departure: to the airport', flight_time: '00:40' }
    const items = request.items.map((item) => ({ ...item, answers }))
    const { invoiceId } = await ayu.call('placeBooking', { ...request, items })
    const { bookings } = await ayu.call('getInvoice', undefined, `/api/invoices/${invoiceId}`)
    const fact = { question: 'Departure time of the flight', answer: '00:40 (next day)' }
    expect(bookings[0]?.answers).toContainEqual(fact)
    expect(shop.mails.sent.at(-1)?.text).toContain('Departure time of the flight: 00:40 (next day)')
  })

  test('are optional except the direction, which the traveller must choose', async () => {
    expect((await book())?.answers).toEqual([{ question: 'Direction', answer: 'Arrival: from the airport' }])
    const { choose: chooseRide } = await offerTransfer(shop)
    const request = await createCartRequest(shop, [chooseRide()])
    const items = request.items.map(({ answers: _, ...item }) => item)
    const { code, fields } = await ayu.callExpectingFailure('placeBooking', { ...request, items })
    expect([code, fields]).toEqual([
      'invalid_request',
      { 'items.0.answers.direction': transferMessages.directionMissing },
    ])
  })

  test('can be added by trip link, and a reminder is queued only while the flight is missing', async () => {
    const [ride, other] = [await book({ direction: 'Departure: to the airport' }), await book()]
    const [, token = ''] = ride?.details_link?.split('#') ?? []
    const link = () => shop.newBrowser()
    const { values: seen, missing } = await link().call('openTripDetails', { token })
    expect(missing).toMatchObject({ pickup: true, flight: true, answers: 0 })
    const flight = { 'answer:flight_number': 'ga 402', 'answer:flight_time': '18:00' }
    const withoutAddress = { ...seen, ...flight }
    const { missing: stillMissing } = await link().call('saveTripDetails', { token, seen, values: withoutAddress })
    expect(stillMissing).toMatchObject({ pickup: true, flight: false })
    const values = { ...withoutAddress, 'answer:address': 'Lembah Sayan' }
    const { values: changed } = await link().call('openTripDetails', { token })
    const saved = await link().call('saveTripDetails', { token, seen: changed, values })
    expect([saved.missing, saved.pickup_problem, saved.pickup_text]).toEqual([null, null, 'Lembah Sayan'])
    const { bookings } = await ayu.call('getInvoice', undefined, `/api/invoices/${ride?.invoice_id}`)
    expect(bookings[0]).toMatchObject({ pickup_location: 'Lembah Sayan', missing_details: null })
    expect(bookings[0]?.answers.map(({ answer }) => answer)).toEqual([
      ...['Departure: to the airport', 'GA 402', '18:00', 'Lembah Sayan'],
    ])
    for (const booking of [ride, other]) {
      const data = { payment_status: 'paid' }
      await shop.office.payload.db.updateOne({ collection: 'bookings', id: booking?.id ?? 0, data })
    }
    const inFourDays = new Date(shop.clock.now.getTime() + 4 * 24 * 60 * 60 * 1000)
    expect(await shop.deps.tripDetails.queueReminders(inFourDays)).toBe(1)
  })

  test('accept a delayed flight that does not fit the pickup, and the pages and the email show the problem', async () => {
    const { choose: chooseRide } = await offerTransfer(shop)
    const request = await createCartRequest(shop, [chooseRide({ pickupTime: '14:00' })])
    const answers = { direction: transferDirections.arrival, flight_number: 'GA 402', flight_time: '13:30' }
    const items = request.items.map((item) => ({ ...item, answers }))
    const { invoiceId } = await ayu.call('placeBooking', { ...request, items })
    const { bookings } = await ayu.call('getInvoice', undefined, `/api/invoices/${invoiceId}`)
    const [, token = ''] = bookings[0]?.details_link?.split('#') ?? []
    const data = { payment_status: 'paid' }
    await shop.office.payload.db.updateOne({ collection: 'bookings', id: bookings[0]?.id ?? 0, data })
    const open = () => shop.newBrowser().call('openTripDetails', { token })
    const { values: seen, pickup_problem } = await open()
    expect(pickup_problem).toBe(null)
    const values = { ...seen, 'answer:flight_number': 'GA 404', 'answer:flight_time': '4.40 pm' }
    const saved = await shop.newBrowser().call('saveTripDetails', { token, seen, values })
    const problem = { reason: 'too_early', pickup: '14:00', flight: '16:40', flight_day: null }
    expect([saved.pickup_problem, (await open()).pickup_problem]).toEqual([problem, problem])
    expect((await open()).values).toMatchObject({ 'answer:flight_number': 'GA 404', 'answer:flight_time': '16:40' })
    const invoice = await ayu.call('getInvoice', undefined, `/api/invoices/${invoiceId}`)
    expect(invoice.bookings[0]?.pickup_problem).toEqual(problem)
    await sendOutbox(shop.deps)
    expect(shop.mails.sent.at(-1)?.text).toContain('your flight arrives at 16:40, but your pickup is at 14:00.')
  })
})
