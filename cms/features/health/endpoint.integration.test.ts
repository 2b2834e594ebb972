import type { PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { healthEndpoint } from './endpoint.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.stop())

test('GET /api/health tells anyone that the CMS works', async () => {
  const response = await cms.call('GET', '/api/health')
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }])
})

const check = async (endpoint: ReturnType<typeof healthEndpoint>, payload: object = cms.payload) => {
  const response = await endpoint.handler({ payload } as PayloadRequest)
  return [response.status, await response.json()]
}

test('the health of the CMS is bad after its build was replaced or deleted, until it is restarted', async () => {
  let buildId: string | null = 'first'
  const endpoint = healthEndpoint(async () => buildId)
  expect(await check(endpoint)).toEqual([200, { status: 'ok' }])
  const problems = ['build_replaced']
  for (buildId of ['second', null]) expect(await check(endpoint)).toEqual([503, { status: 'unavailable', problems }])
  expect(await check(healthEndpoint(async () => buildId))).toEqual([200, { status: 'ok' }])
})

test('the health of the CMS is bad while the database does not answer', async () => {
  const execute = () => Promise.reject(new Error('connect ECONNREFUSED'))
  const payload = { db: { drizzle: { execute } }, logger: { error: () => undefined } }
  const problems = ['database']
  expect(await check(healthEndpoint(), payload)).toEqual([503, { status: 'unavailable', problems }])
})
