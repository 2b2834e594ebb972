import { contract, type Endpoint, type EndpointName, failureResponseSchema } from '@nusa/shared/api'
import { describe, expect, test } from 'vitest'
import { createApp } from './app.ts'
import { fakeDeps } from './testing/fake-deps.ts'

const siteUrl = 'https://nusa.example'
const endpoints = Object.entries(contract) as [EndpointName, Endpoint][]
const examplePath = ({ path }: Endpoint) => path.replace('{id}', '00000000-0000-4000-8000-000000000000')

function call(path: string, init: RequestInit = {}, deps = fakeDeps()) {
  return createApp(deps).request(siteUrl + path, init)
}

async function readFailure(response: Response) {
  return failureResponseSchema.parse(await response.json()).error
}

const post = (body: string, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { origin: siteUrl, 'content-type': 'application/json', ...headers },
  body,
})

describe('the endpoint', () => {
  test.each(endpoints)('%s is served', async (_name, endpoint) => {
    const response = await call(examplePath(endpoint), { method: endpoint.method, headers: { origin: siteUrl } })
    expect([404, 405]).not.toContain(response.status)
  })

  test.each(endpoints.filter(([, { auth }]) => auth === 'traveller'))(
    '%s requires a signed-in traveller',
    async (_name, endpoint) => {
      const response = await call(examplePath(endpoint), { method: endpoint.method, headers: { origin: siteUrl } })
      expect(response.status).toBe(401)
      expect(await readFailure(response)).toEqual({ code: 'not_authenticated', message: 'User not authenticated' })
    },
  )

  const writing = endpoints.filter(([, { method, auth }]) => method !== 'GET' && auth !== 'xendit')
  test.each(writing)('%s rejects requests from other sites', async (_name, endpoint) => {
    const foreign = [
      ['origin', 'https://evil.example'],
      ['origin', 'null'],
      ['sec-fetch-site', 'cross-site'],
    ] as const
    for (const [header, value] of foreign) {
      const response = await call(examplePath(endpoint), { method: endpoint.method, headers: { [header]: value } })
      expect((await readFailure(response)).code).toBe('forbidden_origin')
    }
  })
})

test.each(endpoints.filter(([, { method, auth }]) => method !== 'GET' && auth !== 'xendit'))(
  'the endpoint %s rejects form bodies, even if it expects no body',
  async (_name, { method, ...endpoint }) => {
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'Text/Plain']) {
      const headers = { origin: siteUrl, 'content-type': type }
      const response = await call(examplePath({ method, ...endpoint }), { method, headers, body: 'a=1' })
      expect((await readFailure(response)).code).toBe('unsupported_media_type')
    }
  },
)

describe('paths', () => {
  test('an unknown path returns the status 404 with a JSON body', async () => {
    const response = await call('/api/nothing')
    expect(response.status).toBe(404)
    expect((await readFailure(response)).code).toBe('not_found')
  })

  test('a request with a wrong method returns the status 405 and the allowed methods', async () => {
    const response = await call('/api/account/profile', { method: 'DELETE' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, PATCH')
  })
})

describe('a request body', () => {
  const signIn = (init: RequestInit) => call('/api/auth/sign-in', init)

  test.each([
    ['is not JSON', post('{'), 400, 'invalid_json'],
    ['is a form', post('a=1', { 'content-type': 'application/x-www-form-urlencoded' }), 415, 'unsupported_media_type'],
    ['has no media type', post('{}', { 'content-type': '' }), 415, 'unsupported_media_type'],
    ['has the wrong shape', post('{"email":7}'), 422, 'invalid_request'],
    ['is too large', post(JSON.stringify({ email: 'x'.repeat(300_000) })), 413, 'too_large'],
  ])('is rejected if it %s', async (_what, init, status, code) => {
    const response = await signIn(init)
    expect(response.status).toBe(status)
    expect((await readFailure(response)).code).toBe(code)
  })

  test('is rejected if it is too large, even if its Content-Length is wrong', async () => {
    const stream = new ReadableStream({
      start(controller) {
        for (let part = 0; part < 40; part += 1) controller.enqueue(new Uint8Array(10_000))
        controller.close()
      },
    })
    const init = { ...post(''), body: stream, duplex: 'half' }
    expect((await readFailure(await signIn(init))).code).toBe('too_large')
  })
})

describe('an error of the server', () => {
  test('is returned without details and logged without values', async () => {
    const deps = fakeDeps()
    const response = await call('/api/currency-rates', {}, deps)
    expect(response.status).toBe(500)
    const text = await response.text()
    expect(text).toBe('{"error":{"code":"internal","message":"An unexpected error occurred."}}')
    expect(deps.entries.find(({ event }) => event === 'fault')?.stack).toContain('rejectCall')
  })

  test('tells the caller to retry if the database is unavailable', async () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
    const wrapped = new Error('Failed query: select 1\nparams: ayu@example.com', { cause: refused })
    const deps = fakeDeps({ catalog: { ...fakeDeps().catalog, readCurrencies: () => Promise.reject(wrapped) } })
    const response = await call('/api/currency-rates', {}, deps)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('2')
    expect(JSON.stringify(deps.entries)).not.toContain('ayu@example.com')
  })

  test('is reported by the health check if the database does not respond', async () => {
    expect((await call('/api/health')).status).toBe(200)
    const down = fakeDeps({ ping: () => Promise.reject(new Error('down')) })
    expect((await readFailure(await call('/api/health', {}, down))).code).toBe('unavailable')
  })
})

test('a request without the secret of the proxy is refused if the proxy has a secret', async () => {
  const settings = { ...fakeDeps().settings, originSecret: 'a secret of CloudFront' }
  const statusWith = async (headers: Record<string, string>) =>
    (await call('/api/health', { headers }, fakeDeps({ settings }))).status
  expect(await statusWith({ 'x-origin-secret': settings.originSecret })).toBe(200)
  for (const invented of ['', 'a secret', `${settings.originSecret}, ${settings.originSecret}`])
    expect(await statusWith({ 'x-origin-secret': invented })).toBe(403)
  expect(await statusWith({})).toBe(403)
})

describe('every response', () => {
  test('has the security headers and a request id', async () => {
    for (const path of ['/api/health', '/api/nothing', '/api/currency-rates']) {
      const { headers } = await call(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('content-security-policy')).toContain("default-src 'none'; frame-ancestors 'none'")
      expect(headers.get('permissions-policy')).toContain('camera=()')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('strict-transport-security')).toContain('max-age=')
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    }
  })

  test('is logged in one line, without query, cookie or body', async () => {
    const deps = fakeDeps()
    await call('/api/bookings?when=secret', { headers: { cookie: 'other=secret' } }, deps)
    expect(deps.entries).toHaveLength(1)
    expect(deps.entries[0]).toMatchObject({ event: 'request', endpoint: 'listBookings', status: 401 })
    expect(JSON.stringify(deps.entries)).not.toContain('secret')
  })
})

test('currency rates can be cached for half an hour, and a session not at all', async () => {
  const currencies = () =>
    Promise.resolve({ currencies: [], currency_rates: { base_currency: 'IDR' as const, rates: {} } })
  const deps = fakeDeps({ catalog: { ...fakeDeps().catalog, readCurrencies: currencies } })
  expect((await call('/api/currency-rates', {}, deps)).headers.get('cache-control')).toBe('public, max-age=1800')
  expect((await call('/api/auth/session', {}, deps)).headers.get('cache-control')).toBe('no-store')
})

test('the request ID that a caller sends is ignored if there is no trusted proxy', async () => {
  const response = await call('/api/openapi.json', { headers: { 'x-request-id': 'chosen-by-the-caller' } })
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})
