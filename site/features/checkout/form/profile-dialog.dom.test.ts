import type { Profile } from '@nusa/shared/account'
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onPanelRequest, type PanelRequest } from '../../../lib/panels.ts'
import { saveRecord } from '../../../lib/session-record.ts'
import { $session, followSession } from '../../account/session/store.ts'
import { changeDraft } from './draft.ts'
import { ProfileDialog } from './ProfileDialog.tsx'

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
  birthday: null,
}

const sessionOf = (id: number) => ({
  user: { id, email: profile.email, user_metadata: { first_name: 'Tara', full_name: '', username: '' } },
  expires_in: 7_200,
  expires_at: 0,
})
const sessionEnded = { error: { code: 'not_authenticated', message: 'User not authenticated' } }

let root: Root
let panelRequest: PanelRequest | undefined
onPanelRequest('auth', (request) => {
  panelRequest = request
})

const show = () => act(async () => root.render(createElement(ProfileDialog, { profile, onClose: () => {} })))
/** Removes the dialog, as the page does without a session. */
const removeDialog = () => act(async () => root.render(null))
const save = () => act(async () => document.querySelector('form')?.requestSubmit())
const typeCity = () => act(async () => changeDraft({ profileEdits: { city: { text: ' Ubud ', saved: 'Sydney' } } }))

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  panelRequest = undefined
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await show()
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

it('ProfileDialog sends only the changed fields, so that changes made in another tab are not undone', async () => {
  const fetch = vi.fn(async (_address: string, _request: RequestInit) => Response.json(profile))
  vi.stubGlobal('fetch', fetch)
  await typeCity()
  await save()
  expect(fetch.mock.calls[0]?.[1].body).toBe('{"city":"Ubud"}')
})

describe('edits made after the session ended', () => {
  /** Saves with an ended session, then signs in this user; returns what is sent afterwards. */
  async function signInAs(id: number): Promise<string[]> {
    await act(async () => {
      saveRecord(sessionOf(profile.id))
      followSession()
    })
    vi.stubGlobal('fetch', async () => Response.json(sessionEnded, { status: 401 }))
    await typeCity()
    await save()
    expect($session.get()).toMatchObject({ status: 'signed-out', hasEnded: true })
    expect(document.querySelector('[role="alert"]')).toBeNull()
    await removeDialog()
    const sent: string[] = []
    vi.stubGlobal('fetch', async (_address: string, { method, body }: RequestInit) => {
      if (method === 'PATCH') sent.push(String(body))
      return Response.json(profile)
    })
    await act(async () => {
      saveRecord(sessionOf(id))
      panelRequest?.onSignedIn?.()
    })
    await show()
    return sent
  }

  it('are sent once, after the same traveller signs in again', async () => {
    expect(await signInAs(profile.id)).toEqual(['{"city":"Ubud"}'])
    await removeDialog()
    vi.stubGlobal('fetch', vi.fn())
    await show()
    expect(fetch).not.toHaveBeenCalled()
  })

  it('are not sent if another user signs in', async () => {
    expect(await signInAs(2)).toEqual([])
  })
})
