// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { saveRecord } from '../../lib/session-record.ts'
import { isDue, noteAsked, noteChoice, whoseChoice } from './account.ts'
import { choiceOfAccount } from './account-choice.ts'

const account = {
  username: 'ayu',
  avatar_url: null,
  verify_status: 'not_verified',
  verify_reason: null,
  verify_uploaded_at: null,
  newsletter: 'none',
  pending_email: null,
  created_at: '2026-11-21T08:00:00.000Z',
}
const user = { id: 1, email: 'ayu@nusa.example', user_metadata: { first_name: 'Ayu', full_name: '', username: '' } }

/** A server whose account has this currency; what it is told to keep is noted. */
function serve(there: string | null): unknown[] {
  const kept: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { method, body }: { method: string; body?: string }) => {
    if (method === 'GET') return Response.json({ ...account, preferred_currency: there })
    const change = JSON.parse(body ?? '')
    kept.push(change)
    return Response.json(change)
  })
  return kept
}

const signIn = (id: number) => saveRecord({ user: { ...user, id }, expires_in: 7_200, expires_at: 0 })

afterEach(() => {
  vi.unstubAllGlobals()
  saveRecord(null)
  localStorage.clear()
})

describe('who signs in', () => {
  it.each(['EUR', 'IDR'])('gets the currency of the account: %s', async (there) => {
    const kept = serve(there)
    expect(await choiceOfAccount('USD', 'nobody')).toBe(there)
    expect(kept).toEqual([])
  })

  it('keeps what was chosen in this browser where the account has none, and so does the account', async () => {
    const kept = serve(null)
    signIn(1)
    expect(await choiceOfAccount('USD', 'nobody')).toBeNull()
    expect(kept).toEqual([{ preferred_currency: 'USD' }])
    expect(whoseChoice()).toBe('own')
  })

  it('gets rupiah, and not what somebody else chose here, where the account has none', async () => {
    const kept = serve(null)
    expect(await choiceOfAccount('USD', 'other')).toBe('IDR')
    expect(kept).toEqual([])
  })

  it('gives the account first what it has not been told yet', async () => {
    const kept = serve('EUR')
    expect(await choiceOfAccount('USD', 'unsent')).toBeNull()
    expect(await choiceOfAccount(null, 'unsent')).toBeNull()
    expect(kept).toEqual([{ preferred_currency: 'USD' }, { preferred_currency: 'IDR' }])
  })
})

describe('an account', () => {
  it('is asked about once, then every four minutes, until the session is over', () => {
    expect(isDue()).toBe(false)
    signIn(1)
    expect(isDue()).toBe(true)
    noteAsked(1_000)
    expect(isDue(240_999)).toBe(false)
    expect(isDue(241_000)).toBe(true)
    noteAsked()
    expect(isDue()).toBe(false)
    saveRecord(null)
    expect(isDue()).toBe(false)
    signIn(1)
    expect(isDue()).toBe(true)
  })

  it('is asked about anew for somebody else', () => {
    signIn(1)
    noteAsked()
    signIn(2)
    expect(isDue()).toBe(true)
  })
})

describe('a choice of currency', () => {
  it('is of whoever made it, also after they have signed out', () => {
    noteChoice(false)
    expect(whoseChoice()).toBe('nobody')
    signIn(1)
    expect(whoseChoice()).toBe('nobody')
    noteChoice(false)
    expect(whoseChoice()).toBe('unsent')
    noteChoice(true)
    expect(whoseChoice()).toBe('own')
    saveRecord(null)
    signIn(2)
    expect(whoseChoice()).toBe('other')
    saveRecord(null)
    noteChoice(false)
    expect(whoseChoice()).toBe('nobody')
  })
})
