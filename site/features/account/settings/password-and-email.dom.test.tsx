import type { Account, Profile } from '@nusa/shared/account'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onPanelRequest, type PanelRequest } from '../../../lib/panels.ts'
import { saveRecord } from '../../../lib/session-record.ts'
import { button, text } from '../../../testing/page.ts'
import { enterText } from '../../../testing/react.ts'
import { $account, $profile } from '../profile/store.ts'
import { $session } from '../session/store.ts'
import { DeleteDialog } from './DeleteSetting.tsx'
import { EmailSetting } from './EmailSetting.tsx'
import { PasswordSetting } from './PasswordSetting.tsx'

const email = 'tara@nusa.example'
const user = { id: 1, email, user_metadata: { first_name: 'Tara', full_name: '', username: '' } }
const profile: Profile = {
  id: 1,
  email,
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
const account: Account = {
  username: 'tara',
  avatar_url: null,
  verify_status: 'not_verified',
  verify_reason: null,
  verify_uploaded_at: null,
  has_verify_upload: false,
  preferred_currency: null,
  newsletter: 'none',
  pending_email: null,
  created_at: '2026-11-21T08:00:00.000Z',
}
const failureResponse = (code: string, status: number, message: string) =>
  Response.json({ error: { code, message } }, { status })
const wrongPassword = () => failureResponse('wrong_password', 403, 'The password is wrong.')

let root: Root
let answer: () => Response
const sent: unknown[] = []
const show = (what: ReactNode) => act(async () => root.render(what))
const click = (name: string) =>
  act(async () => {
    const found = button(name) ?? expect.unreachable(name)
    found.focus()
    found.click()
  })
const submit = () => act(async () => document.querySelector('form')?.requestSubmit())
const field = (label: string) => {
  const named = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)
  const found = document.getElementById(named?.htmlFor ?? '') ?? named?.querySelector('input')
  return found instanceof HTMLInputElement ? found : expect.unreachable(label)
}
const type = (label: string, value: string) => enterText(field(label), value)
/** Returns the description of a field. */
const described = (label: string) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  sent.length = 0
  answer = () => Response.json({ ok: true })
  vi.stubGlobal('fetch', async (_path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') sent.push(JSON.parse(String(body)))
    return answer()
  })
  saveRecord(null)
  $account.set({ status: 'ready', account })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

describe('the password form', () => {
  beforeEach(async () => {
    await show(<PasswordSetting email={email} />)
    await click('Change password')
  })

  it('gets the focus when the form opens, and returns the focus to the opener on Cancel', async () => {
    expect(document.activeElement).toBe(field('Current password'))
    expect(field('Current password').autocomplete).toBe('current-password')
    await click('Cancel')
    expect(document.activeElement).toBe(button('Change password'))
  })

  it('is not sent while the new password is too weak or the confirmation differs', async () => {
    await type('Current password', 'Nusa-Traveller-1')
    await type('New password', 'short')
    await submit()
    expect(text()).toContain('Password Requirements Not Met')
    await type('New password', 'Nusa-Changed-2')
    expect(text()).not.toContain('Password Requirements Not Met')
    await submit()
    expect(text()).toContain('Passwords do not match.')
    expect(sent).toEqual([])
  })

  it('stays open after a wrong current password, and shows an error until the field is changed', async () => {
    await type('Current password', 'Wrong-1234')
    await type('New password', 'Nusa-Changed-2')
    await type('Confirm Password', 'Nusa-Changed-2')
    answer = wrongPassword
    await submit()
    expect(described('Current password')).toContain('The password is wrong.')
    expect(document.activeElement).toBe(field('Current password'))
    await type('Current password', 'Nusa-Traveller-1')
    expect(described('Current password')).not.toContain('The password is wrong.')
    answer = () => Response.json({ ok: true })
    await submit()
    expect(sent.at(-1)).toEqual({ current_password: 'Nusa-Traveller-1', password: 'Nusa-Changed-2' })
    expect(text()).toContain('Password changed')
    expect(document.activeElement).toBe(button('Change password'))
  })
})

describe('an email change', () => {
  it('requires an address that differs from the current address', async () => {
    await show(<EmailSetting email={email} account={account} />)
    await click('Change email')
    await type('New email', email.toUpperCase())
    await type('Your password', 'Nusa-Traveller-1')
    await submit()
    expect(described('New email')).toContain('This is already your email address.')
    expect(sent).toEqual([])
    await type('New email', 'new@nusa.example')
    await submit()
    expect(sent).toEqual([{ email: 'new@nusa.example', password: 'Nusa-Traveller-1' }])
    expect($account.get()).toMatchObject({ account: { pending_email: 'new@nusa.example' } })
  })

  it('is sent when the traveller signs in again after the session has ended', async () => {
    let panelRequest: PanelRequest | undefined
    onPanelRequest('auth', (request) => {
      panelRequest = request
    })
    await show(<EmailSetting email={email} account={account} />)
    await click('Change email')
    await type('New email', 'new@nusa.example')
    await type('Your password', 'Nusa-Traveller-1')
    answer = () => failureResponse('not_authenticated', 401, 'Please sign in.')
    await submit()
    expect(field('New email').value).toBe('new@nusa.example')
    answer = () => Response.json({ ok: true })
    sent.length = 0
    await act(async () => {
      $profile.set({ status: 'ready', profile })
      $session.set({ status: 'signed-in', user })
      panelRequest?.onSignedIn?.()
    })
    expect(sent).toEqual([{ email: 'new@nusa.example', password: 'Nusa-Traveller-1' }])
    expect($account.get()).toMatchObject({ account: { pending_email: 'new@nusa.example' } })
  })

  it('can be cancelled with "Keep my current address" and the password', async () => {
    await show(<EmailSetting email={email} account={{ ...account, pending_email: 'new@nusa.example' }} />)
    expect(text()).toContain('new@nusa.example still needs to be confirmed')
    await click('Keep my current address')
    expect([...document.querySelectorAll('label')].map(({ textContent }) => textContent)).not.toContain('New email')
    await type('Your password', 'Nusa-Traveller-1')
    await submit()
    expect(sent).toEqual([{ email, password: 'Nusa-Traveller-1' }])
    expect($account.get()).toMatchObject({ account: { pending_email: null } })
  })
})

it('an account is not deleted without the right password, or while the account has an open booking', async () => {
  await show(<DeleteDialog email={email} onClose={() => {}} />)
  expect(text()).toContain('The law requires us to keep records of your bookings')
  await submit()
  expect(described('Your password')).toContain('Please enter your password.')
  expect(sent).toEqual([])
  await type('Your password', 'Wrong-1234')
  answer = wrongPassword
  await submit()
  expect(described('Your password')).toContain('The password is wrong.')
  await type('Your password', 'Nusa-Traveller-1')
  answer = () => failureResponse('account_in_use', 409, 'You still have an upcoming or unpaid booking')
  await submit()
  expect(document.querySelector('[role="alert"]')?.textContent).toContain(
    'You still have an upcoming or unpaid booking',
  )
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/dashboard?tab=bookings')
})
