import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { startTelemetry, type Telemetry } from '@nusa/telemetry'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { createPaymentHelpers, type PaymentHelpers } from './testing/payment-helpers.ts'
import { startTestApp, type TestApp } from './testing/start-app.ts'

const attributeSchema = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })
const spanSchema = z.object({
  name: z.string(),
  spanId: z.string(),
  parentSpanId: z.optional(z.string()),
  attributes: z.array(attributeSchema),
})
const tracesSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attributeSchema) }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
})
const metricsSchema = z.object({
  resourceMetrics: z.array(
    z.object({ scopeMetrics: z.array(z.object({ metrics: z.array(z.looseObject({ name: z.string() })) })) }),
  ),
})

/** The data that a monitoring service received, as text. */
const received: { url: string; headers: IncomingHttpHeaders; body: string }[] = []
const service = createServer(async (request, response) => {
  received.push({ url: request.url ?? '', headers: request.headers, body: await text(request) })
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
})

let telemetry: Telemetry | null = null
let shop: TestApp
let helpers: PaymentHelpers

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const { port } = service.address() as AddressInfo
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`)
  vi.stubEnv('SENTRY_DSN', `http://key@127.0.0.1:${port}/7`)
  telemetry = await startTelemetry('functions', process.env)
  shop = await startTestApp({ logsBrowserErrors: true })
  helpers = await createPaymentHelpers(shop)
})
afterAll(async () => {
  await telemetry?.stop()
  await shop.stop()
  service.close()
  vi.unstubAllEnvs()
})
beforeEach(async () => {
  await telemetry?.flush()
  received.length = 0
})

const bodiesOf = (path: string) => received.filter(({ url }) => url === path).map(({ body }) => JSON.parse(body))
const spans = () =>
  bodiesOf('/v1/traces').flatMap((body) =>
    z.parse(tracesSchema, body).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  )
const attributesOf = ({ attributes }: z.infer<typeof spanSchema>) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

test('OpenTelemetry receives a booking request with its queries, and counts the booking and the payment', async () => {
  const { id } = await helpers.bookToPay()
  await helpers.changeAtProvider(helpers.listProviderInvoices(id)[0]?.id ?? '', 'pay')
  await telemetry?.flush()

  const request = spans().find((span) => span.name === 'request' && attributesOf(span).endpoint === 'placeBooking')
  expect(request && attributesOf(request)).toMatchObject({
    method: 'POST',
    status: 200,
    request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  const queries = spans().filter(({ parentSpanId }) => parentSpanId === request?.spanId)
  expect(queries.length).toBeGreaterThan(2)
  expect(attributesOf(queries[0] ?? expect.fail('There is no query.'))).toEqual({
    'db.system.name': 'postgresql',
    'db.operation.name': expect.stringMatching(/^\w+$/),
  })

  const metrics = bodiesOf('/v1/metrics').flatMap((body) =>
    z
      .parse(metricsSchema, body)
      .resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics)),
  )
  const names = metrics.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['http.server.request.duration', 'db.client.operation.duration', 'nusa.bookings']),
  )
  expect(JSON.stringify(metrics.find(({ name }) => name === 'nusa.payments'))).toContain('"paid"')
  // The data must not contain personal data.
  expect(received.map(({ body }) => body).join()).not.toMatch(/ayu@example\.com|Lestari/)
})

test('Sentry receives an unexpected error with the request ID, but without the values of the query', async () => {
  vi.spyOn(shop.deps.catalog, 'readCurrencies').mockRejectedValueOnce(
    new Error('Failed query: select 1\nparams: ayu@example.com'),
  )
  const response = await helpers.ayu.send('GET', '/api/currency-rates')
  expect(response.status).toBe(500)
  await telemetry?.flush()
  const [event] = received.filter(({ url }) => url.startsWith('/api/7/envelope/'))
  const lines = (event?.body ?? '').split('\n').map((line) => JSON.parse(line))
  expect(lines.at(-1)).toMatchObject({
    level: 'error',
    transaction: 'fault',
    tags: { process: 'functions', request_id: response.headers.get('x-request-id') },
    exception: { values: [{ type: 'Error', value: 'Failed query: select 1' }] },
  })
  expect(event?.body).not.toContain('ayu@example.com')
})

test('Sentry receives a browser error with the request ID, and OpenTelemetry counts the error', async () => {
  const stack = 'TypeError: x\n    at open (https://nusa.example/_astro/Base.a1b2c3d.js:1:20)'
  const report = { name: 'TypeError', message: 'x of ayu@example.com', stack, page: '/tours' }
  const response = await helpers.ayu.send('POST', '/api/browser-errors', report)
  expect(await response.json()).toEqual({ recorded: true })
  await telemetry?.flush()
  const [event] = received.filter(({ url }) => url.startsWith('/api/7/envelope/'))
  const lines = (event?.body ?? '').split('\n').map((line) => JSON.parse(line))
  expect(lines.at(-1)).toMatchObject({
    level: 'error',
    platform: 'javascript',
    transaction: 'browser-error',
    tags: { process: 'browser', request_id: response.headers.get('x-request-id') },
    extra: { page: '/tours' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'x of [email]',
          stacktrace: { frames: [{ function: 'open', filename: '/_astro/Base.a1b2c3d.js', lineno: 1, colno: 20 }] },
        },
      ],
    },
  })
  expect(JSON.stringify(bodiesOf('/v1/metrics'))).toContain('nusa.browser.errors')
})

test('telemetry is not loaded if the environment does not enable it', async () => {
  expect(await startTelemetry('functions', {})).toBeNull()
})
