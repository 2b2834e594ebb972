import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveRecord } from '../../../lib/session-record.ts'
import { enterText } from '../../../testing/react.ts'
import { makeSession } from '../../../testing/session.ts'
import { AuthPage } from './AuthPage.tsx'
import { updateAuthInput } from './auth-input.ts'

const session = makeSession()
const { user } = session

let root: Root
const leave = vi.fn<(address: string | URL) => void>()
const field = (kind: 'email' | 'password') =>
  document.querySelector<HTMLInputElement>(`input[name="${kind}"]`) ?? expect.unreachable()
const alerts = () => [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent).join()

async function submit(): Promise<void> {
  await enterText(field('password'), 'Sawah-hijau-1')
  await act(async () => updateAuthInput({ email: user.email }))
  await act(async () => field('email').form?.requestSubmit())
}

async function open(address: string): Promise<void> {
  history.replaceState(null, '', address)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<AuthPage />))
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(location, 'replace').mockImplementation(leave)
  leave.mockClear()
  saveRecord(null)
  updateAuthInput({ email: '' })
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

describe('the sign-in form', () => {
  it('explains what to do if the browser blocks cookies, and keeps the input', async () => {
    vi.stubGlobal('fetch', async (path: string) =>
      Response.json(path.endsWith('/sign-in') ? { session } : { session: null }),
    )
    await open('/auth')
    await submit()
    await vi.waitFor(() => expect(alerts()).toContain('Your browser blocks cookies'))
    expect(alerts()).toContain('Allow cookies for this site')
    expect([field('email').value, field('password').value]).toEqual([user.email, 'Sawah-hijau-1'])
    expect(leave).not.toHaveBeenCalled()

    vi.stubGlobal('fetch', async () => Response.json({ session }))
    await submit()
    await vi.waitFor(() => expect(leave).toHaveBeenLastCalledWith('/dashboard'))
  })

  it('shows an unexpected error with its reason after a network error', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await open('/auth')
    await submit()
    await vi.waitFor(() => expect(alerts()).toContain('An unexpected error occurred.'))
    expect(alerts()).toMatch(/We couldn’t reach the server/)
    expect(field('email').value).toBe(user.email)
  })

  it('shows the message with which the server refuses the sign-in', async () => {
    const error = { code: 'invalid_credentials', message: 'The email or password is wrong.' }
    vi.stubGlobal('fetch', async () => Response.json({ error }, { status: 401 }))
    await open('/auth')
    await submit()
    await vi.waitFor(() => expect(alerts()).toContain(error.message))
    expect(leave).not.toHaveBeenCalled()
  })
})

it.each([
  ['/auth', '/dashboard'],
  ['/auth?redirect=https://evil.example', '/dashboard'],
  ['/auth?redirect=%2Fdashboard%3Ftab%3Dsettings', '/dashboard?tab=settings'],
])('a sign-in at %s redirects to %s', async (address, target) => {
  vi.stubGlobal('fetch', async () => Response.json({ session: null }))
  await open(address)
  expect(leave).not.toHaveBeenCalled()
  vi.stubGlobal('fetch', async () => Response.json({ session }))
  await submit()
  await vi.waitFor(() => expect(leave).toHaveBeenLastCalledWith(target))
})
