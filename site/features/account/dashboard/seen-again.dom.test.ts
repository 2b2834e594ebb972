import type { Account, Profile } from '@nusa/shared/account'
import { beforeAll, expect, it, vi } from 'vitest'
import { $account, $profile } from '../profile/store.ts'
import { $session } from '../session/store.ts'

const email = 'tara@nusa.example'
const user = { id: 1, email, user_metadata: { first_name: '', full_name: '', username: '' } }
const blank: Profile = {
  id: 1,
  email,
  first_name: '',
  last_name: '',
  single_name: false,
  full_name: '',
  phone: '',
  whatsapp: '',
  address: '',
  city: '',
  country: '',
  birthday: null,
}
const bookings = document.createElement('a')
let saved = blank
const account: Account = {
  username: 'tara',
  avatar_url: null,
  verify_status: 'in_review',
  verify_reason: null,
  verify_uploaded_at: '2026-11-21T08:00:00.000Z',
  has_verify_upload: true,
  preferred_currency: null,
  newsletter: 'none',
  pending_email: null,
  created_at: '2026-11-21T08:00:00.000Z',
}
let storedAccount = account
/** How often the account was requested. */
let requestCount = 0

beforeAll(async () => {
  bookings.id = 'tab-bookings'
  document.body.append(bookings)
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/api/account/profile') return Response.json(saved)
    requestCount += 1
    return Response.json(storedAccount)
  })
  $session.set({ status: 'signed-in', user })
  await import('./tabs.client.ts')
})

it('the dashboard enables the bookings tab when shown again after the profile was completed elsewhere', async () => {
  await vi.waitFor(() => expect(bookings.getAttribute('aria-disabled')).toBe('true'))
  saved = {
    ...blank,
    first_name: 'Tara',
    last_name: 'Wells',
    single_name: false,
    address: '12 Harbour Street',
    city: 'Sydney',
    country: 'Australia',
  }
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(bookings.getAttribute('aria-disabled')).toBe('false'))
  expect($profile.get()).toEqual({ status: 'ready', profile: saved })
})

it('the dashboard loads the decision of the staff about a document when the dashboard is shown again', async () => {
  await vi.waitFor(() => expect($account.get()).toEqual({ status: 'ready', account }))
  storedAccount = { ...account, verify_status: 'verified' }
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect($account.get()).toEqual({ status: 'ready', account: storedAccount }))
})

it('the dashboard reloads the account once, not twice, if the window gets the focus and becomes visible', async () => {
  const before = requestCount
  dispatchEvent(new Event('blur'))
  dispatchEvent(new Event('focus'))
  expect(requestCount).toBe(before + 1)
  dispatchEvent(new Event('blur'))
  document.dispatchEvent(new Event('visibilitychange'))
  dispatchEvent(new Event('focus'))
  expect(requestCount).toBe(before + 2)
})
