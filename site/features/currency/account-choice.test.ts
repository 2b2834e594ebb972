// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { saveRecord } from '../../lib/session-record.ts'
import { noteChoice, whoseChoice } from './account.ts'
import { followAccount, keepWithAccount } from './account-choice.ts'

const account = {
  username: 'ayu',
  avatar_url: null,
  verify_status: 'not_verified',
  verify_reason: null,
  verify_uploaded_at: null,
  has_verify_upload: false,
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

/** A server that answers what it is told when the test has it do so; `told` are the currencies so far. */
function serveSlowly() {
  const told: string[] = []
  const answers: ((response: Response) => void)[] = []
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    told.push(JSON.parse(body).preferred_currency)
    return new Promise<Response>((resolve) => answers.push(resolve))
  })
  const keep = () => answers.shift()?.(Response.json({ preferred_currency: told.at(-1) }))
  const fail = () => answers.shift()?.(new Response('', { status: 503 }))
  return { told, keep, fail }
}

/** A page on which this is preferred. */
function open(code: string | null) {
  const preferred = () => code
  const prefer = vi.fn((other: string) => {
    code = other
  })
  const choose = (other: string) => {
    prefer(other)
    noteChoice(false)
    return keepWithAccount(preferred)
  }
  return { preferred, prefer, choose, followAccount: () => followAccount(preferred, prefer) }
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
    signIn(1)
    const page = open('USD')
    await page.followAccount()
    expect(page.preferred()).toBe(there)
    expect(kept).toEqual([])
    expect(whoseChoice()).toBe('own')
  })

  it.each([
    ['EUR', 'EUR'],
    ['IDR', null],
  ])('finds what is preferred as it is where that is of the account: %s', async (there, here) => {
    serve(there)
    signIn(1)
    const page = open(here)
    await page.followAccount()
    expect(page.prefer).not.toHaveBeenCalled()
    expect(whoseChoice()).toBe('own')
  })

  it('keeps what was chosen in this browser where the account has none, and so does the account', async () => {
    const kept = serve(null)
    signIn(1)
    const page = open('USD')
    await page.followAccount()
    expect(page.preferred()).toBe('USD')
    expect(kept).toEqual([{ preferred_currency: 'USD' }])
    expect(whoseChoice()).toBe('own')
  })

  it('gets rupiah, and not what somebody else chose here, where the account has none', async () => {
    const kept = serve(null)
    signIn(1)
    noteChoice(false)
    signIn(2)
    const page = open('USD')
    await page.followAccount()
    expect(page.preferred()).toBe('IDR')
    expect(kept).toEqual([])
  })

  it.each([
    ['USD', 'USD'],
    [null, 'IDR'],
  ])('gives the account first what it has not been told yet: %s', async (here, told) => {
    const kept = serve('EUR')
    signIn(1)
    noteChoice(false)
    const page = open(here)
    await page.followAccount()
    expect(page.preferred()).toBe(here)
    expect(kept).toEqual([{ preferred_currency: told }])
  })
})

describe('what is chosen while the account is told of another choice', () => {
  it('is told when that is over, the last choice only', async () => {
    const { told, keep } = serveSlowly()
    signIn(1)
    const page = open(null)
    const all = ['USD', 'EUR', 'AUD'].map(page.choose)
    expect(told).toEqual(['USD'])
    keep()
    await vi.waitFor(() => expect(told).toEqual(['USD', 'AUD']))
    expect(whoseChoice()).toBe('unsent')
    keep()
    await Promise.all(all)
    expect(whoseChoice()).toBe('own')
    void page.choose('IDR')
    expect(told).toEqual(['USD', 'AUD', 'IDR'])
    keep()
    await vi.waitFor(() => expect(whoseChoice()).toBe('own'))
  })

  it('stays unsent where the account could not be told of it', async () => {
    const { told, keep, fail } = serveSlowly()
    signIn(1)
    const page = open(null)
    const all = ['USD', 'EUR'].map(page.choose)
    keep()
    await vi.waitFor(() => expect(told).toHaveLength(2))
    fail()
    await Promise.all(all)
    expect(whoseChoice()).toBe('unsent')
  })

  it('is not told twice where the account is followed meanwhile', async () => {
    const { told, keep } = serveSlowly()
    signIn(1)
    const page = open(null)
    const all = [page.choose('USD'), page.followAccount()]
    keep()
    await Promise.all(all)
    expect(told).toEqual(['USD'])
    expect(whoseChoice()).toBe('own')
  })

  it('is none of the account of whoever has signed in meanwhile', async () => {
    const { told, keep } = serveSlowly()
    signIn(1)
    const page = open(null)
    const first = page.choose('USD')
    saveRecord(null)
    const second = page.choose('EUR')
    keep()
    await Promise.all([first, second])
    expect(told).toEqual(['USD'])
    signIn(2)
    expect(whoseChoice()).toBe('nobody')
  })
})
