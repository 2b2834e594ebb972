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

/** Stubs a server whose account has the currency `there`. Returns the changes that are sent to it. */
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

/** Stubs a server that responds when the test calls `keep` or `fail`; `told` lists the currencies received so far. */
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

/** Simulates a page whose preferred currency is `code`. */
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

describe('after sign-in', () => {
  it.each(['EUR', 'IDR'])('applies the currency of the account: %s', async (there) => {
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
  ])('keeps the preferred currency if the account has the same one: %s', async (there, here) => {
    serve(there)
    signIn(1)
    const page = open(here)
    await page.followAccount()
    expect(page.prefer).not.toHaveBeenCalled()
    expect(whoseChoice()).toBe('own')
  })

  it('keeps the choice of this browser and stores it with the account if the account has no currency', async () => {
    const kept = serve(null)
    signIn(1)
    const page = open('USD')
    await page.followAccount()
    expect(page.preferred()).toBe('USD')
    expect(kept).toEqual([{ preferred_currency: 'USD' }])
    expect(whoseChoice()).toBe('own')
  })

  it('resets to rupiah if the account has no currency and another user made the choice in this browser', async () => {
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
  ])('sends an unsent choice to the account first: %s', async (here, told) => {
    const kept = serve('EUR')
    signIn(1)
    noteChoice(false)
    const page = open(here)
    await page.followAccount()
    expect(page.preferred()).toBe(here)
    expect(kept).toEqual([{ preferred_currency: told }])
  })
})

describe('choosing another currency while a choice is being sent', () => {
  it('sends only the last choice after the current request', async () => {
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

  it('marks the choice as unsent if the request fails', async () => {
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

  it('does not send the choice twice if followAccount runs meanwhile', async () => {
    const { told, keep } = serveSlowly()
    signIn(1)
    const page = open(null)
    const all = [page.choose('USD'), page.followAccount()]
    keep()
    await Promise.all(all)
    expect(told).toEqual(['USD'])
    expect(whoseChoice()).toBe('own')
  })

  it('does not assign the choice to another user who has signed in meanwhile', async () => {
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
