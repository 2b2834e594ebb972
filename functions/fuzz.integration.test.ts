import { randomBytes } from 'node:crypto'
import { contract, type Endpoint, type EndpointName, failureResponseSchema, failures } from '@nusa/shared/api'
import { createBookingSchema } from '@nusa/shared/booking'
import type { Choice } from '@nusa/shared/cart'
import { malformedBodies, malformedPathSegments, withMalformedPart } from '@nusa/shared/testing'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { maxBodyBytes } from './http/parse.ts'
import type { Browser } from './testing/browser.ts'
import { type CancellationHelpers, createCancellationHelpers } from './testing/cancellation-helpers.ts'
import { createCartRequest, dayFromNow, offerHotel, offerRental, offerTransfer } from './testing/offers.ts'
import { photo } from './testing/photo.ts'
import { startTestApp, type TestApp } from './testing/start-app.ts'
import { choose } from './testing/tours.ts'

const names = Object.keys(contract).filter((name): name is EndpointName => name in contract)
const endsSessions = new Set<EndpointName>(['signOut', 'signOutEverywhere'])
/** The slow calls, which hash a password or draw a PDF. */
const slow = new Set<EndpointName>(['signUp', 'signIn', 'changePassword', 'changeEmail', 'deleteAccount', 'getVoucher'])
const runs = (share: number) => ({ numRuns: Math.ceil((fc.readConfigureGlobal().numRuns ?? 100) * share) })

/** Runs simple calls and slow calls less often than others. */
function countRuns(name: EndpointName) {
  const { path, query, body, upload }: Endpoint = contract[name]
  if (slow.has(name)) return runs(0.08)
  if (body || upload) return runs(0.4)
  const hasInput = query || path.includes('{')
  return runs(hasInput ? 0.2 : 0.04)
}

let shop: TestApp
let helpers: CancellationHelpers
let eve: Browser
let bodies: Partial<Record<EndpointName, unknown>>
let queries: Partial<Record<EndpointName, Record<string, string>>>
let parts: Record<string, string[]>
let upload: Uint8Array

beforeAll(async () => {
  shop = await startTestApp()
  helpers = await createCancellationHelpers(shop)
  eve = await shop.newTraveller()
  upload = await photo(60, 40)
  const [paid, open] = [await helpers.bookAndPay(), await helpers.book()]
  const trade = [await offerTransfer(shop), await offerRental(shop), await offerHotel(shop)]
  const person = { email: 'a@example.com', password: 'Sawah-hijau-1', full_name: 'A', username: 'a', redirect: '/' }
  const token = { token: '0'.repeat(40) }
  bodies = {
    signUp: person,
    signIn: person,
    verifyEmail: token,
    resendVerification: { email: 'a@example.com', redirect: '/' },
    confirmEmail: token,
    confirmNewsletter: token,
    unsubscribe: token,
    changePassword: { current_password: 'wrong', password: 'Sawah-hijau-1' },
    changeEmail: { email: 'a@example.com', password: 'wrong' },
    changePreferences: { preferred_currency: 'USD' },
    changeNewsletter: { subscribed: true },
    deleteAccount: { password: 'wrong' },
    forgotPassword: { email: 'a@example.com' },
    subscribe: { email: 'a@example.com' },
    readResetLink: token,
    resetPassword: { ...token, password: 'Sawah-hijau-1' },
    changeProfile: { first_name: 'Ayu', birthday: '1990-01-01', city: 'Ubud' },
    placeBooking: await createCartRequest(shop, [choose(shop, helpers.tour), ...trade.map((offer) => offer.choose())]),
    cancelBooking: { reason: 'The plane is late.' },
    createXenditInvoice: { external_id: open.id, success_redirect_url: '/' },
    xenditWebhook: { id: 'x', external_id: '00000000-0000-4000-8000-000000000000' },
  }
  queries = {
    availability: { kind: 'tour', id: String(helpers.tour.id), from: dayFromNow(shop, 1), to: dayFromNow(shop, 9) },
    listBookings: { when: 'upcoming' },
    getAvatar: { size: '96', v: 'x' },
    putAvatar: { x: '0', y: '0', side: '20' },
  }
  parts = {
    '/api/invoices/': [paid.id, open.id],
    '/api/bookings/': [String(paid.first), String(open.first)],
    '/api/favorites/': [String(helpers.tour.id)],
  }
})
afterAll(() => shop.stop())

interface SentRequest {
  address: string
  query: Record<string, unknown>
  body?: string | Uint8Array
}

/** Generates a whole picture, a cut-off picture or a file that is no picture. */
function arbitraryFiles(): fc.Arbitrary<Uint8Array> {
  return fc.oneof(
    fc.constant(upload),
    fc.nat(200).map((at) => upload.slice(0, at)),
    fc.constant(randomBytes(99)),
  )
}

/** Generates requests of which each part is either valid or malformed. */
function arbitraryRequests(name: EndpointName): fc.Arbitrary<SentRequest> {
  const { path, method, upload: isUpload }: Endpoint = contract[name]
  const [start = ''] = path.split('{')
  const part = malformedPathSegments(...(parts[start] ?? ['x']))
  const valid = queries[name] ?? {}
  const query = fc.oneof(fc.constant(valid), withMalformedPart({ ...valid, x: '1' }))
  const sentBody = isUpload ? arbitraryFiles() : malformedBodies(bodies[name] ?? {})
  const body = method === 'GET' ? fc.constant(undefined) : sentBody
  return fc.tuple(part, query, body).map(([text, given, sent]) => ({
    address: path.replace(/\{\w+\}/, text),
    query: typeof given === 'object' && given !== null ? { ...given } : { x: given },
    ...(sent !== undefined && { body: sent }),
  }))
}

async function send(name: EndpointName, { address, query, body }: SentRequest): Promise<Response> {
  const browser = shop.newBrowser()
  browser.cookie = (endsSessions.has(name) ? eve : helpers.ayu).cookie
  const texts = Object.entries(query).map(([key, value]) => [key, String(value).toWellFormed()])
  const url = `${address}?${new URLSearchParams(texts)}`
  if (body instanceof Uint8Array) return browser.upload(url, new Uint8Array(body))
  return browser.send(contract[name].method, url, body, { 'x-callback-token': shop.sandbox.webhookToken })
}

/**
 * Checks that a rejection explains the error, and that only bodies valid in the contract are accepted. Returns the
 * response of an accepted request.
 */
async function check(name: EndpointName, sent: SentRequest, response: Response): Promise<unknown> {
  const { body, response: responseSchema, responseType }: Endpoint = contract[name]
  const text = await response.text()
  if (response.ok) {
    if (body) expect(body.safeParse(JSON.parse(String(sent.body))).success).toBe(true)
    return responseType ? text : responseSchema.parse(JSON.parse(text))
  }
  const { error } = failureResponseSchema.parse(JSON.parse(text))
  expect([error.code, response.status]).toEqual([error.code, failures[error.code].status])
  if (response.status >= 500) throw new Error(`${text}: ${JSON.stringify(shop.log.slice(-2))}`)
  expect(response.status).toBeGreaterThanOrEqual(400)
  expect(error.message).not.toBe('')
  return null
}

/** Returns the number of invoices and bookings. */
async function countRows(): Promise<number> {
  const { rows } = await shop.office.pool.query(
    'select (select count(*) from invoices) + (select count(*) from bookings) as n',
  )
  return Number(rows[0].n)
}

test.each(names)(
  '%s responds to any request according to the contract, and a rejected request books nothing',
  async (name) => {
    const before = await countRows()
    const placed = new Set<unknown>()
    await fc.assert(
      fc.asyncProperty(arbitraryRequests(name), async (sent) => {
        const answer = await check(name, sent, await send(name, sent))
        if (name === 'placeBooking' && answer !== null) placed.add(JSON.stringify(answer))
      }),
      countRuns(name),
    )
    // If the generated cart is valid, the request creates an invoice with four bookings.
    expect(await countRows()).toBe(before + placed.size * 5)
  },
)

const withBodies = names.filter((name) => 'body' in contract[name])
test.each(withBodies)('%s rejects a body that is too large', async (name) => {
  const size = name === 'placeBooking' ? 10 * 2 ** 20 : maxBodyBytes + 1
  const response = await send(name, { address: contract[name].path, query: {}, body: 'x'.repeat(size) })
  expect([response.status, (await response.json()).error.code]).toEqual([413, 'too_large'])
})

const kinds = ['tour', 'transfer', 'rental', 'room'] as const satisfies Choice['kind'][]
test.each(kinds)('malformed choices of a %s are rejected and create no booking', async (kind) => {
  const cart = createBookingSchema.parse(bodies.placeBooking)
  const items = cart.items.filter(({ choice }) => choice.kind === kind)
  // Carts with a single kind, so that malformed values reach the rules of that kind.
  const carts = fc
    .constantFrom(...items)
    .chain((item) => withMalformedPart(item.choice).map((choice) => ({ ...cart, items: [{ ...item, choice }] })))
  const before = await countRows()
  await fc.assert(
    fc.asyncProperty(carts, async (body) => {
      // The total differs from that of the whole cart, so that no booking is created even if a malformed choice is
      // accepted.
      const response = await helpers.ayu.send('POST', '/api/bookings', body)
      expect([400, 409, 422]).toContain(response.status)
      await check('placeBooking', { address: '', query: {} }, response)
    }),
    runs(0.5),
  )
  expect(await countRows()).toBe(before)
})

test('a malformed path never causes a server error', async () => {
  await fc.assert(
    fc.asyncProperty(malformedPathSegments('bookings'), async (part) => {
      for (const method of ['GET', 'POST', 'DELETE']) {
        const response = await helpers.ayu.send(method, `/api/${part}`)
        expect(response.status).toBeLessThan(500)
      }
    }),
  )
})
