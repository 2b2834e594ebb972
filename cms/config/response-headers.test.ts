import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { addHeadersToResponses } from './response-headers.ts'

test('addHeadersToResponses adds each security header to a response that does not set the header itself', async () => {
  addHeadersToResponses(false)
  const server = createServer((request, response) => {
    if (request.url === '/page') response.setHeader('Content-Security-Policy', "script-src 'nonce-c0ffee'")
    response.writeHead(308, { Location: '/' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const readHeaders = async (path: string) =>
    Object.fromEntries((await fetch(url + path, { redirect: 'manual' })).headers)
  expect(await readHeaders('//x')).toMatchObject({
    'strict-transport-security': expect.any(String),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("script-src 'self';"),
  })
  expect(await readHeaders('/page')).toMatchObject({ 'content-security-policy': "script-src 'nonce-c0ffee'" })
  await new Promise((resolve) => server.close(resolve))
})
