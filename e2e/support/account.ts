import { randomUUID } from 'node:crypto'
import { type APIRequestContext, type Browser, type BrowserContext, expect, type Page, request } from '@playwright/test'
import type * as z from 'zod/mini'
import { sessionResponseSchema } from '../../shared/account/index.ts'
import type { TourOffer } from '../../shared/catalog/index.ts'
import { addDays, firstBookableDate, type LocalDate, todayInBali } from '../../shared/dates/index.ts'
import { makeTourChoice } from '../../shared/testing/index.ts'
import { createBooking } from './create-booking.ts'
import { findLink, waitForMail } from './mail.ts'
import { productUnderTest } from './product.ts'
import { RAFTING_SLUG, readTour } from './tour.ts'

export interface Account {
  email: string
  password: string
}

/** The account is verified and has a complete profile. */
export const demoTraveller: Account = { email: 'traveller@nusa.example', password: 'Nusa-Traveller-1' }

const profile = {
  first_name: 'Tara',
  last_name: 'Wells',
  phone: '+61 400 123 456',
  address: '12 Harbour Street',
  city: 'Sydney',
  country: 'Australia',
  birthday: '1991-04-12',
}

const createWriteHeaders = () => ({ origin: productUnderTest().siteUrl, 'content-type': 'application/json' })

type OpenSession = z.infer<typeof sessionResponseSchema> & { cookies: Parameters<BrowserContext['addCookies']>[0] }

/** Open sessions by email address. `signIn` uses each session once, instead of a sign-in request. */
const openSessions = new Map<string, OpenSession>()

/**
 * Signs in without the form, and then opens `path`. Stores the session cookie, and the session record that the pages of
 * the site store in localStorage.
 */
export async function signIn(page: Page, account: Account, path?: string): Promise<void> {
  const context = page.context()
  const openSession = openSessions.get(account.email)
  openSessions.delete(account.email)
  if (openSession) await context.addCookies(openSession.cookies)
  const requestSignIn = () => page.request.post('/api/auth/sign-in', { headers: createWriteHeaders(), data: account })
  const { session } = openSession ?? sessionResponseSchema.parse(await (await requestSignIn()).json())
  const { cookies, origins } = await context.storageState()
  const origin = productUnderTest().siteUrl
  const storedItems = origins.find((state) => state.origin === origin)?.localStorage ?? []
  const localStorage = [
    ...storedItems.filter(({ name }) => name !== 'session'),
    { name: 'session', value: JSON.stringify(session) },
  ]
  await context.setStorageState({ cookies, origins: [{ origin, localStorage }] })
  if (path !== undefined) await page.goto(path)
}

export async function fillSignIn(container: ReturnType<Page['locator']>, { email, password }: Account): Promise<void> {
  await container.getByLabel('Email').fill(email)
  await container.getByLabel('Password', { exact: true }).fill(password)
  await container.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** Returns the browser state of a signed-in traveller, for `storageState`. */
export async function createSignedInState(
  browser: Browser,
  account: Account,
): Promise<Awaited<ReturnType<BrowserContext['storageState']>>> {
  const page = await browser.newPage({ baseURL: productUnderTest().siteUrl })
  await signIn(page, account, '/favorites')
  const state = await page.context().storageState()
  await page.close()
  return state
}

export async function createUnverifiedAccount(request: APIRequestContext): Promise<Account> {
  const account = { email: `made-${randomUUID()}@nusa.example`, password: 'Nusa-Journey-1' }
  const data = { ...account, full_name: 'Made Wirawan', username: 'made' }
  const response = await request.post('/api/auth/sign-up', { headers: createWriteHeaders(), data })
  expect(response.status()).toBe(200)
  return account
}

/** Creates a verified account with an empty profile. */
export async function createAccount(request: APIRequestContext): Promise<Account> {
  const account = await createUnverifiedAccount(request)
  const link = findLink(await waitForMail(account.email, /verify/i), '/verify-email')
  const token = new URL(link).searchParams.get('token')
  const response = await request.post('/api/auth/verify-email', { headers: createWriteHeaders(), data: { token } })
  expect(response.status()).toBe(200)
  return account
}

/** Creates a verified account with a complete profile and no bookings. */
export async function createTraveller(): Promise<Account> {
  const api = await request.newContext({ baseURL: productUnderTest().siteUrl })
  const account = await createAccount(api)
  const signInResponse = await api.post('/api/auth/sign-in', { headers: createWriteHeaders(), data: account })
  expect(signInResponse.status()).toBe(200)
  const profileResponse = await api.patch('/api/account/profile', { headers: createWriteHeaders(), data: profile })
  expect(profileResponse.status()).toBe(200)
  const { session } = sessionResponseSchema.parse(await (await api.get('/api/auth/session')).json())
  openSessions.set(account.email, { session, cookies: (await api.storageState()).cookies })
  await api.dispose()
  return account
}

/**
 * Books a tour for the signed-in traveller on the first bookable day that is at least `daysAhead` days from today.
 * `count` is the number of bookings in the order.
 */
export async function bookTour(
  request: APIRequestContext,
  { slug = RAFTING_SLUG, daysAhead = 40, count = 1 } = {},
): Promise<TourOffer & { invoiceId: string; date: LocalDate }> {
  const offer = await readTour(request, slug)
  const date = firstBookableDate(offer, addDays(todayInBali(new Date()), daysAhead))
  if (!date) throw new Error(`The tour ${slug} cannot be booked.`)
  const choice = makeTourChoice({ productId: offer.id, packageId: offer.pricing[0]?.id ?? '', date })
  const invoiceId = await createBooking(request, ...Array.from({ length: count }, () => choice))
  return { ...offer, invoiceId, date }
}
