import { createServer, type Server } from 'node:http'
import { currentRequestId } from '@nusa/shared/log'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { addRequestIds } from './request-ids.ts'

const log = vi.fn()
let server: Server
let url = ''
let status = 200
/** The id that the handler of the last request sees. */
let seenId: string | null = null

beforeAll(async () => {
  addRequestIds(log, { proxyRequestIdHeader: 'x-proxy-request', catalogToken: 'token-of-the-build' })
  server = createServer((_request, response) => {
    seenId = currentRequestId()
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  url = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
})
afterAll(() => {
  server.close()
})
beforeEach(() => {
  log.mockClear()
  status = 200
})

async function call(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<string | null> {
  const response = await fetch(url + path, { method, headers })
  await response.text()
  return response.headers.get('x-request-id')
}

test('the response and the handler get the id of a request, and the caller cannot choose the id', async () => {
  const id = await call('/admin', { 'x-request-id': 'invented-by-caller' })
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  expect(seenId).toBe(id)
  expect(await call('/admin', { 'x-request-id': 'invented-by-caller', authorization: 'Bearer wrong' })).not.toBe(
    'invented-by-caller',
  )
})

test('the trusted proxy and the build can choose the id of a request', async () => {
  expect(await call('/admin', { 'x-proxy-request': 'sent-by-the-proxy' })).toBe('sent-by-the-proxy')
  const build = { 'x-request-id': 'change-of-putu', authorization: 'Bearer token-of-the-build' }
  expect(await call('/api/catalog', build)).toBe('change-of-putu')
})

test('the log contains writes, failed requests and requests of the build, without the complete address', async () => {
  await call('/admin/login')
  await call('/api/tours/7')
  await call('/api/users/reset?token=secret', {}, 'POST')
  await call('/api/catalog')
  status = 500
  await call('/api/tours/7')
  await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(3))
  const ms = expect.any(Number)
  expect(log.mock.calls).toEqual([
    ['info', 'request', { method: 'POST', endpoint: 'users', status: 200, ms }],
    ['info', 'request', { method: 'GET', endpoint: 'catalog', status: 200, ms }],
    ['error', 'request', { method: 'GET', endpoint: 'tours', status: 500, ms }],
  ])
})
