import { expect, test } from 'vitest'
import { answerOf, requestOf } from './lambda-event.ts'

const requestContext = { domainName: 'nusa.example', http: { method: 'POST', sourceIp: '10.0.0.1' } }

test('an event becomes the request that it was', async () => {
  const request = requestOf({
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

test('an answer keeps its cookies apart', async () => {
  const response = new Response('{}', { status: 201, headers: { 'content-type': 'application/json' } })
  response.headers.append('set-cookie', 'a=1; Expires=Sat, 21 Nov 2026 06:00:00 GMT')
  response.headers.append('set-cookie', 'b=2')
  expect(await answerOf(response)).toEqual({
    statusCode: 201,
    headers: { 'content-type': 'application/json' },
    cookies: ['a=1; Expires=Sat, 21 Nov 2026 06:00:00 GMT', 'b=2'],
    body: '{}',
  })
})
