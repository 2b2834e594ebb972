import type { Account } from '@nusa/shared/account'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openPanel } from '../../lib/panels.ts'
import { readRecord, saveRecord } from '../../lib/session-record.ts'
import { enterText } from '../../testing/react.ts'
import { toast } from '../../ui/toast/toast.ts'
import { AvatarCard } from './pictures/AvatarCard.tsx'
import { $account } from './profile/store.ts'
import { $session, followSession } from './session/store.ts'
import { DeleteDialog } from './settings/DeleteSetting.tsx'
import { PasswordSetting } from './settings/PasswordSetting.tsx'
import { NewsletterSetting } from './settings/SettingsPanel.tsx'

vi.mock('../../lib/panels.ts', () => ({ openPanel: vi.fn() }))
vi.mock('../../ui/toast/toast.ts', { spy: true })

const user = { id: 1, email: 'tara@nusa.example', user_metadata: { first_name: '', full_name: '', username: '' } }
const before: Account = {
  username: 'tara',
  avatar_url: '/api/account/avatar?v=1',
  verify_status: 'not_verified',
  verify_reason: null,
  verify_uploaded_at: null,
  has_verify_upload: false,
  preferred_currency: null,
  newsletter: 'none',
  pending_email: null,
  created_at: '2026-11-21T08:00:00.000Z',
}
const sessionEnded = { error: { code: 'not_authenticated', message: 'Please sign in.' } }

let root: Root
/** The server executes each request, but the response to the first write is lost. */
let answer: (method: string, path: string) => unknown
let isCut = false

const show = (shown: ReactNode) => act(async () => root.render(shown))
const click = (name: string) =>
  act(async () => {
    const all = [...document.querySelectorAll('button')]
    const named = all.find((one) => [one.textContent, one.getAttribute('role')].includes(name))
    ;(named ?? expect.unreachable()).click()
  })
const typePassword = (password = 'Nusa-Traveller-1', index = 0) =>
  enterText(document.querySelectorAll('input[type="password"]')[index] ?? expect.unreachable(), password)

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  isCut = false
  vi.mocked(openPanel).mockClear()
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const respondedWith = answer(init.method ?? 'GET', path)
    if (isCut) throw new TypeError('Failed to fetch')
    return respondedWith instanceof Response ? respondedWith : Response.json(respondedWith)
  })
  saveRecord({ user, expires_in: 7_200, expires_at: 0 })
  followSession()
  $account.set({ status: 'ready', account: before })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each<[string, ReactNode, string, Partial<Account>]>([
  ['the removal of a photo', <AvatarCard key="" account={before} initial="T" />, 'Remove', { avatar_url: null }],
  ['a newsletter subscription', <NewsletterSetting key="" account={before} />, 'switch', { newsletter: 'subscribed' }],
])('%s succeeds if the server executed the request but the response was lost', async (_what, shown, button, done) => {
  let account = before
  answer = (method) => {
    isCut = method !== 'GET'
    if (isCut) account = { ...before, ...done }
    return account
  }
  const toastMock = vi.mocked(toast).mockClear()
  await show(shown)
  await click(button)
  await vi.waitFor(() => expect($account.get()).toEqual({ status: 'ready', account: { ...before, ...done } }))
  expect(toastMock).not.toHaveBeenCalledWith(expect.objectContaining({ tone: 'destructive' }))
})

it('a newsletter change shows an error if the response was lost and the server has the old setting', async () => {
  vi.useFakeTimers()
  answer = (method) => {
    isCut = method !== 'GET'
    return before
  }
  const toastMock = vi.mocked(toast).mockClear()
  await show(<NewsletterSetting account={before} />)
  await click('switch')
  await act(async () => vi.runAllTimersAsync())
  expect(toastMock).toHaveBeenCalledOnce()
})

describe('an account deletion with a lost response', () => {
  const wrong = { error: { code: 'wrong_password', message: 'The password is wrong.' } }
  /** Whether the session is over, because the account was deleted or another device has ended it. */
  let isOver = false
  /** Whether it is over, and the connection restored, right after the lost response. */
  let isSoon = false
  let isWrong = false

  beforeEach(async () => {
    vi.useFakeTimers()
    sessionStorage.clear()
    isOver = isWrong = isSoon = false
    answer = (method, path) => {
      if (path === '/api/auth/session') {
        isCut = !isSoon
        return { session: isOver ? null : { user, expires_in: 7_200, expires_at: 0 } }
      }
      if (isOver) return respondUncut(sessionEnded, 401)
      isOver = isSoon
      if (isWrong) return respondUncut(wrong, 403)
      isCut = method !== 'GET'
      return {}
    }
    await show(<DeleteDialog email={user.email} onClose={() => {}} />)
    await typePassword()
  })
  const respondUncut = (body: object, status: number) => {
    isCut = false
    return Response.json(body, { status })
  }
  const remove = async () => {
    await click('Delete my account')
    await act(async () => vi.runOnlyPendingTimersAsync())
  }

  it.each([true, false])(
    'is reported as uncertain if the session has ended (detected before a second attempt: %s)',
    async (isFoundSoon) => {
      isSoon = isFoundSoon
      await remove()
      if (!isSoon) {
        expect(readRecord()).not.toBeNull()
        isOver = true
        await remove()
      }
      expect(readRecord()).toBeNull()
      const leadsTo = '/auth?redirect=%2Fdashboard%3Ftab%3Dsettings'
      expect($session.get()).toEqual({ status: 'signed-out', hasEnded: false, redirectTo: leadsTo })
      expect(sessionStorage.getItem('toasts')).toContain('We don’t know whether your account was deleted')
      expect(openPanel).not.toHaveBeenCalled()
    },
  )

  it('is not reported as uncertain if a second attempt was refused because of a wrong password', async () => {
    await remove()
    isWrong = true
    await remove()
    isOver = true
    await remove()
    expect(openPanel).toHaveBeenCalledOnce()
    expect(sessionStorage.getItem('toasts')).toBeNull()
  })
})

it('the password form suggests the new password if a response was lost and the old password is now wrong', async () => {
  let password = 'Nusa-Traveller-1'
  answer = (method) => {
    const isWrong = password !== 'Nusa-Traveller-1'
    isCut = method !== 'GET' && !isWrong
    if (isCut) password = 'Nusa-Traveller-2'
    const wrong = { error: { code: 'wrong_password', message: 'The password is wrong.' } }
    return isWrong && method !== 'GET' ? Response.json(wrong, { status: 403 }) : before
  }
  await show(<PasswordSetting email={user.email} />)
  await click('Change password')
  await typePassword()
  await typePassword('Nusa-Traveller-2', 1)
  await typePassword('Nusa-Traveller-2', 2)
  await click('Save')
  expect(document.body.textContent).toContain('We couldn’t reach the server.')
  await click('Save')
  expect(document.body.textContent).toContain(
    'may have been saved even though we didn’t get a response: please try your new password.',
  )
})
