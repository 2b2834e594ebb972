import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createCmsUser } from '../../testing/people.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { signReleaseLink } from './release-pages.ts'

const siteUrl = 'http://nusa.example'
let cms: TestCms
let html: string | null
const requestedUrls: (string | undefined)[] = []

// Imitates the responses of the publisher, which has its own tests.
const publisher = createServer((request, response) => {
  requestedUrls.push(request.url)
  response.end(JSON.stringify({ html }))
})

beforeAll(async () => {
  await new Promise<void>((resolve) => publisher.listen(0, '127.0.0.1', resolve))
  const { port } = publisher.address() as AddressInfo
  cms = await startCms({ siteUrl, publisher: { url: `http://127.0.0.1:${port}`, token: 'the-token' } })
})
afterAll(async () => {
  await cms.stop()
  await new Promise((resolve) => publisher.close(resolve))
})
beforeEach(() => {
  html = '<title>Old</title>'
  requestedUrls.length = 0
})

const page = async (token: string, path = '/tours') => {
  const answer = await cms.call('POST', '/api/publishing/page', { body: { token, path } })
  return { status: answer.status, body: await answer.json() }
}

test('an editor who requests a stored release is redirected to a link that works without sign-in', async () => {
  const { token } = await createCmsUser(cms, 'editor')
  const answer = await cms.call('GET', '/api/publishing/releases/12', { token })
  expect(answer.status).toBe(302)
  const [, key = ''] = /^http:\/\/nusa\.example\/api\/release\/(.+)\/$/.exec(answer.headers.get('location') ?? '') ?? []
  expect(await page(key)).toEqual({ status: 200, body: { kind: 'page', html } })
  expect(requestedUrls).toEqual(['/releases/12/page?path=%2Ftours'])
  html = null
  expect((await page(key)).status).toBe(404)
})

test('staff and anonymous callers get no link to a stored release', async () => {
  const { token } = await createCmsUser(cms, 'staff')
  for (const who of [token, '']) {
    expect((await cms.call('GET', '/api/publishing/releases/12', { token: who })).status).toBe(403)
  }
})

test('an expired link and a forged link to a stored release are rejected', async () => {
  const longAgo = new Date(Date.now() - 3 * 60 * 60 * 1000)
  for (const token of [await signReleaseLink(12, cms.payload.secret, longAgo), 'forged']) {
    expect((await page(token)).status).toBe(401)
  }
  expect(await page(await signReleaseLink(12, 'another secret of sixteen', new Date()))).toMatchObject({ status: 401 })
  expect(requestedUrls).toEqual([])
})
