import {
  answerMessages,
  askedQuestionsDetailsSchema,
  type CreateBooking,
  notBookableDetailsSchema,
} from '@nusa/shared/booking'
import type { Tour } from '@nusa/shared/catalog'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import { countBookings } from '../testing/count-bookings.ts'
import { startTestApp, type TestApp } from '../testing/start-app.ts'
import { choose, offerTour, requestFor } from '../testing/tours.ts'

let shop: TestApp
let ayu: Browser
let tour: Tour
beforeAll(async () => {
  shop = await startTestApp()
  ayu = await shop.newTraveller()
  tour = await offerTour(shop, {
    booking_questions: [
      { text: 'Shoe size', type: 'number', per: 'traveller', is_required: true },
      { text: 'Seat', type: 'choice', options: 'Front\nBack', per: 'booking', is_required: false },
    ],
  })
})
afterAll(() => shop.stop())

const idOf = (text: string) => tour.booking_questions.find((question) => question.text === text)?.id ?? ''

/** Returns the questions as editors entered them. */
async function readStoredQuestions() {
  const { booking_questions } = await shop.office.payload.findByID({ collection: 'tours', id: tour.id, depth: 0 })
  return booking_questions ?? []
}

/** Returns a request whose travellers have these shoe sizes. */
function requestWith(sizes: readonly string[], seat?: string): CreateBooking {
  const request = requestFor(tour, [choose(shop, tour)])
  const items = request.items.map((item) => ({
    ...item,
    passengers: item.passengers.map((passenger, index) => {
      const size = sizes[index]
      return size === undefined ? passenger : { ...passenger, answers: { [idOf('Shoe size')]: size } }
    }),
    ...(seat !== undefined && { answers: { [idOf('Seat')]: seat } }),
  }))
  return { ...request, items }
}

describe('the answers of a booking', () => {
  test('are stored with the text of the question, and shown in the history and in emails', async () => {
    const { invoiceId } = await ayu.call('placeBooking', requestWith(['38', '42'], 'Front'))
    const stored = await readStoredQuestions()
    await shop.office.payload.update({
      collection: 'tours',
      id: tour.id,
      data: { booking_questions: stored.map((question) => ({ ...question, text: 'Changed' })) },
    })
    const expected = [
      { question: 'Seat', answer: 'Front' },
      { question: 'Shoe size', answer: 'adult 1: 38, adult 2: 42' },
    ]
    const { bookings } = await ayu.call('getInvoice', undefined, `/api/invoices/${invoiceId}`)
    expect(bookings[0]?.answers).toEqual(expected)
    const history = await ayu.call('listBookings', undefined, '/api/bookings?when=upcoming')
    expect(history.bookings[0]?.answers).toEqual(expected)
    expect(shop.mails.sent.at(-1)?.text).toContain('adult 1: 38, adult 2: 42')
    await shop.office.payload.update({
      collection: 'tours',
      id: tour.id,
      data: { booking_questions: stored },
    })
  })

  test('are mandatory for required questions, and the error about a missing answer contains the current questions', async () => {
    const before = await countBookings(shop)
    const refused = await ayu.callExpectingFailure('placeBooking', requestWith(['38']))
    expect(refused.code).toBe('invalid_request')
    expect(refused.fields).toEqual({
      [`items.0.passengers.1.answers.${idOf('Shoe size')}`]: answerMessages.required,
    })
    const { items } = askedQuestionsDetailsSchema.parse(refused.details)
    expect(items).toEqual([{ itemId: 'item-1', questions: tour.booking_questions }])
    expect(await countBookings(shop)).toEqual(before)
  })

  test('to a question with choices must be one of the choices', async () => {
    const refused = await ayu.callExpectingFailure('placeBooking', requestWith(['38', '42'], 'Roof'))
    expect(refused.fields).toEqual({ [`items.0.answers.${idOf('Seat')}`]: answerMessages.choice })
  })

  test('are refused if a question was removed meanwhile, so that no answer is lost unnoticed', async () => {
    const request = requestWith(['38', '42'], 'Front')
    const stored = await readStoredQuestions()
    await shop.office.payload.update({
      collection: 'tours',
      id: tour.id,
      data: { booking_questions: stored.slice(0, 1) },
    })
    const refused = await ayu.callExpectingFailure('placeBooking', request)
    expect(refused.fields).toEqual({ [`items.0.answers.${idOf('Seat')}`]: answerMessages.removed })
    await ayu.call('placeBooking', requestWith(['38', '42']))
  })
})

describe('the pickup of a tour', () => {
  let zones = 0
  const zoneAt = (surcharge: number) => {
    zones += 1
    const name = zones === 1 ? 'Canggu' : `Canggu ${zones}`
    const data = { name, surcharge, surcharge_per: 'person', offset_minutes: 60 } as const
    return shop.office.payload.create({ collection: 'pickup-zones', data })
  }
  const offer = async (surcharge: number) => {
    const zone = await zoneAt(surcharge)
    const withPickup = await offerTour(shop, { pickup_mode: 'hotel', pickup_zone_ids: [zone.id] })
    const request = requestFor(withPickup, [choose(shop, withPickup, { pickup: { kind: 'zone', zoneId: zone.id } })])
    return { zone, tour: withPickup, request }
  }
  const bookingOf = async (request: CreateBooking) => {
    const { invoiceId } = await ayu.call('placeBooking', request)
    const { bookings } = await ayu.call('getInvoice', undefined, `/api/invoices/${invoiceId}`)
    return bookings[0]
  }

  test('adds the surcharge of the zone to the price and stores the hotel', async () => {
    const { request } = await offer(50_000)
    const items = request.items.map((item) => ({ ...item, answers: { pickup_address: 'Lembah Sayan' } }))
    const booking = await bookingOf({ ...request, items })
    expect(booking).toMatchObject({
      total_price: 1_100_000,
      pickup_kind: 'zone',
      pickup_zone: 'Canggu',
      pickup_location: 'Lembah Sayan',
      answers: [],
    })
    expect(booking?.unit_price.addOns).toMatchObject([{ name: 'Pickup: Canggu', total: 100_000 }])
  })

  test('is the meeting point for a package without transfer, even if another package has hotel pickup', async () => {
    const zone = await zoneAt(50_000)
    const pack = { type: 'per_person', market: 'all', adult_price: 500_000 }
    const tour = await offerTour(shop, {
      pickup_mode: 'hotel',
      pickup_zone_ids: [zone.id],
      meeting_point: 'Rafting base',
      pricing: [
        { ...pack, name: 'With transfer' },
        { ...pack, name: 'Without transfer', pickup: 'meeting_point' },
      ],
    })
    const request = (index: number) => {
      const packageId = tour.pricing[index]?.id ?? ''
      return requestFor(tour, [choose(shop, tour, { packageId, pickup: { kind: 'zone', zoneId: zone.id } })])
    }
    expect(await bookingOf(request(0))).toMatchObject({ total_price: 1_100_000, pickup_kind: 'zone' })
    expect(await bookingOf(request(1))).toMatchObject({
      total_price: 1_000_000,
      pickup_kind: 'meeting_point',
      pickup_location: 'Rafting base',
    })
  })

  test('is stored as "later", without a surcharge, if a request of an earlier release contains no pickup', async () => {
    const { tour: withPickup } = await offer(50_000)
    const booking = await bookingOf(requestFor(withPickup, [choose(shop, withPickup)]))
    expect(booking).toMatchObject({ total_price: 1_000_000, pickup_kind: 'later', pickup_location: '' })
  })

  test('has the current price of its zone, even if only the zone was changed', async () => {
    const { zone, request } = await offer(0)
    await shop.office.payload.update({ collection: 'pickup-zones', id: zone.id, data: { surcharge: 20_000 } })
    expect((await ayu.callExpectingFailure('placeBooking', request)).code).toBe('price_changed')
  })

  test('is rejected if the tour no longer offers the zone', async () => {
    const { tour: withPickup, request } = await offer(0)
    const other = await zoneAt(0)
    await shop.office.payload.update({
      collection: 'tours',
      id: withPickup.id,
      data: { pickup_zone_ids: [other.id] },
    })
    const { details } = await ayu.callExpectingFailure('placeBooking', request)
    expect(notBookableDetailsSchema.parse(details).items).toMatchObject([{ reason: 'pickup_gone' }])
  })
})
