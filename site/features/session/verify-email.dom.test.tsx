import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readRecord, saveRecord } from '../../lib/session-record.ts'
import { followSession } from './store.ts'
import { VerifyEmail } from './VerifyEmail.tsx'

const user = { id: 2, email: 'budi@nusa.example', user_metadata: { first_name: 'Budi', full_name: '', username: '' } }
const session = { user, expires_in: 7_200, expires_at: Math.floor(Date.now() / 1_000) + 7_200 }

let root: Root
const leave = vi.fn<(address: string | URL) => void>()

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(location, 'assign').mockImplementation(leave)
  leave.mockClear()
  vi.stubGlobal('fetch', async (path: string) => Response.json(path.endsWith('/session') ? { session } : { ok: true }))
  history.replaceState(null, '', '/verify-email?token=of-ayu')
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  saveRecord(null)
  vi.unstubAllGlobals()
})

async function open(): Promise<void> {
  followSession()
  await act(async () => root.render(<VerifyEmail />))
  await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('Your email address is verified'))
}

it('shows which account is signed in after verifying another one, and lets the user switch to it', async () => {
  saveRecord(session)
  await open()
  expect(document.body.textContent).toContain('You are signed in as budi@nusa.example.')
  const link = document.querySelector('a')
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Go to your account', '/dashboard'])
  const another = document.querySelector('button')
  expect(another?.textContent).toBe('Use another account')
  await act(async () => another?.click())
  await vi.waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('/auth'))
  expect(readRecord()).toBeNull()
})

it('offers to sign in to a signed-out visitor', async () => {
  saveRecord(null)
  await open()
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/auth')
})
