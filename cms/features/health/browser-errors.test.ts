import type { PayloadRequest } from 'payload'
import { expect, test, vi } from 'vitest'
import { browserErrorsEndpoint } from './browser-errors.ts'

const report = JSON.stringify({ name: 'TypeError', message: 'x', stack: '', page: '/admin' })

/** Returns a function that sends a report as a signed-in user, and the list of logged errors. */
function start(isMonitored = true) {
  const error = vi.fn()
  const endpoint = browserErrorsEndpoint({ isMonitored, release: null })
  const send = async (text = report) => {
    const headers = new Headers({ 'content-length': String(text.length) })
    const req = { user: { collection: 'users' }, headers, text: async () => text, payload: { logger: { error } } }
    const response = await endpoint.handler(req as unknown as PayloadRequest)
    return [response.status, await response.json()]
  }
  return { send, logged: error.mock.calls }
}

const notRecorded = { recorded: false }

test('browserErrorsEndpoint logs at most 60 errors per minute', async () => {
  vi.useFakeTimers({ now: 0 })
  const { send, logged } = start()
  for (let sent = 0; sent < 60; sent++) expect(await send()).toEqual([200, { recorded: true }])
  expect(await send()).toEqual([429, notRecorded])
  vi.setSystemTime(60_000)
  expect(await send()).toEqual([200, { recorded: true }])
  expect(logged).toHaveLength(61)
  vi.useRealTimers()
})

test('browserErrorsEndpoint logs no reports if monitoring is off, and no reports that are too large or invalid', async () => {
  expect(await start(false).send()).toEqual([200, notRecorded])
  const { send, logged } = start()
  expect(await send('x'.repeat(20_000))).toEqual([413, notRecorded])
  expect(await send('{}')).toEqual([400, notRecorded])
  expect(logged).toEqual([])
})
