import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCmsUser } from '../../testing/people.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { remoteAddressHeader } from './remote-address.ts'

const email = 'editor@nusa.example'
const password = 'A-Password-1'
const own = 'http://cms.example'
let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
  await createCmsUser(cms, 'editor')
})
afterAll(() => cms.stop())

const actions = ['login', 'forgot-password', 'reset-password', 'first-register']
/** Two actions are always refused here, because the token is invalid and an administrator exists. */
const statusOf = (action: string) => (['reset-password', 'first-register'].includes(action) ? 403 : 200)
const data = { email, password, token: 'x' }

/** Builds a form as sent by the admin or by another site. */
function form(): FormData {
  const sent = new FormData()
  sent.append('_payload', JSON.stringify(data))
  return sent
}

/** Returns a new IP address, so that attempts do not share a limit. */
let addresses = 0
const newAddress = () => {
  addresses += 1
  return `10.77.0.${addresses}`
}
function send(action: string, options: Parameters<TestCms['call']>[2], address = newAddress()) {
  const headers = new Headers(options?.headers)
  headers.set(remoteAddressHeader, address)
  return cms.call('POST', `/api/users/${action}`, { ...options, headers })
}

describe.each(actions)('the action %s', (action) => {
  test.each<[string, HeadersInit]>([
    ['the origin header', { origin: 'https://evil.example' }],
    ['the origin “null”', { origin: 'null' }],
    ['the header Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['the header Sec-Fetch-Site: same-site', { 'sec-fetch-site': 'same-site' }],
  ])('refuses a request from another site because of %s, and does not count the attempt', async (_what, headers) => {
    const address = newAddress()
    for (let time = 0; time < 40; time += 1) {
      const response = await send(action, time % 2 ? { form: form(), headers } : { body: data, headers }, address)
      expect([response.status, response.headers.get('set-cookie')]).toEqual([403, null])
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect((await response.json()).errors[0].message).toBe('Please open the CMS at its usual address.')
    }
    expect((await send(action, { body: data, headers: { origin: own } }, address)).status).not.toBe(429)
  })

  test('accepts a form from the admin, and refuses a form without an origin', async () => {
    const [here, nowhere] = [
      await send(action, { form: form(), headers: { origin: own } }),
      await send(action, { form: form() }),
    ]
    expect(here.status).toBe(statusOf(action))
    expect(nowhere.status).toBe(415)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', 'x; application/json'])(
    'refuses the content type %j',
    async (type) => {
      const response = await send(action, { headers: { origin: own, 'content-type': type } })
      expect(response.status).toBe(415)
    },
  )

  test('accepts JSON from a client that is not a browser', async () => {
    expect((await send(action, { body: data })).status).toBe(statusOf(action))
  })
})

describe('registering the first user', () => {
  const first = { name: 'Ada', email: 'ada@nusa.example', password }
  let empty: TestCms
  beforeAll(async () => {
    empty = await startCms()
  })
  afterAll(() => empty.stop())
  const register = (headers: HeadersInit, sent: object = first) => {
    const body = new FormData()
    body.append('_payload', JSON.stringify(sent))
    return empty.call('POST', '/api/users/first-register', { form: body, headers })
  }

  test('is refused for a cross-site request', async () => {
    for (const origin of ['https://evil.example', 'null']) expect((await register({ origin })).status).toBe(403)
    expect((await register({})).status).toBe(415)
    expect((await empty.payload.count({ collection: 'users' })).totalDocs).toBe(0)
  })

  test('requires a name, and signs the new administrator in', async () => {
    const blank = await register({ origin: own }, { email: first.email, password })
    expect([blank.status, (await blank.json()).errors[0].data.errors[0].path]).toEqual([400, 'name'])
    const response = await register({ origin: own }, { ...first, role: 'staff' })
    const { user, ...rest } = await response.json()
    expect([response.status, user.role, 'token' in rest]).toEqual([200, 'admin', false])
    const [, token] = /payload-token=([^;]+)/.exec(response.headers.get('set-cookie') ?? '') ?? []
    const me = await empty.call('GET', '/api/users/me', { token })
    expect((await me.json()).user.email).toBe(first.email)
  })
})
