import { createTripToken, deriveApiSecret } from '@nusa/cms/trip-token'
import { hiddenAnswer, tripDetailsChangedSchema, tripDetailsLink } from '@nusa/shared/booking'
import { pickupCash } from '@nusa/shared/pricing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { payloadSecret, startTestApp, type TestApp } from '../testing/start-app.ts'
import { createTripLinkHelpers, type TripLinkHelpers } from '../testing/trip-link.ts'

let shop: TestApp
let link: TripLinkHelpers

beforeAll(async () => {
  shop = await startTestApp()
  link = await createTripLinkHelpers(shop)
})
afterAll(() => shop.stop())

const diet = () => `answer:${link.tour.booking_questions[0]?.id}`
const refusal = async (token: string) => (await link.stranger().callExpectingFailure('openTripDetails', { token })).code
const readBooking = (id: number) => shop.office.payload.findByID({ collection: 'bookings', id, depth: 0 })
const readMails = (subject: string) => shop.mails.sent.filter((mail) => mail.subject.startsWith(subject))

describe('the link to the details of a booking', () => {
  test('shows the trip and the missing details without a session, but no prices, people or other bookings', async () => {
    const { token } = await link.book()
    const view = await link.open(token)
    expect(view).toMatchObject({
      product: link.tour.title,
      start_time: '09:00',
      missing: { pickup: true, names: 0, travellers: 2 },
      values: { pickup: 'later', place: '' },
    })
    const text = JSON.stringify(view)
    for (const secret of ['ayu@example.com', 'NUSA-', 'Rahasia', '1000000', '+62']) expect(text).not.toContain(secret)
  })

  test('is the same as the link that staff copy', async () => {
    const { id, token } = await link.book()
    const { booking_reference: reference } = await readBooking(id)
    expect(token).toBe(createTripToken(deriveApiSecret(payloadSecret), { id, reference }))
  })

  test('is rejected if it is forged or was created for another booking', async () => {
    const [one, other] = [await link.book(), await link.book()]
    const [, signature = ''] = one.token.split('.')
    expect(await refusal(`${other.id}.${signature}`)).toBe('trip_link_unknown')
    expect(await refusal(`${one.id}.${'A'.repeat(43)}`)).toBe('trip_link_unknown')
    expect(await refusal(`999999.${signature}`)).toBe('trip_link_unknown')
    expect((await link.stranger().callExpectingFailure('openTripDetails', { token: 'x' })).code).toBe('invalid_request')
  })

  test('is rejected after the booking is cancelled, even on a page that is still open', async () => {
    const { id, token } = await link.book()
    const { values } = await link.open(token)
    await link.helpers.cancel(id)
    expect(await refusal(token)).toBe('trip_cancelled')
    const body = { token, seen: values, values: { ...values, place: 'Villa' } }
    expect((await link.stranger().callExpectingFailure('saveTripDetails', body)).code).toBe('trip_cancelled')
    expect((await readBooking(id)).pickup_location).toBeNull()
  })

  test('is accepted until the departure', async () => {
    const { id, token } = await link.book()
    const { open_until } = await link.open(token)
    const now = shop.clock.now
    await shop.office.payload.db.updateOne({
      collection: 'invoices',
      id: String((await readBooking(id)).invoice_id),
      data: { status: 'paid' },
    })
    try {
      shop.clock.now = new Date(Date.parse(open_until) - 1)
      expect((await link.open(token)).product).toBe(link.tour.title)
      shop.clock.now = new Date(open_until)
      expect(await refusal(token)).toBe('trip_link_ended')
    } finally {
      shop.clock.now = now
    }
  })
})

describe('saving the details by link', () => {
  test('stores the pickup with its time, sends one confirmation email, and adds an event for staff', async () => {
    const { id, invoiceId, token } = await link.book()
    shop.mails.sent.length = 0
    const view = await link.save(token, {
      pickup: `zone:${link.zones.ubud}`,
      place: '  Hotel Lembah ',
      [diet()]: 'No nuts',
    })
    expect(view).toMatchObject({ missing: null, pickup_time: '08:00', pickup_text: 'Hotel Lembah, Ubud' })
    expect(await readBooking(id)).toMatchObject({
      pickup_kind: 'zone',
      pickup_zone: 'Ubud',
      pickup_location: 'Hotel Lembah',
      pickup_time: '08:00',
      pickup_cash: null,
      answers: [{ question: 'Diet', answer: 'No nuts' }],
    })
    expect((await link.helpers.readStaffView(invoiceId)).events).toEqual(['details_by_link'])
    await link.save(token, { pickup: `zone:${link.zones.ubud}`, place: 'Hotel Lembah' })
    const [mail, ...others] = readMails('We saved your trip details')
    expect(others).toEqual([])
    expect(mail?.text).toContain('Hotel Lembah, Ubud')
    expect(mail?.text).toContain(shop.siteUrl + tripDetailsLink(token))
    const { docs } = await shop.office.payload.find({
      collection: 'outgoing-mails',
      where: { booking: { equals: id } },
    })
    expect(docs.map(({ text }) => text).join()).not.toContain(token)
  })

  test('emails the new voucher and calendar entry of a paid booking', async () => {
    const { id, invoiceId, token } = await link.book()
    await link.helpers.openPayment(invoiceId)
    await link.helpers.pay(link.helpers.listProviderInvoices(invoiceId)[0]?.id ?? '')
    shop.mails.sent.length = 0
    await link.save(token, { pickup: `zone:${link.zones.ubud}`, place: 'Hotel Lembah' })
    const { booking_number: number } = await readBooking(id)
    const [mail] = readMails('We saved your trip details')
    expect(mail?.attachments?.map(({ filename }) => filename)).toEqual([`voucher-${number}.pdf`, `${number}.ics`])
    expect(mail?.attachments?.[1]?.content).toContain('Hotel Lembah')
    expect(mail?.text).toContain('They replace the earlier ones.')
  })

  test('stores the surcharge of the chosen zone with tax as the amount that the driver collects', async () => {
    const { id, token } = await link.book()
    const view = await link.save(token, { pickup: `zone:${link.zones.uluwatu}`, place: 'Villa Laut' })
    const zone = { name: 'Uluwatu', surcharge: 50_000, surcharge_per: 'person' } as const
    expect(view.pickup_cash).toBe(pickupCash(zone, { adults: 2, children: 0, infants: 0 }, 10, 0))
    expect((await readBooking(id)).pickup_cash).toBe(110_000)
    await link.save(token, { pickup: 'meeting_point', place: '' })
    expect(await readBooking(id)).toMatchObject({
      pickup_kind: 'meeting_point',
      pickup_location: 'Base camp',
      pickup_cash: null,
    })
  })

  test('rejects a zone that is not offered, and changes nothing', async () => {
    const { id, token } = await link.book()
    const { values } = await link.open(token)
    const body = { token, seen: values, values: { ...values, pickup: 'zone:999999', place: 'Villa' } }
    expect(await link.stranger().callExpectingFailure('saveTripDetails', body)).toMatchObject({
      code: 'invalid_request',
      fields: { pickup: 'Please choose one of the pickups.' },
    })
    expect((await readBooking(id)).pickup_kind).toBe('later')
  })

  test('merges changes of different details from two tabs, and rejects the second change of the same detail', async () => {
    const { token } = await link.book()
    const { values: seen } = await link.open(token)
    await link.save(token, { [diet()]: 'Vegan' }, seen)
    const merged = await link.save(token, { pickup: `zone:${link.zones.ubud}`, place: 'Villa One' }, seen)
    expect(merged.values).toMatchObject({ place: 'Villa One', [diet()]: hiddenAnswer })
    const values = { ...seen, pickup: `zone:${link.zones.ubud}`, place: 'Villa Two' }
    const failure = await link.stranger().callExpectingFailure('saveTripDetails', { token, seen, values })
    expect(failure.code).toBe('trip_details_changed')
    const { view, conflicts } = tripDetailsChangedSchema.parse(failure.details)
    expect([view.values.place, conflicts]).toEqual(['Villa One', ['place']])
  })

  test('stores exactly one of many concurrent changes of the same detail, and rejects the other changes', async () => {
    const { id, token } = await link.book()
    const { values: seen } = await link.open(token)
    const places = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => `Villa ${name}`)
    const responses = await Promise.all(
      places.map((place) =>
        link.stranger().send('POST', '/api/trip-details', {
          token,
          seen,
          values: { ...seen, pickup: `zone:${link.zones.ubud}`, place },
        }),
      ),
    )
    const statuses = responses.map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409])
    expect((await readBooking(id)).pickup_location).toBe(places[statuses.indexOf(200)])
  })
})

test('the endpoint limits how often a stranger can try to guess a trip link', async () => {
  const limited = await startTestApp({ rateLimitScale: 0.1, trustedProxyHeader: 'x-forwarded-for' })
  try {
    const statuses: number[] = []
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const token = `${attempt + 1}.${'A'.repeat(43)}`
      const headers = { 'x-forwarded-for': '10.0.0.1' }
      statuses.push((await limited.newBrowser().send('POST', '/api/trip-details/open', { token }, headers)).status)
    }
    expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 429, 429])
  } finally {
    await limited.stop()
  }
})
