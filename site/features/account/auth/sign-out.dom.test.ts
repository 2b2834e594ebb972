import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readRecord, saveRecord } from '../../../lib/session-record.ts'
import { personalKey } from '../session/personal-data.ts'
import { signOut } from '../session/store.ts'

const user = { id: 1, email: 'ayu@nusa.example', user_metadata: { first_name: 'Ayu', full_name: '', username: '' } }
const failedFetch = () => Promise.reject(new TypeError('Failed to fetch'))
const done = async () => new Response('{"ok":true}')

/** Signs out while the server returns these responses in order; the last one is repeated. */
async function leaveWith(...answers: (() => Promise<Response>)[]): Promise<boolean> {
  vi.stubGlobal('fetch', () => (answers.length > 1 ? answers.shift() : answers[0])?.())
  const left = signOut()
  await vi.runAllTimersAsync()
  return left
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  localStorage.clear()
  saveRecord({ user, expires_in: 7_200, expires_at: 0 })
  localStorage.setItem(personalKey('note'), 'of Ayu')
  localStorage.setItem('cart', 'of this browser')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('signing out', () => {
  it('ends the session and removes personal data, but not the cart', async () => {
    expect(await leaveWith(done)).toBe(true)
    expect(readRecord()).toBeNull()
    expect(localStorage.getItem(personalKey('note'))).toBeNull()
    expect(localStorage.getItem('cart')).toBe('of this browser')
  })

  it('is retried after a network error', async () => {
    expect(await leaveWith(failedFetch, failedFetch, done)).toBe(true)
    expect(readRecord()).toBeNull()
  })

  it('keeps the session and logs the failure if the server cannot be reached', async () => {
    expect(await leaveWith(failedFetch)).toBe(false)
    expect(readRecord()?.user.email).toBe('ayu@nusa.example')
    expect(console.error).toHaveBeenCalled()
  })
})
