import { useStore } from '@nanostores/react'
import type { Profile } from '@nusa/shared/account'
import { addDays, todayInBali } from '@nusa/shared/dates'
import { makeDate } from '@nusa/shared/testing'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onPanelRequest, type PanelRequest } from '../../../lib/panels.ts'
import { saveRecord } from '../../../lib/session-record.ts'
import { text } from '../../../testing/page.ts'
import { enterText } from '../../../testing/react.ts'
import { ProfilePanel } from '../dashboard/ProfilePanel.tsx'
import { followSession } from '../session/store.ts'
import { ProfileForm } from './ProfileForm.tsx'
import { $profile, loadProfile } from './store.ts'

const profile: Profile = {
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
  birthday: makeDate('1991-04-12'),
}
const session = {
  user: { id: 1, email: profile.email, user_metadata: { first_name: 'Tara', full_name: '', username: '' } },
  expires_in: 7_200,
  expires_at: 0,
}

let root: Root
let answer: () => Response | Promise<Response>
const sent: string[] = []
const field = (label: string) => {
  const labels = [...document.querySelectorAll('label')]
  const found = labels.find(({ textContent }) => textContent.startsWith(label))
  const input = found?.querySelector('input') ?? document.getElementById(found?.htmlFor ?? '')
  return input instanceof HTMLInputElement ? input : expect.unreachable(label)
}
const type = (label: string, value: string) => enterText(field(label), value)
const save = () => act(async () => document.querySelector('form')?.requestSubmit())
const isUnsaved = () => document.querySelector('form[data-unfinished]') !== null
/** Returns whether the browser would ask before leaving the page. */
const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** The form of the loaded profile, as on the dashboard. */
function Form() {
  const state = useStore($profile)
  return state.status === 'ready' ? <ProfileForm profile={state.profile} /> : null
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  sent.length = 0
  answer = () => Response.json(profile)
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (path === '/api/auth/session') return Response.json({ session })
    if (method !== 'GET') sent.push(String(body))
    return answer()
  })
  saveRecord(session)
  followSession()
  $profile.set({ status: 'ready', profile })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<Form />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  saveRecord(null)
  vi.unstubAllGlobals()
})

it('the profile form keeps input entered during a save, and warns before leaving the unsaved input', async () => {
  const saving = Promise.withResolvers<Response>()
  answer = () => saving.promise
  expect(asksBeforeLeaving()).toBe(false)
  await type('City', 'Melbourne')
  await save()
  await type('Address', '1 Other Street')
  await type('City', 'Melbourne East')
  await act(async () => saving.resolve(Response.json({ ...profile, city: 'Melbourne' })))
  expect(text()).toContain('Profile updated')
  expect([field('Address').value, field('City').value]).toEqual(['1 Other Street', 'Melbourne East'])
  expect([isUnsaved(), asksBeforeLeaving()]).toEqual([true, true])

  answer = () => Response.json({ ...profile, address: '1 Other Street', city: 'Melbourne East' })
  await save()
  expect(sent.map((body) => JSON.parse(body))).toEqual([
    { city: 'Melbourne' },
    { address: '1 Other Street', city: 'Melbourne East' },
  ])
  expect([isUnsaved(), asksBeforeLeaving()]).toEqual([false, false])
})

it('the profile form shows a change made in another browser, and a save does not undo it', async () => {
  answer = () => Response.json({ ...profile, city: 'Amed', phone: '+62 8129999' })
  await type('Phone', '+62 8129999')
  await save()
  expect(sent.map((body) => JSON.parse(body))).toEqual([{ phone: '+62 8129999' }])
  expect([field('City').value, field('Phone').value]).toEqual(['Amed', '+62 8129999'])
})

it('the profile form keeps the input and shows an error if the server fails', async () => {
  answer = () => Response.json({ error: { code: 'internal', message: 'In words.' } }, { status: 500 })
  await type('City', 'Ubud')
  await save()
  expect(text()).toContain('Failed to update profile. Please try again.')
  expect(field('City').value).toBe('Ubud')
})

it('the profile form shows each missing field until the field is changed, and focuses the first', async () => {
  await type('Phone', '')
  await type('City', '')
  await type('Country', '')
  await save()
  expect(text()).toContain('Please fill all required fields.')
  expect(document.activeElement).toBe(field('Phone'))
  expect(sent).toEqual([])
  await type('City', 'U')
  expect(text()).not.toContain('City is required')
  expect(text()).toContain('Country is required')
})

it('the profile form limits the birthday to days before today', () => {
  expect(field('Birthday').max).toBe(addDays(todayInBali(new Date()), -1))
})

it('ProfilePanel shows an error if the profile could not be loaded, and loads it on retry', async () => {
  answer = () => Response.json({ error: { code: 'invalid_request', message: 'In words.' } }, { status: 422 })
  await act(async () => {
    root.render(<ProfilePanel />)
    await loadProfile()
  })
  expect(text()).toContain('Failed to load your profile.')
  answer = () => Response.json(profile)
  const again = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try again')
  await act(async () => again?.click())
  expect(field('First name').value).toBe('Tara')
})

it('the profile form saves the input when the traveller signs in again after the session has ended', async () => {
  let panelRequest: PanelRequest | undefined
  onPanelRequest('auth', (request) => {
    panelRequest = request
  })
  answer = () => Response.json({ error: { code: 'not_authenticated', message: 'Please sign in.' } }, { status: 401 })
  await type('City', 'Ubud')
  await save()
  expect(field('City').value).toBe('Ubud')
  sent.length = 0
  answer = () => Response.json({ ...profile, city: 'Ubud' })
  await act(async () => {
    saveRecord(session)
    panelRequest?.onSignedIn?.()
  })
  expect(sent.map((body) => JSON.parse(body))).toEqual([{ city: 'Ubud' }])
  expect(text()).toContain('Profile updated')
})
