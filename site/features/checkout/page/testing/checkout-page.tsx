import type { Profile } from '@nusa/shared/account'
import { type CartItem, serialiseCart } from '@nusa/shared/cart'
import {
  makeCart,
  makeCartItem,
  makePersonPackage,
  makeTour,
  makeTourOffer,
  makeTransferItem,
  makeTransferOffer,
} from '@nusa/shared/testing'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { onPanelRequest } from '../../../../lib/panels.ts'
import { saveRecord } from '../../../../lib/session-record.ts'
import { $siteData } from '../../../../lib/site-data.ts'
import { enterText } from '../../../../testing/react.ts'
import { $availability } from '../../../availability/store.ts'
import { $offers } from '../../../cart/model/offers.ts'
import { clearDraft } from '../../form/draft.ts'
import { CheckoutPage } from '../CheckoutPage.tsx'

export const tour = makeCartItem({ id: 'tour', taxRate: 10 })
export const otherTour = makeCartItem({
  id: 'other',
  productId: 2,
  productName: 'Mount Batur',
  adults: 1,
  total: 500_000,
})
export const transfer = makeTransferItem({ id: 'transfer' })
export const terms = { version: '1@today', title: 'Booking policy', html: '<p>Bring your passport.</p>' }
export const invoiceId = '4f0c7c1e-7b1c-4a55-8a6c-0b8a3c1f2d99'
export const profile: Profile = {
  id: 1,
  email: 'tara@nusa.example',
  first_name: 'Tara',
  last_name: 'Wells',
  single_name: false,
  full_name: 'Tara Wells',
  phone: '+61 400 123 456',
  whatsapp: '',
  address: '12 Harbour Street',
  city: 'Sydney',
  country: 'Australia',
  birthday: null,
}
const session = () => ({
  user: { id: 1, email: profile.email, user_metadata: { first_name: 'Tara', full_name: '', username: '' } },
  expires_in: 7_200,
  expires_at: Math.floor(Date.now() / 1_000) + 7_200,
})

let root: Root
/** The time at which a test starts: a day after the previous test, so that loaded availability is no longer fresh. */
let start = new Date('2026-10-01T04:00:00Z')
/** The responses by path, without the query. Each test starts with successful responses. */
export let answers: Record<string, () => Response | Promise<Response>>
/** The bodies of the booking requests of this test. */
export let sent: { items: { itemId: string; passengers: { name: string }[] }[]; seenTotal: number }[]
export const leave = vi.fn<(url: string | URL) => void>()
// Without a listener, the request of one test would open the dialog in the next one.
onPanelRequest('auth', () => undefined)

export const json = (value: unknown) => () => Response.json(value)
export const failure = (status: number, code: string, details?: unknown, fields?: Record<string, string>) => () =>
  Response.json({ error: { code, message: 'In words.', details, fields } }, { status })
const tourAt = (adult_price: number, id = 1) =>
  json(makeTourOffer(makeTour({ id, pricing: [makePersonPackage({ adult_price })] })))

/** Waits for responses and rendering. */
export const settle = (milliseconds = 50) => act(async () => vi.advanceTimersByTimeAsync(milliseconds))

function storeCart(items: CartItem[]): void {
  localStorage.setItem('cart', serialiseCart(makeCart(items)))
  dispatchEvent(new StorageEvent('storage', { key: 'cart' }))
}

export async function open(...items: CartItem[]): Promise<void> {
  storeCart(items)
  await act(async () => root.render(<CheckoutPage />))
  await settle()
}

export async function changeCartInOtherTab(...items: CartItem[]): Promise<void> {
  await act(async () => storeCart(items))
  await settle()
}

export async function returnToPage(): Promise<void> {
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  await settle()
}

export const summary = () => document.querySelector('aside')?.textContent ?? ''
export const dialog = () => document.querySelector('dialog')
export const button = (name: RegExp, place: ParentNode = document) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => name.test(textContent)) ?? expect.unreachable()
export async function click(name: RegExp, place?: ParentNode): Promise<void> {
  await act(async () => button(name, place).click())
  await settle()
}
export const complete = () => button(/^(Complete Booking|Booking…)$/)
export async function submit(): Promise<void> {
  await act(async () => complete().click())
  await settle()
}
/**
 * Waits until `check` succeeds after a booking request, whose content is hashed outside of the fake clock. React
 * renders between the attempts.
 */
export const waitUntil = (check: () => void) =>
  vi.waitFor(
    async () => {
      await act(async () => undefined)
      check()
    },
    { timeout: 10_000 },
  )
export const waitUntilSent = (expected: object[]) => waitUntil(() => expect(sent).toMatchObject(expected))
export const fields = (label: string): HTMLInputElement[] =>
  [...document.querySelectorAll('label')]
    .filter(({ textContent }) => textContent === label)
    .map(({ htmlFor }) => document.getElementById(htmlFor))
    .filter((field) => field instanceof HTMLInputElement)
export const field = (label: string) => fields(label)[0] ?? expect.unreachable(label)
export const emergencyPhone = () => field('Phone')
/** Returns the description of an element. */
export const describedBy = (element: Element) => {
  const ids = (element.getAttribute('aria-describedby') ?? '').split(' ')
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}

export async function fillTravellers(): Promise<void> {
  for (const name of fields('Adult 2: full name')) await enterText(name, 'Made Wirawan')
  await enterText(field('Full name'), 'Wayan Lestari')
  await enterText(emergencyPhone(), '+62 811 1111 1111')
}

export const termsText = () => dialog()?.querySelector('section') ?? expect.unreachable()
export const scrollTerms = (scrollTop: number) =>
  act(async () => {
    Object.defineProperties(termsText(), {
      scrollHeight: { configurable: true, value: 1_000 },
      clientHeight: { configurable: true, value: 100 },
    })
    termsText().scrollTop = scrollTop
    termsText().dispatchEvent(new Event('scroll', { bubbles: true }))
  })

export async function acceptTerms(): Promise<void> {
  await click(/^terms and conditions$/)
  await scrollTerms(900)
  await click(/^I Agree$/)
}

/** Prepares a checkout page with a signed-in traveller and a fake server for each test. */
export function setUpCheckoutPage(): void {
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    start = new Date(start.getTime() + 86_400_000)
    vi.useFakeTimers({ now: start })
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(location, 'replace').mockImplementation(leave)
    vi.spyOn(location, 'assign').mockImplementation(leave)
    leave.mockClear()
    sent = []
    answers = {
      '/api/auth/session': () => Response.json({ session: session() }),
      '/api/account/profile': json(profile),
      '/api/availability': json({ places: null, days: {} }),
      '/api/bookings': json({ invoiceId }),
      '/data/settings.json': json({ tax: 10, terms }),
      '/data/tours/1.json': tourAt(500_000),
      '/data/tours/2.json': tourAt(500_000, 2),
      '/data/transfers/1.json': json(makeTransferOffer()),
    }
    vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit = {}) => {
      const path = url.replace(/\?.*/, '')
      if (path === '/api/bookings' && method === 'POST') sent.push(JSON.parse(String(body)))
      return answers[path]?.() ?? new Response(null, { status: 404 })
    })
    $offers.set({})
    $siteData.set({ status: 'ready', data: { tax: 10, terms } })
    $availability.set({})
    localStorage.clear()
    sessionStorage.clear()
    clearDraft()
    saveRecord(session())
    root = createRoot(document.body.appendChild(document.createElement('div')))
  })
  afterEach(async () => {
    await act(async () => root.unmount())
    saveRecord(null)
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    document.body.replaceChildren()
  })
}
