// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveRecord } from '../../lib/session-record.ts'
import { $session, confirmSession, followSession, signOut } from './store.ts'

const user = { id: 1, email: 'ayu@nusa.example', user_metadata: { first_name: 'Ayu', full_name: '', username: '' } }
const answerWith = (body: unknown) => vi.stubGlobal('fetch', async () => Response.json(body))

beforeEach(() => {
  vi.useFakeTimers()
  saveRecord({ user, expires_in: 7_200, expires_at: 0 })
  followSession()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a session', () => {
  it('that was signed out of has not ended by itself', async () => {
    answerWith({ ok: true })
    await signOut()
    expect($session.get()).toEqual({ status: 'signed-out', hasEnded: false })
  })

  it('has ended by itself when the server knows it no longer', async () => {
    answerWith({ session: null })
    await confirmSession()
    expect($session.get()).toEqual({ status: 'signed-out', hasEnded: true })
  })

  it('has ended by itself when its time ran out while the machine slept', () => {
    answerWith({ session: null })
    vi.setSystemTime(Date.now() + 7_201_000)
    document.dispatchEvent(new Event('visibilitychange'))
    expect($session.get()).toEqual({ status: 'signed-out', hasEnded: true })
  })

  it('has ended by itself when another tab was the first to see that its time ran out', () => {
    vi.setSystemTime(Date.now() + 7_201_000)
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))
    expect($session.get()).toEqual({ status: 'signed-out', hasEnded: true })
  })

  it('that another tab signed out of has not ended by itself', () => {
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))
    expect($session.get()).toEqual({ status: 'signed-out', hasEnded: false })
  })
})
