import { noTerms, type PlaceBooking } from '@nusa/shared/booking'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import { choose, offerTour, requestFor } from '../testing/offer.ts'
import { startTestApp, type TestApp } from '../testing/start-app.ts'
import { keptTermsText, publishTerms } from '../testing/terms.ts'

let shop: TestApp
let ayu: Browser
beforeAll(async () => {
  shop = await startTestApp()
  ayu = await shop.newTraveller()
})
afterAll(() => shop.stop())

async function request(acceptedTerms: string): Promise<PlaceBooking> {
  const tour = await offerTour(shop)
  return requestFor(tour, [choose(shop, tour)], { acceptedTerms })
}

async function placed(acceptedTerms: string): Promise<string> {
  return (await ayu.ask('placeBooking', await request(acceptedTerms))).invoiceId
}

test('a booking is accepted if no terms are published', async () => {
  expect(await keptTermsText(shop, await placed(noTerms))).toBeNull()
})

test('the accepted terms are stored with the booking, each version once', async () => {
  const first = await publishTerms(shop, 'Be on time.')
  const invoices = [await placed(first), await placed(first)]
  const second = await publishTerms(shop, 'Be very early.')
  invoices.push(await placed(second))
  expect(await Promise.all(invoices.map((id) => keptTermsText(shop, id)))).toEqual([
    '<p>Be on time.</p>',
    '<p>Be on time.</p>',
    '<p>Be very early.</p>',
  ])
  expect((await shop.office.payload.count({ collection: 'kept-terms' })).totalDocs).toBe(2)
})

test('returns the new terms and books nothing if the terms have changed', async () => {
  const accepted = await publishTerms(shop, 'Be on time.')
  const version = await publishTerms(shop, 'No refunds at all.')
  const before = await shop.office.payload.count({ collection: 'invoices' })
  const refused = await ayu.refused('placeBooking', await request(accepted))
  const terms = { version, title: 'Terms', html: '<p>No refunds at all.</p>' }
  expect(refused).toMatchObject({ code: 'terms_changed', details: { terms } })
  expect((await ayu.refused('placeBooking', await request(noTerms))).code).toBe('terms_changed')
  expect(await shop.office.payload.count({ collection: 'invoices' })).toEqual(before)
})

test('returns an error and books nothing if the database rejects the booking', async () => {
  const tour = await offerTour(shop)
  const asked = { ...requestFor(tour, [choose(shop, tour)]), acceptedTerms: await publishTerms(shop, 'Be on time.') }
  const count = () => shop.office.payload.count({ collection: 'invoices' })
  const before = await count()
  await shop.office.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
    create trigger refuse before insert on bookings for each row execute function refuse()`)
  expect(await ayu.refused('placeBooking', asked)).toMatchObject({
    code: 'invoice_failed',
    message: 'Failed to create invoice',
  })
  await shop.office.pool.query('drop trigger refuse on bookings')
  expect(await count()).toEqual(before)
  expect((await ayu.ask('placeBooking', asked)).invoiceId).toBeTruthy()
})

test('a changed tax rate applies immediately', async () => {
  const tour = await offerTour(shop)
  await shop.office.payload.updateGlobal({ slug: 'settings', data: { tax: 11 } })
  const refused = await ayu.refused('placeBooking', requestFor(tour, [choose(shop, tour)]))
  expect(refused).toMatchObject({ code: 'price_changed', details: { quote: { taxRate: 11 } } })
})
