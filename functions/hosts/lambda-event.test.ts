import { expect, test } from 'vitest'
import { toLambdaResponse, toRequest } from './lambda-event.ts'

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

test('a Lambda response lists its cookies separately from its headers', async () => {
  const response = new Response('{}', { status: 201, headers: { 'content-type': 'application/json' } })
  response.headers.append('set-cookie', 'a=1; Expires=Sat, 21 Nov 2026 06:00:00 GMT')
  response.headers.append('set-cookie', 'b=2')
  expect(await toLambdaResponse(response)).toEqual({
    statusCode: 201,
    headers: { 'content-type': 'application/json' },
    cookies: ['a=1; Expires=Sat, 21 Nov 2026 06:00:00 GMT', 'b=2'],
    body: '{}',
    isBase64Encoded: false,
  })
})

test('a Lambda response contains a file byte for byte', async () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index)
  const { body, isBase64Encoded } = await toLambdaResponse(
    new Response(bytes, { headers: { 'content-type': 'application/pdf' } }),
  )
  expect(isBase64Encoded).toBe(true)
  expect(new Uint8Array(Buffer.from(body, 'base64'))).toEqual(bytes)
})

test.each(['text/calendar; charset=utf-8; method=PUBLISH', 'application/json; charset=utf-8'])(
  'a Lambda response contains a body of type %s as text',
  async (type) => {
    const answer = await toLambdaResponse(new Response('Bunga kamboja – é', { headers: { 'content-type': type } }))
    expect(answer).toMatchObject({ body: 'Bunga kamboja – é', isBase64Encoded: false })
  },
)
