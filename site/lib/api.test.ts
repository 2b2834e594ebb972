import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call, onUnauthenticated } from './api.ts'

const session = { session: null }
const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers })
const failure = (code: string, status: number, headers?: Record<string, string>) =>
  json({ error: { code, message: 'In words.' } }, status, headers)

/** Answers the calls one after the other; the last answer stays. */
function answer(...answers: (() => Response | Promise<Response>)[]) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    const next = answers.length > 1 ? answers.shift() : answers[0]
    if (!next) throw new TypeError('no answer')
    return next()
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const lost = () => Promise.reject(new TypeError('Failed to fetch'))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function settled<Result>(promise: Promise<Result>): Promise<Result> {
  await vi.runAllTimersAsync()
  return promise
}

describe('a call', () => {
  it('gives the parsed answer', async () => {
    answer(() => json(session))
    expect(await call('session')).toEqual({ ok: true, value: session })
  })

  it('puts parameters into the address', async () => {
    const fetch = answer(() => failure('invoice_not_found', 404))
    await call('getInvoice', { params: { id: 'a/b' } })
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/invoices/a%2Fb')
  })

  it('gives the server’s failure with its words', async () => {
    answer(() => failure('invalid_credentials', 401))
    const result = await call('signIn', { body: { email: 'a@b.example', password: 'x' } })
    expect(result).toMatchObject({ ok: false, code: 'invalid_credentials', message: 'In words.' })
  })

  it('gives a file with its name and its type, and one that is not to be had as a failure', async () => {
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

  it('takes a page that stands in a file’s place for no answer', async () => {
    answer(() => new Response('<h1>Welcome to our WiFi</h1>', { headers: { 'content-type': 'text/html' } }))
    expect(await call('getVoucher', { params: { id: '7' } })).toMatchObject({ ok: false, code: 'bad_answer' })
  })

  it('refuses an answer that is not what the contract says', async () => {
    answer(() => json({ session: 7 }))
    expect(await call('session')).toMatchObject({ ok: false, code: 'bad_answer' })
  })

  it.each([
    ['{}', 'invoice_url'],
    ['{"invoice_url":null}', 'invoice_url'],
    ['<h1>Hello</h1>', ''],
  ])('names what is wrong with the answer %s', async (text, field) => {
    answer(() => new Response(text))
    const body = { external_id: crypto.randomUUID(), amount: 1, description: '', items: [] }
    const urls = { success_redirect_url: 'http://a.example/', failure_redirect_url: 'http://a.example/' }
    const result = await call('createXenditInvoice', { body: { ...body, ...urls } })
    expect(result).toMatchObject({ ok: false, code: 'bad_answer', fields: { [field]: expect.any(String) } })
  })

  it('takes a proxy’s page for a server that is not there', async () => {
    answer(() => new Response('<h1>Bad Gateway</h1>', { status: 502 }))
    expect(await call('signOut')).toMatchObject({ ok: false, code: 'unavailable' })
  })

  it.each([
    ['7', 'a minute'],
    ['61', '2 minutes'],
    ['3600', '60 minutes'],
    ['7201', '3 hours'],
  ])('says in words when the server asks to wait for %s s: %s', async (seconds, words) => {
    answer(() => failure('rate_limited', 429, { 'retry-after': seconds }))
    const message = `Too many attempts. Please try again in ${words}.`
    expect(await call('signOut')).toMatchObject({ code: 'rate_limited', retryAfter: Number(seconds), message })
  })

  it('says what the server says of too many where it does not name the time', async () => {
    answer(() => failure('rate_limited', 429))
    expect(await call('signOut')).toMatchObject({ code: 'rate_limited', message: 'In words.' })
  })

  it('tells whoever wants to know that nobody is signed in', async () => {
    answer(() => failure('not_authenticated', 401))
    const listener = vi.fn()
    const stop = onUnauthenticated(listener)
    await call('getProfile')
    stop()
    expect(listener).toHaveBeenCalledOnce()
  })
})

describe('a lost connection', () => {
  it('is tried again 3 times where something is only read', async () => {
    const fetch = answer(lost)
    expect(await settled(call('session'))).toMatchObject({ ok: false, code: 'offline' })
    expect(fetch).toHaveBeenCalledTimes(4)
  })

  it('is forgotten when a later try succeeds', async () => {
    answer(lost, () => json(session))
    expect(await settled(call('session'))).toMatchObject({ ok: true })
  })

  it('is not tried again where somebody waits for what was pressed', async () => {
    const fetch = answer(lost)
    expect(await call('downloadData')).toMatchObject({ ok: false, code: 'offline' })
    expect(fetch).toHaveBeenCalledOnce()
  })

  it('is not tried again where something is written', async () => {
    const fetch = answer(lost)
    expect(await settled(call('signOut'))).toMatchObject({ ok: false, code: 'offline' })
    expect(fetch).toHaveBeenCalledOnce()
  })
})
