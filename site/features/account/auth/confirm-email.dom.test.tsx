import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { saveRecord } from '../../../lib/session-record.ts'
import { followSession } from '../session/store.ts'
import { ConfirmEmail } from './ConfirmEmail.tsx'

afterEach(() => vi.unstubAllGlobals())

it('ConfirmEmail shows which account is signed in after confirming the address of another account', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const user = { id: 2, email: 'budi@nusa.example', user_metadata: { first_name: '', full_name: '', username: '' } }
  const session = { user, expires_in: 7_200, expires_at: 0 }
  vi.stubGlobal('fetch', async (path: string) => Response.json(path.endsWith('/session') ? { session } : { ok: true }))
  saveRecord(session)
  followSession()
  history.replaceState(null, '', '/confirm-email?token=of-ayu')
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<ConfirmEmail />))
  await vi.waitFor(() => expect(document.body.textContent).toContain('Your new email address is confirmed'))
  expect(document.body.textContent).toContain('You are signed in as budi@nusa.example.')
  expect(document.querySelector('button')?.textContent).toBe('Use another account')
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/dashboard?tab=settings')
  await act(async () => saveRecord(null))
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/auth?redirect=%2Fdashboard%3Ftab%3Dsettings')
  await act(async () => root.unmount())
})

it('ConfirmEmail shows the new address after a retry if the response to the first request was lost', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const user = { id: 1, email: 'ayu@nusa.example', user_metadata: { first_name: '', full_name: '', username: '' } }
  const session = { user, expires_in: 7_200, expires_at: 0 }
  const used = { error: { code: 'token_invalid', message: 'Used.', details: { reason: 'used' } } }
  let isDone = false
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/session'))
      return Response.json({
        session: isDone ? { ...session, user: { ...user, email: 'ayu.new@nusa.example' } } : session,
      })
    if (isDone) return Response.json(used, { status: 410 })
    isDone = true
    throw new TypeError('Failed to fetch')
  })
  saveRecord(session)
  followSession()
  history.replaceState(null, '', '/confirm-email?token=of-ayu')
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<ConfirmEmail />))
  await vi.waitFor(() => expect(document.body.textContent).toContain('We couldn’t confirm your new email address'))
  await act(async () => document.querySelector('button')?.click())
  await vi.waitFor(() => expect(document.body.textContent).toContain('This link has already been used'))
  await vi.waitFor(() => expect(document.body.textContent).toContain('You are signed in as ayu.new@nusa.example.'))
  await act(async () => root.unmount())
})

it('ConfirmEmail shows that an unknown link is no longer valid', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const unknown = { error: { code: 'token_invalid', message: 'In words.', details: { reason: 'unknown' } } }
  vi.stubGlobal('fetch', async () => Response.json(unknown, { status: 410 }))
  history.replaceState(null, '', '/confirm-email?token=x')
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<ConfirmEmail />))
  await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('This link is no longer valid'))
  await act(async () => root.unmount())
})
