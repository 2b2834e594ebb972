import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call, onUnauthenticated } from './api.ts'

const session = { session: null }
const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers })
const failure = (code: string, status: number, headers?: Record<string, string>) =>
  json({ error: { code, message: 'In words.' } }, status, headers)

/** Responds to successive calls with these responses; the last one is repeated. */
function answer(...answers: (() => Response | Promise<Response>)[]) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    const next = answers.length > 1 ? answers.shift() : answers[0]
    if (!next) throw new TypeError('no answer')
    return next()
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const failedFetch = () => Promise.reject(new TypeError('Failed to fetch'))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function settled<Result>(promise: Promise<Result>): Promise<Result> {
  await vi.runAllTimersAsync()
  return promise
}

describe('call', () => {
  it('returns the parsed response', async () => {
    answer(() => json(session))
    expect(await call('session')).toEqual({ ok: true, value: session })
  })

  it('inserts encoded parameters into the URL', async () => {
    const fetch = answer(() => failure('invoice_not_found', 404))
    await call('getInvoice', { params: { id: 'a/b' } })
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/invoices/a%2Fb')
  })

  it('returns the error code and the message of the server', async () => {
    answer(() => failure('invalid_credentials', 401))
    const result = await call('signIn', { body: { email: 'a@b.example', password: 'x' } })
    expect(result).toMatchObject({ ok: false, code: 'invalid_credentials', message: 'In words.' })
  })

  it('returns a file with its name and type, or the error of the server', async () => {
    const voucher = { params: { id: '7' } }
    const named = { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="voucher-7.pdf"' }
    answer(() => new Response('%PDF-', { headers: named }))
    const result = await call('getVoucher', voucher)
    const file = result.ok ? result.value : null
    expect([file?.name, file?.type, await file?.text()]).toEqual(['voucher-7.pdf', 'application/pdf', '%PDF-'])
    answer(() => new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } }))
    expect(await call('getVoucher', voucher)).toMatchObject({ ok: true, value: { name: '' } })
    answer(() => failure('no_voucher', 409))
    expect(await call('getVoucher', voucher)).toMatchObject({ ok: false, code: 'no_voucher', message: 'In words.' })
  })

  it('returns `bad_answer` if the response is an HTML page instead of a file', async () => {
    answer(() => new Response('<h1>Welcome to our WiFi</h1>', { headers: { 'content-type': 'text/html' } }))
    expect(await call('getVoucher', { params: { id: '7' } })).toMatchObject({ ok: false, code: 'bad_answer' })
  })

  it('returns `bad_answer` if the response breaks the API contract', async () => {
    answer(() => json({ session: 7 }))
    expect(await call('session')).toMatchObject({ ok: false, code: 'bad_answer' })
  })

  it.each([
    ['{}', 'invoice_url'],
    ['{"invoice_url":null}', 'invoice_url'],
    ['<h1>Hello</h1>', ''],
  ])("for the response '%s' returns the invalid field '%s'", async (text, field) => {
    answer(() => new Response(text))
    const body = { external_id: crypto.randomUUID(), amount: 1, description: '', items: [] }
    const urls = { success_redirect_url: 'http://a.example/', failure_redirect_url: 'http://a.example/' }
    const result = await call('createXenditInvoice', { body: { ...body, ...urls } })
    expect(result).toMatchObject({ ok: false, code: 'bad_answer', fields: { [field]: expect.any(String) } })
  })

  it('returns `unavailable` if a proxy responds with an error page', async () => {
    answer(() => new Response('<h1>Bad Gateway</h1>', { status: 502 }))
    expect(await call('signOut')).toMatchObject({ ok: false, code: 'unavailable' })
  })

  it.each([
    ['7', 'a minute'],
    ['61', '2 minutes'],
    ['3600', '60 minutes'],
    ['7201', '3 hours'],
  ])('formats a Retry-After time of %s seconds as "%s" in the message', async (seconds, words) => {
    answer(() => failure('rate_limited', 429, { 'retry-after': seconds }))
    const message = `Too many attempts. Please try again in ${words}.`
    expect(await call('signOut')).toMatchObject({ code: 'rate_limited', retryAfter: Number(seconds), message })
  })

  it('returns the message of the server if the server sends no Retry-After', async () => {
    answer(() => failure('rate_limited', 429))
    expect(await call('signOut')).toMatchObject({ code: 'rate_limited', message: 'In words.' })
  })

  it('notifies the listener when the server responds that the visitor is not signed in', async () => {
    answer(() => failure('not_authenticated', 401))
    const listener = vi.fn()
    const stop = onUnauthenticated(listener)
    await call('getProfile')
    stop()
    expect(listener).toHaveBeenCalledOnce()
  })
})

it.each([
  ['createXenditInvoice', 30_000],
  ['placeBooking', 30_000],
  ['signOut', 15_000],
] as const)('%s may take %i ms', async (name, timeoutMs) => {
  answer(() => failure('unavailable', 503))
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  await call(name as 'signOut')
  expect(timeout).toHaveBeenCalledWith(timeoutMs)
  timeout.mockRestore()
})

describe('a lost connection', () => {
  it('is retried 3 times for reads', async () => {
    const fetch = answer(failedFetch)
    expect(await settled(call('session'))).toMatchObject({ ok: false, code: 'offline' })
    expect(fetch).toHaveBeenCalledTimes(4)
  })

  it('is ignored if a retry succeeds', async () => {
    answer(failedFetch, () => json(session))
    expect(await settled(call('session'))).toMatchObject({ ok: true })
  })

  it('is not retried for a read that the traveller has started with a button', async () => {
    const fetch = answer(failedFetch)
    expect(await call('downloadData')).toMatchObject({ ok: false, code: 'offline' })
    expect(fetch).toHaveBeenCalledOnce()
  })

  it('is not retried for writes', async () => {
    const fetch = answer(failedFetch)
    expect(await settled(call('signOut'))).toMatchObject({ ok: false, code: 'offline' })
    expect(fetch).toHaveBeenCalledOnce()
  })
})
