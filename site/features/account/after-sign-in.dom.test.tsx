import type { Account } from '@nusa/shared/account'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onPanelRequest, type PanelRequest } from '../../lib/panels.ts'
import { saveRecord } from '../../lib/session-record.ts'
import { AvatarCard } from './pictures/AvatarCard.tsx'
import { WithdrawDocumentDialog } from './pictures/IdentityDialogs.tsx'
import { $account, $profile } from './profile/store.ts'
import { followSession } from './session/store.ts'
import { DownloadDataSetting, NewsletterSetting } from './settings/SettingsPanel.tsx'

const account: Account = {
  username: 'tara',
  avatar_url: '/api/account/avatar?v=1',
  verify_status: 'in_review',
  verify_reason: null,
  verify_uploaded_at: null,
  has_verify_upload: true,
  preferred_currency: null,
  newsletter: 'none',
  pending_email: null,
  created_at: '2026-11-21T08:00:00.000Z',
}
const sessionOf = (id: number) => ({
  user: { id, email: 'tara@nusa.example', user_metadata: { first_name: 'Tara', full_name: '', username: '' } },
  expires_in: 7_200,
  expires_at: 0,
})
const sessionEnded = { error: { code: 'not_authenticated', message: 'Please sign in.' } }
const nothing = () => {}
const shown: [string, ReactNode, string, string][] = [
  [
    'a newsletter subscription',
    <NewsletterSetting key="" account={account} />,
    'switch',
    'PUT /api/account/newsletter',
  ],
  ['the data download', <DownloadDataSetting key="" />, 'Download my data', 'GET /api/account/data'],
  ['a photo removal', <AvatarCard key="" account={account} initial="T" />, 'Remove', 'DELETE /api/account/avatar'],
  [
    'a document withdrawal',
    <WithdrawDocumentDialog key="" onClose={nothing} />,
    'Withdraw',
    'DELETE /api/account/identity',
  ],
]

let root: Root
let panelRequest: PanelRequest | undefined
let sent: string[] = []
onPanelRequest('auth', (request) => {
  panelRequest = request
})

/** Presses the button with an ended session: a sign-in is requested, and the request stays pending. */
async function clickIn(what: ReactNode, name: string): Promise<void> {
  await act(async () => root.render(what))
  vi.stubGlobal('fetch', async () => Response.json(sessionEnded, { status: 401 }))
  await act(async () => {
    const all = [...document.querySelectorAll('button')]
    const named = all.find((one) => [one.textContent, one.getAttribute('role')].includes(name))
    ;(named ?? expect.unreachable()).click()
  })
  expect(panelRequest?.onSignedIn).toBeDefined()
  expect(document.querySelector('[data-unfinished]')).not.toBeNull()
}

async function signInAs(id: number): Promise<void> {
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit) => {
    sent.push(`${method} ${path}`)
    return Response.json({})
  })
  await act(async () => {
    saveRecord(sessionOf(id))
    panelRequest?.onSignedIn?.()
  })
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async () => Response.json({}))
  panelRequest = undefined
  sent = []
  saveRecord(sessionOf(1))
  followSession()
  $account.set({ status: 'ready', account })
  $profile.set({
    status: 'ready',
    profile: {
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
    },
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  saveRecord(null)
  vi.unstubAllGlobals()
})

it.each(shown)(
  'the page sends the request for %s after the traveller has signed in again',
  async (_what, part, name, request) => {
    await clickIn(part, name)
    await signInAs(1)
    await vi.waitFor(() => expect(sent).toContain(request))
    expect(sent.filter((one) => one === request)).toHaveLength(1)
  },
)

it.each(shown)(
  'the page does not send the request for %s if another user signs in instead',
  async (_what, part, name, request) => {
    await clickIn(part, name)
    await signInAs(2)
    expect(sent).not.toContain(request)
  },
)
