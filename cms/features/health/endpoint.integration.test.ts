import type { PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createCmsUser } from '../../testing/people.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { healthEndpoint } from './endpoint.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms({ isMonitored: true, release: '2.1' })
})
afterAll(() => cms.stop())

test('GET /api/health returns the status to callers who are not signed in', async () => {
  const response = await cms.call('GET', '/api/health')
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }])
})

const check = async (endpoint: ReturnType<typeof healthEndpoint>, payload: object = cms.payload) => {
  const response = await endpoint.handler({ payload } as PayloadRequest)
  return [response.status, await response.json()]
}

test('GET /api/health reports a problem after the build was replaced or deleted, until the CMS is restarted', async () => {
  let buildId: string | null = 'first'
  const endpoint = healthEndpoint(async () => buildId)
  expect(await check(endpoint)).toEqual([200, { status: 'ok' }])
  const problems = ['build_replaced']
  for (buildId of ['second', null]) expect(await check(endpoint)).toEqual([503, { status: 'unavailable', problems }])
  expect(await check(healthEndpoint(async () => buildId))).toEqual([200, { status: 'ok' }])
})

test('GET /api/health reports a problem while the database does not respond', async () => {
  const execute = () => Promise.reject(new Error('connect ECONNREFUSED'))
  const payload = { db: { drizzle: { execute } }, logger: { error: () => undefined } }
  const problems = ['database']
  expect(await check(healthEndpoint(), payload)).toEqual([503, { status: 'unavailable', problems }])
})

test('POST /api/browser-errors logs an error once, and only if the sender is a CMS user', async () => {
  const body = {
    name: 'TypeError',
    message: 'x of ayu@example.com',
    stack: 'TypeError: x\n    at open (http://cms.example/_next/static/chunks/a1.js:1:20)',
    page: '/admin/collections/tours',
  }
  const error = vi.spyOn(cms.payload.logger, 'error').mockImplementation(() => undefined)
  const { token } = await createCmsUser(cms, 'staff')
  expect((await cms.call('POST', '/api/browser-errors', { body })).status).toBe(401)
  const response = await cms.call('POST', '/api/browser-errors', { token, body })
  expect(await response.json()).toEqual({ recorded: true })
  expect(error.mock.calls).toEqual([
    [
      {
        release: '2.1',
        error: 'TypeError: x of [email]',
        stack: 'at open (/_next/static/chunks/a1.js:1:20)',
        page: '/admin/collections/tours',
        script: null,
        browser: null,
      },
      'browser-error',
    ],
  ])
  error.mockRestore()
})
