import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { fakeDeps } from '../testing/fake-deps.ts'

const siteUrl = 'https://nusa.example'
const stack = `TypeError: x\n    at open (${siteUrl}/_astro/Base.a1b2c3d.js:1:20)`
const error = { name: 'TypeError', message: 'x of ayu@example.com', stack, page: '/tours', script: '', browser: '' }

function send(app: ReturnType<typeof createApp>, body: object) {
  const headers = { origin: siteUrl, 'content-type': 'application/json' }
  return app.request(`${siteUrl}/api/browser-errors`, { method: 'POST', headers, body: JSON.stringify(body) })
}

function monitoredDeps() {
  const deps = fakeDeps()
  deps.settings = { ...deps.settings, logsBrowserErrors: true, release: '2.1' }
  return deps
}

test('a browser error is logged once, with the release, if the operator monitors errors', async () => {
  const deps = monitoredDeps()
  const response = await send(createApp(deps), error)
  expect(await response.json()).toEqual({ recorded: true })
  expect(deps.entries.filter(({ event }) => event === 'browser-error')).toEqual([
    {
      level: 'error',
      event: 'browser-error',
      release: '2.1',
      error: 'TypeError: x of [email]',
      stack: 'at open (/_astro/Base.a1b2c3d.js:1:20)',
      page: '/tours',
      script: null,
      browser: null,
    },
  ])

  const unmonitored = fakeDeps()
  expect(await (await send(createApp(unmonitored), error)).json()).toEqual({ recorded: false })
  expect(unmonitored.entries.map(({ event }) => event)).toEqual(['request'])
})

test('reports of browser errors are limited in size, and in number for all IP addresses together', async () => {
  const deps = monitoredDeps()
  const large = await send(createApp(deps), { ...error, more: 'x'.repeat(16 * 1024) })
  const long = await send(createApp(deps), { ...error, stack: 'x'.repeat(4001) })
  expect([large.status, long.status]).toEqual([413, 422])
  deps.limiter.consume = async (name) => (name === 'browser-errors' ? 5 : null)
  expect((await send(createApp(deps), error)).status).toBe(429)
  expect(deps.entries.some(({ event }) => event === 'browser-error')).toBe(false)
})

test('health checks are never rate-limited, and query the database at most once a second', async () => {
  const deps = fakeDeps()
  let pings = 0
  deps.ping = async () => void pings++
  deps.limiter.consume = async () => 5
  const app = createApp(deps)
  const responses = await Promise.all(Array.from({ length: 50 }, () => app.request(`${siteUrl}/api/health`)))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  expect(pings).toBe(1)
})
