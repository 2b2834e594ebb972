import { contract, type Endpoint } from '@nusa/shared/api'
import { type PlaceBooking, placeBookingSchema } from '@nusa/shared/booking'
import type { Choice } from '@nusa/shared/cart'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from './testing/browser.ts'
import { choose, offerTour } from './testing/offer.ts'
import { startTestApp, type TestApp } from './testing/start-app.ts'
import { cartOf, offerHotel, offerRental, offerTransfer } from './testing/trade.ts'

let shop: TestApp
let ayu: Browser
let valid: Record<string, unknown>

beforeAll(async () => {
  shop = await startTestApp()
  ayu = await shop.newTraveller()
  const tour = await offerTour(shop)
  const trade = [await offerTransfer(shop), await offerRental(shop), await offerHotel(shop)]
  const person = { email: 'a@example.com', password: 'Sawah-hijau-1', full_name: 'A', username: 'a', redirect: '/' }
  valid = {
    signUp: person,
    signIn: person,
    verifyEmail: { token: '0'.repeat(40) },
    resendVerification: { email: 'a@example.com', token: 'x', redirect: '/' },
    confirmEmail: { token: 'x' },
    confirmNewsletter: { token: 'x' },
    unsubscribe: { token: 'x' },
    changePassword: { current_password: 'wrong', password: 'Sawah-hijau-1' },
    changeEmail: { email: 'a@example.com', password: 'wrong' },
    changePreferences: { preferred_currency: 'USD' },
    changeNewsletter: { subscribed: true },
    deleteAccount: { password: 'wrong' },
    forgotPassword: person,
    subscribe: person,
    resetPassword: { ...person, token: '0'.repeat(40) },
    changeProfile: { first_name: 'Ayu', birthday: '1990-01-01', city: 'Ubud' },
    placeBooking: await cartOf(shop, [choose(shop, tour), ...trade.map((offer) => offer.choose())]),
    cancelBooking: { reason: 'The plane is late.' },
    createXenditInvoice: { external_id: '00000000-0000-4000-8000-000000000000', success_redirect_url: '/' },
    xenditWebhook: { id: 'x', external_id: '00000000-0000-4000-8000-000000000000' },
  }
})
afterAll(() => shop.stop())

const oddities = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(null, '', '\u0000', '\ud800', 'x'.repeat(5000), -1, 1e15, 2 ** 31, 0.1, '2026-02-30', '9999-12-31'),
  fc.string({ unit: 'binary' }),
)

/** A valid value with one of its leaves replaced by something odd. */
function withOneOdd(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null) return oddities
  const entries = Object.entries(value)
  if (entries.length === 0) return oddities
  return fc
    .constantFrom(...entries)
    .chain(([key, inner]) =>
      withOneOdd(inner).map((odd) => (Array.isArray(value) ? value.with(Number(key), odd) : { ...value, [key]: odd })),
    )
}

const withBodies = Object.entries(contract).filter(([, endpoint]) => 'body' in endpoint) as [string, Endpoint][]

test.each(withBodies)('whatever is sent to %s, nothing breaks', { timeout: 60_000 }, async (name, { method, path }) => {
  const bodies = fc.oneof(withOneOdd(valid[name]), withOneOdd(valid[name]), oddities)
  await fc.assert(
    fc.asyncProperty(bodies, async (body) => {
      const headers = { 'x-callback-token': shop.sandbox.webhookToken }
      const browser = shop.newBrowser()
      browser.cookie = ayu.cookie
      const response = await browser.send(method, path, JSON.stringify(body) ?? '', headers)
      if (response.status >= 500) throw new Error(`${response.status}: ${JSON.stringify(shop.log.slice(-2))}`)
    }),
    { numRuns: 60 },
  )
})

/** A cart of which one choice of this kind, and nothing else, has one odd value: what is odd reaches the rules of its kind. */
function withOneOddChoice(cart: PlaceBooking, kind: Choice['kind']): fc.Arbitrary<unknown> {
  const items = cart.items.filter(({ choice }) => choice.kind === kind)
  return fc
    .constantFrom(...items)
    .chain((item) => withOneOdd(item.choice).map((choice) => ({ ...cart, items: [{ ...item, choice }] })))
}

const kinds = ['tour', 'transfer', 'rental', 'room'] as const

test.each(kinds)('whatever is chosen of a %s, nothing breaks and nothing odd is booked', async (kind) => {
  const cart = placeBookingSchema.parse(valid.placeBooking)
  await fc.assert(
    fc.asyncProperty(withOneOddChoice(cart, kind), async (body) => {
      // Each of them costs something else than the whole cart, so that none is written, whatever slips through.
      const response = await ayu.send('POST', '/api/bookings', body)
      expect([400, 409, 422]).toContain(response.status)
    }),
    { numRuns: 80 },
  )
})

test('whatever stands in an address, nothing breaks', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
      const part = encodeURIComponent(text.toWellFormed())
      for (const path of [
        `/api/invoices/${part}`,
        `/api/invoices/${part}/terms`,
        `/api/bookings?when=${part}`,
        `/api/availability?kind=room&id=${part}&from=2026-12-01&to=2026-12-02`,
        `/api/${part}`,
      ]) {
        expect((await ayu.send('GET', path)).status).toBeLessThan(500)
      }
      expect((await ayu.send('POST', `/api/bookings/${part}/cancel`, {})).status).toBeLessThan(500)
      for (const method of ['PUT', 'DELETE']) {
        expect((await ayu.send(method, `/api/favorites/${part}`)).status).toBeLessThan(500)
      }
    }),
  )
})
