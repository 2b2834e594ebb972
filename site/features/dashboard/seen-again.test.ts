// @vitest-environment happy-dom
import type { Profile } from '@nusa/shared/account'
import { beforeAll, expect, it, vi } from 'vitest'
import { $profile } from '../account/store.ts'
import { $session } from '../session/store.ts'

const email = 'tara@nusa.example'
const user = { id: 1, email, user_metadata: { first_name: '', full_name: '', username: '' } }
const blank: Profile = {
  id: 1,
  email,
  first_name: '',
  last_name: '',
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

beforeAll(async () => {
  bookings.id = 'tab-bookings'
  document.body.append(bookings)
  vi.stubGlobal('fetch', async (address: string) => Response.json(address === '/api/account/profile' ? saved : {}))
  $session.set({ status: 'signed-in', user })
  await import('./tabs.client.ts')
})

it('a profile that was completed in another tab opens the bookings as soon as this one is seen again', async () => {
  await vi.waitFor(() => expect(bookings.getAttribute('aria-disabled')).toBe('true'))
  saved = {
    ...blank,
    first_name: 'Tara',
    last_name: 'Wells',
    address: '12 Harbour Street',
    city: 'Sydney',
    country: 'Australia',
  }
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(bookings.getAttribute('aria-disabled')).toBe('false'))
  expect($profile.get()).toEqual({ status: 'ready', profile: saved })
})
