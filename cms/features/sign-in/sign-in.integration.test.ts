import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { countHashes } from '../../../dev/testing/count-hashes.ts'
import { createCmsUser } from '../../testing/people.ts'
import { startCms, type TestCms } from '../../testing/start-cms.ts'
import { remoteAddressHeader } from './remote-address.ts'

const knownEmail = 'editor@nusa.example'
const password = 'A-Password-1'
let cms: TestCms
beforeAll(async () => {
  cms = await startCms()
  await createCmsUser(cms, 'editor')
})
afterAll(() => cms.stop())

/** Returns an IP address that is in a different network each time. */
let networks = 0
const newAddress = () => {
  networks += 1
  return `10.${networks >> 8}.${networks & 255}.1`
}

async function send(action: string, body: object, address = newAddress(), at = cms) {
  const response = await at.call('POST', `/api/users/${action}`, { body, headers: { [remoteAddressHeader]: address } })
  const { errors, message } = await response.json()
  const words: string = errors?.[0]?.message ?? message
  return {
    status: response.status,
    wait: Number(response.headers.get('retry-after')),
    words,
    headers: response.headers,
  }
}
const signIn = (email: string, word: string, address?: string, at = cms) =>
  send('login', { email, password: word }, address, at)

/**
 * A blank password. It counts as a failed attempt like a wrong password, but is faster: Payload refuses it before
 * hashing, and hashing a hundred passwords would take a minute.
 */
const blank = ' '

/** Fails to sign in repeatedly and returns the statuses. */
async function fail(times: number, email: string, address?: string, word = 'wrong') {
  const statuses: number[] = []
  for (let time = 0; time < times; time += 1) statuses.push((await signIn(email, word, address)).status)
  return statuses
}

describe('signing in to the CMS', () => {
  test('computes one hash and returns the same error for an unknown email address and for a wrong password', async () => {
    const responses: unknown[] = []
    for (const email of [knownEmail, 'nobody@nusa.example']) {
      const hashes = await countHashes(async () => {
        const { status, words } = await signIn(email, 'wrong')
        responses.push([status, words])
      })
      expect([email, hashes]).toEqual([email, 1])
    }
    const refusal = [401, 'The email or password provided is incorrect.']
    expect(responses).toEqual([refusal, refusal])
  })

  test('takes at least the minimum response time', async () => {
    const slowCms = await startCms({ minSignInResponseMs: 700 })
    const started = performance.now()
    await send('login', { email: 'nobody@nusa.example', password: '' }, undefined, slowCms)
    expect(performance.now() - started).toBeGreaterThan(690)
    await slowCms.stop()
  })

  test.each([knownEmail, 'unknown@nusa.example'])(
    'is refused after ten failed sign-ins as %j from the same IP address',
    async (email) => {
      const address = newAddress()
      expect(await fail(10, email, address)).toEqual(Array(10).fill(401))
      const refused = await signIn(email, password, address)
      expect([refused.status, refused.words]).toEqual([429, expect.stringContaining('try again in 15 minutes')])
      expect(refused.wait).toBeGreaterThan(890)
      expect(refused.wait).toBeLessThanOrEqual(900)
      expect(refused.headers.get('set-cookie')).toBeNull()
    },
  )

  test('succeeds for the owner of an account, despite many failures from another IP address', async () => {
    const stranger = newAddress()
    await fail(60, knownEmail, stranger)
    expect((await signIn(knownEmail, password, newAddress())).status).toBe(200)
  })

  test('is limited across processes: only ten of 40 concurrent attempts are checked', async () => {
    const other = await startCms({ databaseUrl: cms.env.databaseUrl })
    const address = newAddress()
    const tries = Array.from({ length: 40 }, (_, index) =>
      signIn(knownEmail, 'wrong', address, index % 2 ? cms : other),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(30)
    await other.stop()
  })

  test('is not limited if every attempt succeeds', async () => {
    const address = newAddress()
    for (let time = 0; time < 12; time += 1) expect((await signIn(knownEmail, password, address)).status).toBe(200)
  })

  test('is refused for a whole IPv6 network after 30 failures with different accounts', async () => {
    const guess = (index: number) => signIn(`guess-${index}@nusa.example`, blank, `2001:db8:7:7::${index}`)
    const statuses: number[] = []
    for (let index = 0; index < 31; index += 1) statuses.push((await guess(index)).status)
    expect(statuses).toEqual([...Array(30).fill(400), 429])
  })

  test('is refused from new IP addresses after too many failures with an account, but a mailed link is accepted', async () => {
    const home = newAddress()
    expect((await signIn(knownEmail, password, home)).status).toBe(200)
    const statuses: number[] = []
    for (let stranger = 0; stranger < 11; stranger += 1)
      statuses.push(...(await fail(10, knownEmail, newAddress(), blank)))
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(100)
    expect(statuses.at(-1)).toBe(429)
    expect((await signIn(knownEmail, password)).status).toBe(429)
    // An address from which the owner signed in recently is exempt.
    expect((await signIn(knownEmail, password, home)).status).toBe(200)

    const token = await mailedToken()
    expect((await send('reset-password', { token, password })).headers.get('set-cookie')).toMatch(
      /payload-token=.+HttpOnly/,
    )
    expect((await signIn(knownEmail, password)).status).toBe(200)
  }, 60_000)

  test('requires an email address and a password as non-blank strings', async () => {
    for (const body of [
      {},
      { email: knownEmail },
      { email: [knownEmail], password: { a: 1 } },
      { email: knownEmail, password: '  ' },
    ]) {
      expect((await send('login', body)).status).toBe(400)
    }
  })
})

/** Requests a link and returns its token. */
async function mailedToken(email = knownEmail): Promise<string> {
  const before = await listMails()
  expect((await send('forgot-password', { email })).status).toBe(200)
  return vi.waitFor(async () => {
    const [name] = (await listMails()).filter((mail) => !before.includes(mail))
    const text = (await readFile(path.join(cms.env.outboxDir, name ?? ''), 'utf8')).replaceAll('=\r\n', '')
    return /admin\/reset\/(\w{40})/.exec(text)?.[1] ?? Promise.reject(new Error('No link was mailed.'))
  })
}

const listMails = () => readdir(cms.env.outboxDir).catch((): string[] => [])

describe('the reset of a CMS password', () => {
  test('gives the same response whether or not the account exists, and whether or not the email is sent', async () => {
    const cmsWithoutMail = await startCms({ smtpUrl: 'smtp://127.0.0.1:1' })
    await createCmsUser(cmsWithoutMail, 'editor')
    const responses: unknown[] = []
    for (const email of [knownEmail, 'nobody@nusa.example']) {
      const { status, words } = await send('forgot-password', { email }, undefined, cmsWithoutMail)
      responses.push([status, words])
    }
    expect(responses).toEqual([
      [200, 'Success'],
      [200, 'Success'],
    ])
    await cmsWithoutMail.stop()
  })

  test.each([knownEmail, 'unknown@nusa.example'])(
    'is refused after three requests for %j from the same IP address',
    async (email) => {
      const address = newAddress()
      const statuses: number[] = []
      for (let time = 0; time < 4; time += 1) statuses.push((await send('forgot-password', { email }, address)).status)
      expect(statuses).toEqual([200, 200, 200, 429])
      const { wait, words } = await send('forgot-password', { email }, address)
      expect([wait > 3500, words]).toEqual([true, expect.stringContaining('try again in 60 minutes')])
    },
  )

  test('succeeds once if several requests use the same link at the same time', async () => {
    const { account } = await createCmsUser(cms, 'staff')
    const token = await mailedToken(account.email)
    const tries = Array.from({ length: 4 }, () => send('reset-password', { token, password }))
    const responses = await Promise.all(tries)
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403])
    expect(responses.filter(({ headers }) => headers.has('set-cookie'))).toHaveLength(1)
  })

  test('is refused for an IP address that has tried too many invalid links', async () => {
    const address = newAddress()
    const guess = () => send('reset-password', { token: 'no-link', password }, address)
    for (let time = 0; time < 30; time += 1) expect((await guess()).status).toBe(403)
    expect((await guess()).status).toBe(429)
  })
})

test('the sign-in limit ignores addresses in X-Forwarded-For that the trusted proxy did not add', async () => {
  const proxied = await startCms({ trustedProxyHeader: 'x-forwarded-for' })
  const from = (at: TestCms, header: string) =>
    at.call('POST', '/api/users/login', {
      body: { email: 'x@nusa.example', password: blank },
      headers: { 'x-forwarded-for': header, [remoteAddressHeader]: '10.200.0.1' },
    })
  const statusesOf = async (at: TestCms, headers: string[]) => {
    const statuses: number[] = []
    for (const header of headers) statuses.push((await from(at, header)).status)
    return statuses
  }
  const forgedAddresses = Array.from({ length: 11 }, (_, index) => `6.6.6.${index}`)
  // `forgedAddresses` are header values that the caller sends.
  expect((await statusesOf(cms, forgedAddresses)).at(-1)).toBe(429)
  expect(
    (
      await statusesOf(
        proxied,
        forgedAddresses.map((address) => `${address}, 10.3.3.3`),
      )
    ).at(-1),
  ).toBe(429)
  expect((await from(proxied, '10.4.4.4')).status).toBe(400)
  await proxied.stop()
})
