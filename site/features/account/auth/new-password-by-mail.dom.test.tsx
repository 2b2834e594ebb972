import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readRecord, saveRecord } from '../../../lib/session-record.ts'
import { text } from '../../../testing/page.ts'
import { enterText } from '../../../testing/react.ts'
import { makeSession } from '../../../testing/session.ts'
import { personalKey } from '../session/personal-data.ts'
import { followSession } from '../session/store.ts'
import { ForgotPasswordForm } from './AuthForms.tsx'
import { AuthPage } from './AuthPage.tsx'
import { updateAuthInput } from './auth-input.ts'
import { ResetPassword } from './ResetPassword.tsx'

const session = makeSession()
const { user } = session
const invalid = (reason: string) =>
  Response.json({ error: { code: 'token_invalid', message: 'In words.', details: { reason } } }, { status: 410 })

let root: Root
let answers: Record<string, () => Response> = {}
const sent: string[] = []
const heading = () => document.querySelector('h1')?.textContent
const show = async (what: ReactNode) => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(what))
}
const submit = () => act(async () => document.querySelector('form')?.requestSubmit())
const passwords = () => [...document.querySelectorAll<HTMLInputElement>('input[autocomplete="new-password"]')]
const choose = async (password: string, again = password) => {
  await enterText(passwords()[0], password)
  await enterText(passwords()[1], again)
  await submit()
}
/** Returns the description of a field. */
const described = (input: Element | null | undefined) =>
  (input?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  sent.length = 0
  answers = {
    '/api/auth/reset-link': () => Response.json({ email: user.email }),
    '/api/auth/session': () => Response.json({ session: null }),
  }
  vi.stubGlobal('fetch', async (path: string) => {
    sent.push(path)
    return (answers[path] ?? (() => Response.json({ ok: true, email: user.email })))()
  })
  saveRecord(null)
  followSession()
  history.replaceState(null, '', '/reset-password?token=of-ayu')
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  saveRecord(null)
  vi.unstubAllGlobals()
})

it('ForgotPasswordForm requires a valid email address, and does not reveal whether the address has an account', async () => {
  updateAuthInput({ email: 'tara' })
  await show(<ForgotPasswordForm />)
  await submit()
  const email = document.querySelector('input')
  expect(described(email)).toContain('Enter an email address such as name@example.com.')
  expect(document.activeElement).toBe(email)
  expect(sent.filter((path) => path.includes('forgot'))).toEqual([])
  await act(async () => updateAuthInput({ email: user.email }))
  expect(described(email)).not.toContain('Enter an email address')
  await submit()
  expect(text()).toContain('If this address has an account, a link to choose a new password is on its way.')
})

it('AuthPage fills in the address of a signed-in traveller for a reset link, and links back to the account', async () => {
  saveRecord(session)
  answers['/api/auth/session'] = () => Response.json({ session })
  followSession()
  history.replaceState(null, '', '/auth?mode=forgot')
  await show(<AuthPage />)
  expect(document.querySelector('input')?.value).toBe(user.email)
  await submit()
  expect(text()).toContain('If this address has an account, a link to choose a new password is on its way.')
  expect(document.querySelector('p > button')?.textContent).toBe('Back to your account')
})

describe('the password reset page', () => {
  it('contains the email address of the account, and shows errors next to the fields', async () => {
    await show(<ResetPassword />)
    expect(document.querySelector<HTMLInputElement>('input[autocomplete="username"]')?.value).toBe(user.email)
    await choose('short')
    expect(described(passwords()[0])).toContain('Please ensure your password meets all')
    await choose('Nusa-Forgotten-2', 'Nusa-Forgotten-3')
    expect(described(passwords()[1])).toContain('Passwords do not match.')
    expect(document.activeElement).toBe(passwords()[1])
    expect(sent.filter((path) => path.includes('reset-password'))).toEqual([])
  })

  it.each([
    ['expired', /^This link has expired/],
    ['used', /^This link has already been used/],
  ])('shows that the link is %s before anything is entered', async (reason, words) => {
    vi.stubGlobal('fetch', async (path: string) =>
      path === '/api/auth/session' ? Response.json({ session: null }) : invalid(reason),
    )
    await show(<ResetPassword />)
    expect(document.querySelector('h1 + p')?.textContent).toMatch(words)
    expect(passwords()).toEqual([])
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/auth?mode=forgot')
  })

  it('confirms the new password, moves the focus to the confirmation, and ends the session of the account', async () => {
    saveRecord(session)
    localStorage.setItem(personalKey('note'), 'of Ayu')
    await show(<ResetPassword />)
    await choose('Nusa-Forgotten-2')
    await vi.waitFor(() => expect(heading()).toBe('Your new password has been saved'))
    expect(document.activeElement?.contains(document.querySelector('h1'))).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
    expect(readRecord()).toBeNull()
    expect(localStorage.getItem(personalKey('note'))).toBeNull()
    expect(document.querySelector('a')?.textContent).toBe('Sign In')
  })

  it('does not end a session of another account, and shows the email address of that account', async () => {
    saveRecord(session)
    localStorage.setItem(personalKey('note'), 'of Ayu')
    answers['/api/auth/session'] = () => Response.json({ session })
    await show(<ResetPassword />)
    await choose('Nusa-Forgotten-2')
    await vi.waitFor(() => expect(heading()).toBe('Your new password has been saved'))
    expect(text()).toContain(`You are signed in as ${user.email}.`)
    expect(readRecord()?.user.id).toBe(1)
    expect(localStorage.getItem(personalKey('note'))).toBe('of Ayu')
  })
})
