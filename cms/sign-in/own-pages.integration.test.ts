import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeColleague } from '../testing/people.ts'
import { startCms, type TestCms } from '../testing/start-cms.ts'
import { remoteAddressHeader } from './remote-address.ts'

const email = 'editor@nusa.example'
const password = 'A-Password-1'
const own = 'http://cms.example'
let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
  await makeColleague(cms, 'editor')
})
afterAll(() => cms.stop())

const actions = ['login', 'forgot-password', 'reset-password', 'first-register']
/** Refused whoever asks: there is no such link, and there is an administrator. */
const statusOf = (action: string) => (['reset-password', 'first-register'].includes(action) ? 403 : 200)
const data = { email, password, token: 'x' }

/** What a form sends, the admin's own or one of another site. */
function form(): FormData {
  const sent = new FormData()
  sent.append('_payload', JSON.stringify(data))
  return sent
}

/** Each from an address of its own, where it does not matter. */
let addresses = 0
const newAddress = () => {
  addresses += 1
  return `10.77.0.${addresses}`
}
function ask(action: string, options: Parameters<TestCms['call']>[2], address = newAddress()) {
  const headers = new Headers(options?.headers)
  headers.set(remoteAddressHeader, address)
  return cms.call('POST', `/api/users/${action}`, { ...options, headers })
}

describe.each(actions)('%s', (action) => {
  test.each<[string, HeadersInit]>([
    ['its origin', { origin: 'https://evil.example' }],
    ['an origin that is kept secret', { origin: 'null' }],
    ['what the browser says of it', { 'sec-fetch-site': 'cross-site' }],
    ['what the browser says of a neighbor', { 'sec-fetch-site': 'same-site' }],
  ])('is refused to a page of another site by %s, and counts for nothing', async (_what, headers) => {
    const address = newAddress()
    for (let time = 0; time < 40; time += 1) {
      const answer = await ask(action, time % 2 ? { form: form(), headers } : { body: data, headers }, address)
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null])
      expect((await answer.json()).errors[0].message).toBe('Please open the CMS at its own address.')
    }
    expect((await ask(action, { body: data, headers: { origin: own } }, address)).status).not.toBe(429)
  })

  test('takes a form of the admin, and none that says not where it comes from', async () => {
    const [here, nowhere] = [
      await ask(action, { form: form(), headers: { origin: own } }),
      await ask(action, { form: form() }),
    ]
    expect(here.status).toBe(statusOf(action))
    expect(nowhere.status).toBe(415)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', 'x; application/json'])(
    'takes nothing as %s',
    async (type) => {
      const answer = await ask(action, { headers: { origin: own, 'content-type': type } })
      expect(answer.status).toBe(415)
    },
  )

  test('takes JSON from a program, which names no page', async () => {
    expect((await ask(action, { body: data })).status).toBe(statusOf(action))
  })
})

describe('the first one who registers', () => {
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

  test('is nobody whom a page of another site sends', async () => {
    for (const origin of ['https://evil.example', 'null']) expect((await register({ origin })).status).toBe(403)
    expect((await register({})).status).toBe(415)
    expect((await empty.payload.count({ collection: 'users' })).totalDocs).toBe(0)
  })

  test('is told what is missing, and is signed in then', async () => {
    const blank = await register({ origin: own }, { email: first.email, password })
    expect([blank.status, (await blank.json()).errors[0].data.errors[0].path]).toEqual([400, 'name'])
    const answer = await register({ origin: own }, { ...first, role: 'staff' })
    const { user, ...rest } = await answer.json()
    expect([answer.status, user.role, 'token' in rest]).toEqual([200, 'admin', false])
    const [, token] = /payload-token=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '') ?? []
    const me = await empty.call('GET', '/api/users/me', { token })
    expect((await me.json()).user.email).toBe(first.email)
  })
})
