import { type CreateBooking, noTermsVersion, termsVersion } from '@nusa/shared/booking'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import { startTestApp, type TestApp } from '../testing/start-app.ts'
import { choose, offerTour, requestFor } from '../testing/tours.ts'

let shop: TestApp
let ayu: Browser
beforeAll(async () => {
  shop = await startTestApp()
  ayu = await shop.newTraveller()
})
afterAll(() => shop.stop())

async function createRequest(acceptedTerms: string): Promise<CreateBooking> {
  const tour = await offerTour(shop)
  return requestFor(tour, [choose(shop, tour)], { acceptedTerms })
}

async function book(acceptedTerms: string): Promise<string> {
  return (await ayu.call('placeBooking', await createRequest(acceptedTerms))).invoiceId
}

/** Publishes terms with one sentence, as the page selected in the settings. Returns their version. */
async function publishTerms({ office: { payload } }: TestApp, sentence: string): Promise<string> {
  const { docs } = await payload.find({ collection: 'pages', where: { slug: { equals: 'terms' } }, limit: 1 })
  const data = { title: 'Terms', slug: 'terms', content: paragraph(sentence), _status: 'published' as const }
  const page = docs[0]
    ? await payload.update({ collection: 'pages', id: docs[0].id, data })
    : await payload.create({ collection: 'pages', data })
  await payload.updateGlobal({ slug: 'settings', data: { terms_page: page.id } })
  return termsVersion({ id: page.id, updated_at: page.updatedAt })
}

/** Returns the HTML of the terms accepted with an invoice; null if none were accepted. */
async function readAcceptedTerms({ office: { payload } }: TestApp, invoiceId: string): Promise<string | null> {
  const { terms } = await payload.findByID({ collection: 'invoices', id: invoiceId, depth: 1 })
  return typeof terms === 'object' && terms !== null ? terms.html : null
}

function paragraph(text: string) {
  const common = { version: 1, format: '' as const, indent: 0, direction: null }
  const words = { type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }
  return { root: { type: 'root', ...common, children: [{ type: 'paragraph', ...common, children: [words] }] } }
}

test('a booking is accepted if no terms are published', async () => {
  expect(await readAcceptedTerms(shop, await book(noTermsVersion))).toBeNull()
})

test('the accepted terms are stored with the booking, and each version is stored once', async () => {
  const first = await publishTerms(shop, 'Be on time.')
  const invoices = [await book(first), await book(first)]
  const second = await publishTerms(shop, 'Be very early.')
  invoices.push(await book(second))
  expect(await Promise.all(invoices.map((id) => readAcceptedTerms(shop, id)))).toEqual([
    '<p>Be on time.</p>',
    '<p>Be on time.</p>',
    '<p>Be very early.</p>',
  ])
  expect((await shop.office.payload.count({ collection: 'accepted-terms' })).totalDocs).toBe(2)
})

test('a booking request returns the new terms, and does not book the order, if the terms have changed', async () => {
  const accepted = await publishTerms(shop, 'Be on time.')
  const version = await publishTerms(shop, 'No refunds at all.')
  const before = await shop.office.payload.count({ collection: 'invoices' })
  const refused = await ayu.callExpectingFailure('placeBooking', await createRequest(accepted))
  const terms = { version, title: 'Terms', html: '<p>No refunds at all.</p>' }
  expect(refused).toMatchObject({ code: 'terms_changed', details: { terms } })
  expect((await ayu.callExpectingFailure('placeBooking', await createRequest(noTermsVersion))).code).toBe(
    'terms_changed',
  )
  expect(await shop.office.payload.count({ collection: 'invoices' })).toEqual(before)
})

test('a booking request returns an error and books no part of the order if the database rejects a booking', async () => {
  const tour = await offerTour(shop)
  const bookingRequest = {
    ...requestFor(tour, [choose(shop, tour)]),
    acceptedTerms: await publishTerms(shop, 'Be on time.'),
  }
  const count = () => shop.office.payload.count({ collection: 'invoices' })
  const before = await count()
  await shop.office.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
    create trigger refuse before insert on bookings for each row execute function refuse()`)
  expect(await ayu.callExpectingFailure('placeBooking', bookingRequest)).toMatchObject({
    code: 'invoice_failed',
    message: 'Failed to create invoice',
  })
  await shop.office.pool.query('drop trigger refuse on bookings')
  expect(await count()).toEqual(before)
  expect((await ayu.call('placeBooking', bookingRequest)).invoiceId).toBeTruthy()
})

test('a changed tax rate applies immediately', async () => {
  const tour = await offerTour(shop)
  await shop.office.payload.updateGlobal({ slug: 'settings', data: { tax: 11 } })
  const refused = await ayu.callExpectingFailure('placeBooking', requestFor(tour, [choose(shop, tour)]))
  expect(refused).toMatchObject({ code: 'price_changed', details: { quote: { taxRate: 11 } } })
})
