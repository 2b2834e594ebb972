import { afterEach, describe, expect, it, vi } from 'vitest'
import { saveRecord } from '../../lib/session-record.ts'
import { applyAccountCurrency, saveToAccount } from './account-choice.ts'
import { readChoiceOwner, recordChoice } from './choice-owner.ts'

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
  const sentChoices: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { method, body }: { method: string; body?: string }) => {
    if (method === 'GET') return Response.json({ ...account, preferred_currency: there })
    const change = JSON.parse(body ?? '')
    sentChoices.push(change)
    return Response.json(change)
  })
  return sentChoices
}

/**
 * Stubs a server that responds when the test calls `keep` or `fail`; `requests` lists the currencies received so far.
 */
function serveSlowly() {
  const requests: string[] = []
  const answers: ((response: Response) => void)[] = []
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    requests.push(JSON.parse(body).preferred_currency)
    return new Promise<Response>((resolve) => answers.push(resolve))
  })
  const keep = () => answers.shift()?.(Response.json({ preferred_currency: requests.at(-1) }))
  const fail = () => answers.shift()?.(new Response('', { status: 503 }))
  return { requests, keep, fail }
}

/** Simulates a page whose preferred currency is `code`. */
function open(code: string | null) {
  const preferred = () => code
  const prefer = vi.fn((other: string) => {
    code = other
  })
  const choose = (other: string) => {
    prefer(other)
    recordChoice(false)
    return saveToAccount(preferred)
  }
  return { preferred, prefer, choose, followAccount: () => applyAccountCurrency(preferred, prefer) }
}

const signIn = (id: number) => saveRecord({ user: { ...user, id }, expires_in: 7_200, expires_at: 0 })

afterEach(() => {
  vi.unstubAllGlobals()
  saveRecord(null)
  localStorage.clear()
})

describe('applyAccountCurrency', () => {
  it.each(['EUR', 'IDR'])('replaces the preferred currency USD by the currency of the account, %s', async (there) => {
    const sentChoices = serve(there)
    signIn(1)
    const page = open('USD')
    await page.followAccount()
    expect(page.preferred()).toBe(there)
    expect(sentChoices).toEqual([])
    expect(readChoiceOwner()).toBe('current-user')
  })

  it.each([
    ['EUR', 'EUR'],
    ['IDR', null],
  ])('does not change the preferred currency if the account has %j and the page %j', async (there, here) => {
    serve(there)
    signIn(1)
    const page = open(here)
    await page.followAccount()
    expect(page.prefer).not.toHaveBeenCalled()
    expect(readChoiceOwner()).toBe('current-user')
  })

  it('stores the choice of this browser with the account if the account has no currency', async () => {
    const sentChoices = serve(null)
    signIn(1)
    const page = open('USD')
    await page.followAccount()
    expect(page.preferred()).toBe('USD')
    expect(sentChoices).toEqual([{ preferred_currency: 'USD' }])
    expect(readChoiceOwner()).toBe('current-user')
  })

  it('resets the currency to rupiah if another user chose it and the account has no currency', async () => {
    const sentChoices = serve(null)
    signIn(1)
    recordChoice(false)
    signIn(2)
    const page = open('USD')
    await page.followAccount()
    expect(page.preferred()).toBe('IDR')
    expect(sentChoices).toEqual([])
  })

  it.each([
    ['USD', 'USD'],
    [null, 'IDR'],
  ])('with the unsent choice %j, sends %j to the account and does not apply EUR', async (here, requests) => {
    const sentChoices = serve('EUR')
    signIn(1)
    recordChoice(false)
    const page = open(here)
    await page.followAccount()
    expect(page.preferred()).toBe(here)
    expect(sentChoices).toEqual([{ preferred_currency: requests }])
  })
})

describe('saveToAccount, called again during a request,', () => {
  it('sends only the last choice after the current request', async () => {
    const { requests, keep } = serveSlowly()
    signIn(1)
    const page = open(null)
    const all = ['USD', 'EUR', 'AUD'].map(page.choose)
    expect(requests).toEqual(['USD'])
    keep()
    await vi.waitFor(() => expect(requests).toEqual(['USD', 'AUD']))
    expect(readChoiceOwner()).toBe('current-user-unsent')
    keep()
    await Promise.all(all)
    expect(readChoiceOwner()).toBe('current-user')
    void page.choose('IDR')
    expect(requests).toEqual(['USD', 'AUD', 'IDR'])
    keep()
    await vi.waitFor(() => expect(readChoiceOwner()).toBe('current-user'))
  })

  it('marks the choice as unsent if the request fails', async () => {
    const { requests, keep, fail } = serveSlowly()
    signIn(1)
    const page = open(null)
    const all = ['USD', 'EUR'].map(page.choose)
    keep()
    await vi.waitFor(() => expect(requests).toHaveLength(2))
    fail()
    await Promise.all(all)
    expect(readChoiceOwner()).toBe('current-user-unsent')
  })

  it('does not send a choice twice if applyAccountCurrency runs meanwhile', async () => {
    const { requests, keep } = serveSlowly()
    signIn(1)
    const page = open(null)
    const all = [page.choose('USD'), page.followAccount()]
    keep()
    await Promise.all(all)
    expect(requests).toEqual(['USD'])
    expect(readChoiceOwner()).toBe('current-user')
  })

  it('does not send a choice made after the sign-out, and does not assign that choice to the next user', async () => {
    const { requests, keep } = serveSlowly()
    signIn(1)
    const page = open(null)
    const first = page.choose('USD')
    saveRecord(null)
    const second = page.choose('EUR')
    keep()
    await Promise.all([first, second])
    expect(requests).toEqual(['USD'])
    signIn(2)
    expect(readChoiceOwner()).toBe('signed-out')
  })
})
