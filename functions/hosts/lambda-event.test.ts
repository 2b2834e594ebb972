import { expect, test } from 'vitest'
import { type LambdaEvent, readCallerIp, toLambdaResponse, toRequest } from './lambda-event.ts'

/** Events of the same request from each source: `GET /api/invoices/7?a=1&b=x y` with two cookies. */
const headers = { host: 'nusa.example', cookie: 'nusa-session=abc; other=1', 'x-forwarded-for': '6.6.6.6, 10.0.0.1' }
const multiValueHeaders = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]))
const path = '/api/invoices/7'
const http = { method: 'GET', sourceIp: '10.0.0.1' }
const httpApi = {
  rawPath: path,
  rawQueryString: 'a=1&b=x%20y',
  headers: { host: headers.host },
  cookies: ['nusa-session=abc', 'other=1'],
  requestContext: { domainName: 'nusa.example', stage: '$default', http },
} satisfies LambdaEvent
const restApi = {
  httpMethod: 'GET',
  path,
  headers,
  multiValueHeaders,
  queryStringParameters: { a: '1', b: 'x y' },
  multiValueQueryStringParameters: { a: ['1'], b: ['x y'] },
  body: null,
  requestContext: { domainName: 'nusa.example', identity: { sourceIp: '10.0.0.1' } },
} satisfies LambdaEvent
const loadBalancer = {
  httpMethod: 'GET',
  path,
  headers,
  queryStringParameters: { a: '1', b: 'x%20y' },
  body: '',
  requestContext: { elb: {} },
} satisfies LambdaEvent
const { headers: _single, ...rest } = loadBalancer
const multiValueLoadBalancer: LambdaEvent = { ...rest, multiValueHeaders }

const requestContext = { domainName: 'nusa.example', http: { method: 'POST', sourceIp: '10.0.0.1' } }

test('a Lambda event is converted to a Request', async () => {
  const request = toRequest({
    rawPath: '/api/auth/sign-in',
    rawQueryString: 'a=1',
    headers: { 'content-type': 'application/json', 'x-absent': undefined },
    cookies: ['nusa-session=abc', 'other=1'],
    body: Buffer.from('{"email":"ä"}').toString('base64'),
    isBase64Encoded: true,
    requestContext,
  })
  expect(request.url).toBe('https://nusa.example/api/auth/sign-in?a=1')
  expect(request.headers.get('cookie')).toBe('nusa-session=abc; other=1')
  expect(await request.json()).toEqual({ email: 'ä' })
})

test('the path of an event without a stage stays whole', () => {
  const event = { rawPath: '/undefined/x', headers: {}, requestContext }
  expect(toRequest(event).url).toBe('https://nusa.example/undefined/x')
})

test.each<[string, LambdaEvent]>([
  ['an HTTP API', httpApi],
  [
    'an HTTP API with a stage',
    { ...httpApi, rawPath: `/prod${path}`, requestContext: { ...httpApi.requestContext, stage: 'prod' } },
  ],
  ['a REST API', restApi],
  ['a load balancer', loadBalancer],
  ['a load balancer that sends several values of a header', multiValueLoadBalancer],
])('toRequest and readCallerIp read the URL, cookies and IP address of a request through %s', (_source, event) => {
  const request = toRequest(event)
  const { pathname, searchParams, host } = new URL(request.url)
  expect([request.method, host, pathname, Object.fromEntries(searchParams)]).toEqual([
    'GET',
    'nusa.example',
    path,
    { a: '1', b: 'x y' },
  ])
  expect(request.headers.get('cookie')).toBe('nusa-session=abc; other=1')
  expect(readCallerIp(event)).toBe('10.0.0.1')
})

test.each<[string, LambdaEvent, object]>([
  ['a REST API', restApi, { multiValueHeaders: { 'set-cookie': ['a=1', 'b=2'] } }],
  ['a load balancer', loadBalancer, { headers: { 'set-cookie': 'a=1', 'Set-Cookie': 'b=2' } }],
  [
    'a load balancer that accepts several values of a header',
    multiValueLoadBalancer,
    { multiValueHeaders: { 'set-cookie': ['a=1', 'b=2'] } },
  ],
])('a response through %s sets every cookie', async (_source, event, expected) => {
  const response = new Response(null, { status: 204 })
  for (const cookie of ['a=1', 'b=2']) response.headers.append('set-cookie', cookie)
  expect(await toLambdaResponse(response, event)).toMatchObject({ statusCode: 204, ...expected })
})

test('a response through an HTTP API lists the cookies separately from the headers', async () => {
  const response = new Response('{}', { status: 201, headers: { 'content-type': 'application/json' } })
  response.headers.append('set-cookie', 'a=1; Expires=Sat, 21 Nov 2026 06:00:00 GMT')
  response.headers.append('set-cookie', 'b=2')
  expect(await toLambdaResponse(response, httpApi)).toEqual({
    statusCode: 201,
    headers: { 'content-type': 'application/json' },
    cookies: ['a=1; Expires=Sat, 21 Nov 2026 06:00:00 GMT', 'b=2'],
    body: '{}',
    isBase64Encoded: false,
  })
})

test('a Lambda response contains every byte of a file, encoded as Base64', async () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index)
  const { body, isBase64Encoded } = await toLambdaResponse(
    new Response(bytes, { headers: { 'content-type': 'application/pdf' } }),
    httpApi,
  )
  expect(isBase64Encoded).toBe(true)
  expect(new Uint8Array(Buffer.from(body, 'base64'))).toEqual(bytes)
})

test.each(['text/calendar; charset=utf-8; method=PUBLISH', 'application/json; charset=utf-8'])(
  'a Lambda response contains a body of the type %j as text',
  async (type) => {
    const answer = await toLambdaResponse(
      new Response('Bunga kamboja – é', { headers: { 'content-type': type } }),
      httpApi,
    )
    expect(answer).toMatchObject({ body: 'Bunga kamboja – é', isBase64Encoded: false })
  },
)
