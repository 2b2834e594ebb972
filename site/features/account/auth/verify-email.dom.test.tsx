import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readRecord, saveRecord } from '../../../lib/session-record.ts'
import { text } from '../../../testing/page.ts'
import { followSession } from '../session/store.ts'
import { updateAuthInput } from './auth-input.ts'
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

it('VerifyEmail shows which account is signed in after verifying another account, and lets the user switch accounts', async () => {
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

it('VerifyEmail links a signed-out visitor to the sign-in page', async () => {
  saveRecord(null)
  await open()
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/auth')
})

describe('VerifyEmail with an invalid link', () => {
  const sent: unknown[] = []
  const heading = () => document.querySelector('h1')?.textContent
  const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  const submit = () => act(async () => document.querySelector('form')?.requestSubmit())
  const resent = 'If this account still needs to be verified, a new link is on its way.'

  async function openInvalid(reason: string): Promise<void> {
    sent.length = 0
    saveRecord(null)
    vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
      if (path.endsWith('/session')) return Response.json({ session: null })
      if (path.endsWith('/verify-email'))
        return Response.json(
          { error: { code: 'token_invalid', message: 'In words.', details: { reason } } },
          { status: 410 },
        )
      sent.push(JSON.parse(String(body)))
      return Response.json({ ok: true })
    })
    followSession()
    await act(async () => root.render(<VerifyEmail />))
    await vi.waitFor(() => expect(heading()).toMatch(/^This link/))
  }

  it.each([
    ['expired', 'This link has expired', 'Links are valid for a day, and only the latest one works.'],
    ['used', 'This link has already been used', 'so you can sign in'],
  ])(
    'shows that the link is %s, links to the sign-in page, and can send a new link to the account',
    async (reason, title, detail) => {
      await openInvalid(reason)
      expect(heading()).toBe(title)
      expect(text()).toContain(detail)
      expect(links()).toContain('/auth')
      await submit()
      expect(sent).toEqual([{ token: 'of-ayu' }])
      expect(text()).toContain(resent)
      expect(location.search).toBe('')
    },
  )

  it('requires an email address to send a new link if the link is unknown', async () => {
    await openInvalid('unknown')
    expect(heading()).toBe('This link is no longer valid')
    expect(links()).toContain('/auth')
    const email = document.querySelector('input')
    await submit()
    expect(text()).toContain('Enter an email address such as name@example.com.')
    expect(document.activeElement).toBe(email)
    expect(sent).toEqual([])
    await act(async () => updateAuthInput({ email: 'unknown@nusa.example' }))
    await submit()
    expect(sent).toEqual([{ email: 'unknown@nusa.example' }])
    expect(text()).toContain(resent)
  })
})
