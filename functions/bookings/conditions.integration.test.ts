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

async function placed(): Promise<string> {
  const tour = await offerTour(shop)
  return (await ayu.ask('placeBooking', requestFor(tour, [choose(shop, tour)]))).invoiceId
}

test('a booking without published terms is placed', async () => {
  expect(await keptTermsText(shop, await placed())).toBeNull()
})

test('the terms are kept with the booking as they were, each wording once', async () => {
  await publishTerms(shop, 'Be on time.')
  const invoices = [await placed(), await placed()]
  await publishTerms(shop, 'Be very early.')
  invoices.push(await placed())
  expect(await Promise.all(invoices.map((id) => keptTermsText(shop, id)))).toEqual([
    '<p>Be on time.</p>',
    '<p>Be on time.</p>',
    '<p>Be very early.</p>',
  ])
  expect((await shop.office.payload.count({ collection: 'kept-terms' })).totalDocs).toBe(2)
})

test('another tax is charged from the moment it is set', async () => {
  const tour = await offerTour(shop)
  await shop.office.payload.updateGlobal({ slug: 'settings', data: { tax: 11 } })
  const refused = await ayu.refused('placeBooking', requestFor(tour, [choose(shop, tour)]))
  expect(refused).toMatchObject({ code: 'price_changed', details: { quote: { taxRate: 11 } } })
})
