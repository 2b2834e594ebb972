import { travellerHeader } from '@nusa/shared/api'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call, onUnauthenticated } from './api.ts'
import { saveRecord } from './session-record.ts'

const user = { id: 7, email: 'ayu@nusa.example', user_metadata: { first_name: 'Ayu', full_name: '', username: '' } }
const refusal = { error: { code: 'another_traveller', message: 'In words.' } }
const change = () => call('changeProfile', { body: { city: 'Ubud' } })

/** Rejects all calls and returns the traveller named by each of them. */
function refuseAll(): (string | null)[] {
  const named: (string | null)[] = []
  vi.stubGlobal('fetch', async (_path: string, { headers }: RequestInit) => {
    named.push(new Headers(headers).get(travellerHeader))
    return Response.json(refusal, { status: 409 })
  })
  return named
}

beforeEach(() => saveRecord({ user, expires_in: 7_200, expires_at: 0 }))
afterEach(() => {
  saveRecord(null)
  vi.unstubAllGlobals()
})

describe('an API call that needs an account', () => {
  it.each([
    ['written', change],
    ['read', () => call('getProfile')],
    ['added', () => call('addFavorite', { params: { tour: '1' } })],
  ])('contains the id of the traveller shown on the page when data is %s', async (_what, sendCall) => {
    const named = refuseAll()
    await sendCall()
    expect(named).toEqual(['7'])
  })

  it('contains no traveller id if the page shows no signed-in traveller', async () => {
    saveRecord(null)
    const named = refuseAll()
    await change()
    expect(named).toEqual([null])
  })

  it('returns a failure and notifies the listener if another traveller has signed in', async () => {
    refuseAll()
    const listener = vi.fn()
    const stop = onUnauthenticated(listener)
    expect(await change()).toMatchObject({ ok: false, code: 'another_traveller', message: 'In words.' })
    stop()
    expect(listener).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ user }), true)
  })
})

it('calls that need no account contain no traveller id', async () => {
  const named = refuseAll()
  await call('session')
  await call('signOut')
  expect(named.every((name) => name === null)).toBe(true)
})
