// @vitest-environment happy-dom
import type { Profile } from '@nusa/shared/account'
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeDraft } from './draft.ts'
import { ProfileDialog } from './ProfileDialog.tsx'

const profile: Profile = {
  id: 1,
  email: 'tara@nusa.example',
  first_name: 'Tara',
  last_name: 'Wells',
  full_name: 'Tara Wells',
  phone: '+61 400 123 456',
  whatsapp: '',
  address: '12 Harbour Street',
  city: 'Sydney',
  country: 'Australia',
  birthday: null,
}

let root: Root

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(createElement(ProfileDialog, { profile, onClose: () => {} })))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

it('sends only what was changed, so that nothing is undone that was changed elsewhere meanwhile', async () => {
  const fetch = vi.fn(async (_address: string, _request: RequestInit) => Response.json(profile))
  vi.stubGlobal('fetch', fetch)
  await act(async () => changeDraft({ profileEdits: { city: { text: ' Ubud ', saved: 'Sydney' } } }))
  await act(async () => document.querySelector('form')?.requestSubmit())
  expect(fetch.mock.calls[0]?.[1].body).toBe('{"city":"Ubud"}')
})
