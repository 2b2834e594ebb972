// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { saveRecord } from '../../lib/session-record.ts'
import { isNewHere, noteHere } from './account.ts'
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

afterEach(() => {
  vi.unstubAllGlobals()
  saveRecord(null)
})

describe('who signs in', () => {
  it('gets the currency of the account', async () => {
    const kept = serve('EUR')
    expect(await choiceOfAccount('USD')).toBe('EUR')
    expect(kept).toEqual([])
  })

  it('keeps what was chosen in this browser where the account has none, and so does the account', async () => {
    const kept = serve(null)
    expect(await choiceOfAccount('USD')).toBeNull()
    expect(kept).toEqual([{ preferred_currency: 'USD' }])
  })

  it('is asked about once, until the session is over', () => {
    expect(isNewHere()).toBe(false)
    saveRecord({ user, expires_in: 7_200, expires_at: 0 })
    expect(isNewHere()).toBe(true)
    noteHere()
    expect(isNewHere()).toBe(false)
    saveRecord(null)
    expect(isNewHere()).toBe(false)
    saveRecord({ user, expires_in: 7_200, expires_at: 0 })
    expect(isNewHere()).toBe(true)
  })
})
