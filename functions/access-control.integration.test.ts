import { contract, type EndpointName } from '@nusa/shared/api'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from './testing/browser.ts'
import { createCancellationHelpers } from './testing/cancellation-helpers.ts'
import { photo } from './testing/photo.ts'
import { password, startTestApp, type TestApp } from './testing/start-app.ts'
import { choose, requestFor } from './testing/tours.ts'

let shop: TestApp
let ayu: Browser
let attempts: Record<EndpointName, unknown>
let secrets: string[]
let bookingId = 0
let invoiceId = ''

/** Creates a traveller with one record of each kind, and the requests of a stranger who knows all of their IDs. */
beforeAll(async () => {
  shop = await startTestApp()
  const helpers = await createCancellationHelpers(shop)
  ayu = helpers.ayu
  await ayu.call('changeProfile', { address: 'Jl. Rahasia 7', city: 'Zamrud' })
  await ayu.call('addFavorite', undefined, `/api/favorites/${helpers.tour.id}`)
  await ayu.call('changeNewsletter', { subscribed: true })
  const booked = await helpers.bookAndPay()
  for (const path of ['avatar', 'identity']) await ayu.upload(`/api/account/${path}`, await photo())
  bookingId = booked.first
  invoiceId = booked.id
  const { id, email } = await ayu.call('getProfile')
  const { bookings } = await helpers.read(invoiceId)
  // Texts that cannot occur in a number or a UUID by chance.
  secrets = [email, 'Rahasia', 'Zamrud', bookings[0]?.booking_reference ?? '', invoiceId]
  const ownerFields = { id, user_id: id, traveller: id, travellerId: id, traveller_id: id }
  const other = { email: 'stranger-2@example.com', password, full_name: 'Eve', username: 'eve' }
  attempts = {
    signUp: { ...ownerFields, ...other },
    signIn: { ...ownerFields, email, password: 'wrong' },
    signOut: ownerFields,
    signOutEverywhere: ownerFields,
    refresh: ownerFields,
    session: null,
    verifyEmail: { ...ownerFields, token: String(id) },
    resendVerification: { ...ownerFields, email },
    confirmEmail: { ...ownerFields, token: String(id) },
    forgotPassword: { ...ownerFields, email: 'nobody@example.com' },
    readResetLink: { ...ownerFields, email, token: String(id) },
    resetPassword: { ...ownerFields, email, token: String(id), password: 'Gunung-biru-2' },
    getProfile: null,
    changeProfile: { ...ownerFields, email, phone: '+62 812 3456 7890' },
    getAccount: null,
    changePassword: { ...ownerFields, email, current_password: 'wrong', password: 'Gunung-biru-2' },
    changeEmail: { ...ownerFields, email: 'eve@example.com', password },
    changePreferences: { ...ownerFields, preferred_currency: null },
    changeNewsletter: { ...ownerFields, email, subscribed: false },
    downloadData: null,
    deleteAccount: { ...ownerFields, email, password: 'wrong' },
    getAvatar: null,
    putAvatar: await otherPicture(),
    removeAvatar: ownerFields,
    getIdentityDocument: null,
    putIdentityDocument: await otherPicture(),
    removeIdentityDocument: ownerFields,
    listFavorites: null,
    addFavorite: ownerFields,
    removeFavorite: ownerFields,
    availability: null,
    placeBooking: { ...requestFor(helpers.tour, [choose(shop, helpers.tour)]), ...ownerFields },
    listBookings: null,
    getVoucher: null,
    getCalendarEntry: null,
    getInvoice: null,
    cancelBooking: { ...ownerFields, reason: 'Mine.' },
    getTerms: null,
    openTripDetails: { ...ownerFields, token: `${bookingId}.${'A'.repeat(43)}` },
    saveTripDetails: { ...ownerFields, token: `${bookingId}.${'A'.repeat(43)}`, seen: {}, values: { place: 'Mine' } },
    createXenditInvoice: { ...ownerFields, external_id: invoiceId, success_redirect_url: '/' },
    xenditWebhook: { id: 'x', external_id: invoiceId, status: 'EXPIRED' },
    subscribe: { email: 'stranger-3@example.com' },
    confirmNewsletter: { ...ownerFields, token: email },
    unsubscribe: { ...ownerFields, email, token: String(id) },
    currencyRates: null,
    health: null,
    reportBrowserError: { ...ownerFields, name: 'Error', message: email, stack: '', page: '/' },
  }
})
afterAll(() => shop.stop())

/** A picture that differs from Ayu's picture, even after the conversion. */
async function otherPicture(): Promise<Uint8Array> {
  const create = { width: 300, height: 300, channels: 3 as const, background: '#00ff00' }
  return new Uint8Array(await sharp({ create }).jpeg().toBuffer())
}

const readBytes = async (response: Response) => Buffer.from(await response.arrayBuffer())
const pictures = () =>
  Promise.all(
    ['/api/account/avatar', '/api/account/identity'].map(async (path) => readBytes(await ayu.send('GET', path))),
  )

/** Returns Ayu's data as she sees it. */
async function readState() {
  const { exported_at: _now, sessions: _sessions, ...rest } = await ayu.call('downloadData')
  return { ...rest, bytes: await pictures() }
}

const endpointNames = Object.keys(contract).filter((name): name is EndpointName => name in contract)

type OwnersState = Awaited<ReturnType<typeof readState>>

/** Sends the stranger's request with the IDs of the owner's records in its path and query. */
async function attempt(stranger: Browser, name: EndpointName, { favorites, profile }: OwnersState): Promise<Response> {
  const { method, path } = contract[name]
  const address = path
    .replace('{id}', path.includes('invoices') ? invoiceId : String(bookingId))
    .replace('{tour}', String(favorites[0]?.tour_id))
  const query = `?id=${bookingId}&user_id=${profile.id}&traveller=${profile.id}&when=upcoming`
  const sent = attempts[name]
  if (!(sent instanceof Uint8Array)) return stranger.send(method, address + query, sent ?? undefined)
  const response = await stranger.upload(address + query, new Uint8Array(sent))
  // The upload must succeed. Otherwise the test would not show whose picture is replaced.
  expect([name, response.status]).toEqual([name, 200])
  return response
}

async function expectNoSecret(name: EndpointName, response: Response, pictures: readonly Buffer[]): Promise<void> {
  const bytes = await readBytes(response)
  const text = bytes.toString()
  expect([name, pictures.some((picture) => picture.equals(bytes))]).toEqual([name, false])
  const sentText = JSON.stringify(attempts[name] ?? '')
  for (const secret of secrets) {
    // A response may contain texts that the stranger has sent.
    if (sentText.includes(secret)) continue
    expect([name, text.includes(secret)]).toEqual([name, false])
  }
}

test("no endpoint returns a traveller's data to a stranger, or lets a stranger change the data", async () => {
  const before = await readState()
  let eve = await shop.newTraveller()
  for (const name of endpointNames) {
    // Sign in again if the previous call has ended the session.
    if (eve.cookie === null) eve = await shop.newTraveller()
    await expectNoSecret(name, await attempt(eve, name, before), before.bytes)
  }
  expect(await readState()).toEqual(before)
  expect((await ayu.call('session')).session).not.toBeNull()
  const log = JSON.stringify(shop.log)
  for (const secret of [...secrets.filter((one) => one !== invoiceId), password, ayu.cookie?.split('=')[1] ?? '']) {
    expect([secret, log.includes(secret)]).toEqual([secret, false])
  }
})
