import { createHash } from 'node:crypto'
import { contract } from '@nusa/shared/api'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweep } from '../services/payments/sweep.ts'
import type { Browser } from '../testing/browser.ts'
import { createVerifiedAccount, otherPassword, saveAccount } from '../testing/people.ts'
import { password, startTestApp, type TestApp } from '../testing/start-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await startTestApp()
})
afterAll(() => shop.stop())

describe('a session', () => {
  test('contains the traveller and the lifetime, and ends when the traveller signs out', async () => {
    const email = await createVerifiedAccount(shop)
    const browser = shop.newBrowser()
    expect(await browser.call('session')).toEqual({ session: null })
    await browser.call('signIn', { email, password })
    const { session } = await browser.call('session')
    expect(session?.user.email).toBe(email)
    expect(session?.expires_in).toBeGreaterThan(7000)
    const cookie = browser.cookie
    await browser.call('signOut')
    expect(browser.cookie).toBeNull()
    browser.cookie = cookie
    expect(await browser.call('session')).toEqual({ session: null })
    expect((await browser.callExpectingFailure('getProfile')).code).toBe('not_authenticated')
  })

  test('is not ended by concurrent sign-ins of the same account or changes of its profile', async () => {
    const email = await createVerifiedAccount(shop)
    const browsers = Array.from({ length: 16 }, () => shop.newBrowser())
    const [first] = browsers
    await first?.call('signIn', { email, password })
    await Promise.all([
      ...browsers.slice(1).map((browser) => browser.call('signIn', { email, password })),
      ...['Amed', 'Ubud', 'Kuta'].map((city) => first?.call('changeProfile', { city })),
    ])
    const sessions = await Promise.all(browsers.map((browser) => browser.call('session')))
    expect(sessions.every(({ session }) => session?.user.email === email)).toBe(true)

    await browsers[3]?.call('signOut')
    expect((await browsers[4]?.call('session'))?.session).not.toBeNull()
    await browsers[5]?.call('signOutEverywhere')
    const ended = await Promise.all(browsers.map((browser) => browser.call('session')))
    expect(ended.every(({ session }) => session === null)).toBe(true)
  })

  test('belongs to the right traveller for concurrent requests', async () => {
    const emails = await Promise.all([
      createVerifiedAccount(shop),
      createVerifiedAccount(shop),
      createVerifiedAccount(shop),
    ])
    const browsers = await Promise.all(
      emails.map(async (email) => {
        const browser = shop.newBrowser()
        await browser.call('signIn', { email, password })
        return browser
      }),
    )
    const stranger = shop.newBrowser()
    stranger.cookie = `nusa-session=${'x'.repeat(43)}`
    const asking = Array.from({ length: 40 }, () => [...browsers, stranger]).flat()
    const answers = await Promise.all(asking.map((browser) => browser.call('session')))
    const sessionEmails = answers.map(({ session }) => session?.user.email ?? null)
    expect(sessionEmails).toEqual(Array.from({ length: 40 }, () => [...emails, null]).flat())
  })

  const hashIn = (cookie: string | null) =>
    createHash('sha256')
      .update(cookie?.split('=')[1] ?? '')
      .digest('hex')

  /** Moves the start and the expiry of a session, relative to now. */
  const shift = (browser: Browser, created: string, expires: string) =>
    shop.office.pool.query(
      `update traveller_sessions set created_at = now() + $1::interval, expires_at = now() + $2::interval
        where token_hash = $3`,
      [created, expires, hashIn(browser.cookie)],
    )

  async function signInBrowser(): Promise<Browser> {
    const browser = shop.newBrowser()
    await browser.call('signIn', { email: await createVerifiedAccount(shop), password })
    return browser
  }

  test.each(['session', 'refresh'] as const)(
    'continues after its expiry if the traveller returns within two weeks and calls the endpoint %s',
    async (name) => {
      const browser = await signInBrowser()
      for (const expires of ['-3 hours', '-13 days -23 hours']) {
        await shift(browser, '-14 days', expires)
        expect((await browser.call(name)).session?.expires_in).toBeGreaterThan(7000)
      }
      await shift(browser, '-14 days', '-3 hours')
      expect((await browser.call('getProfile')).city).toBe('')
      await shift(browser, '-14 days -5 hours', '-14 days -1 minute')
      expect(await browser.call(name)).toEqual({ session: null })
    },
  )

  test('lasts two hours, and its cookie expires after thirty days', async () => {
    const browser = shop.newBrowser()
    const response = await browser.send('POST', contract.signIn.path, {
      email: await createVerifiedAccount(shop),
      password,
    })
    const { session } = await response.json()
    const [, until = ''] = /Expires=([^;]+)/.exec(response.headers.getSetCookie()[0] ?? '') ?? []
    const left = session.expires_at - Date.now() / 1000
    expect(Math.abs(left - 2 * 60 * 60)).toBeLessThan(60)
    expect(Math.abs((Date.parse(until) - Date.now()) / 1000 - 30 * 24 * 60 * 60)).toBeLessThan(60)
  })

  describe('a late response to a request of an earlier session', () => {
    const asks = ['session', 'refresh', 'getProfile', 'changePassword'] as const
    const ask = (browser: Browser, name: (typeof asks)[number]) => {
      const body = name === 'changePassword' ? { current_password: 'wrong', password: otherPassword } : undefined
      return browser.send(contract[name].method, contract[name].path, body)
    }

    test.each(asks)('does not change the cookie if the endpoint %s finds an ended session', async (name) => {
      const browser = await signInBrowser()
      const cookie = browser.cookie
      await browser.call('signOut')
      browser.cookie = cookie
      expect((await ask(browser, name)).headers.getSetCookie()).toEqual([])
    })

    test.each(asks)('does not change the cookie if the endpoint %s renews the expired session', async (name) => {
      const browser = await signInBrowser()
      await shift(browser, '-10 days', '-9 days')
      expect((await ask(browser, name)).headers.getSetCookie()).toEqual([])
      expect((await browser.call('session')).session).not.toBeNull()
    })
  })

  test('cannot be renewed after thirty days', async () => {
    const browser = await signInBrowser()
    await shift(browser, '-29 days -23 hours', '60 seconds')
    const left = (await browser.call('refresh')).session?.expires_in ?? 0
    expect(left).toBeGreaterThan(3500)
    expect(left).toBeLessThanOrEqual(3600)
    await shift(browser, '-30 days', '-1 minute')
    expect(await browser.call('refresh')).toEqual({ session: null })
  })

  const ends: [string, (email: string, otherBrowser: Browser) => Promise<unknown>][] = [
    ['signing out', (_email, otherBrowser) => otherBrowser.call('signOut')],
    [
      'another password',
      async (email) => {
        const here = shop.newBrowser()
        await here.call('signIn', { email, password })
        await here.call('changePassword', { current_password: password, password: otherPassword })
      },
    ],
    ['a block', (email) => saveAccount(shop, email, { blocked: true })],
    [
      'the sweep two weeks later',
      (_email, otherBrowser) =>
        shift(otherBrowser, '-14 days -5 hours', '-14 days -1 minute').then(() => sweep(shop.deps)),
    ],
  ]
  test.each(ends)('cannot be renewed after its expiry if it was ended by %s', async (_how, end) => {
    const browser = await signInBrowser()
    const cookie = browser.cookie
    const { session } = await browser.call('session')
    await shift(browser, '-1 day', '-1 hour')
    await sweep(shop.deps)
    await end(session?.user.email ?? '', browser)
    browser.cookie = cookie
    expect(await browser.call('refresh')).toEqual({ session: null })
    const { rows } = await shop.office.pool.query('select 1 from traveller_sessions where token_hash = $1', [
      hashIn(cookie),
    ])
    expect(rows).toEqual([])
  })

  test('is stored with a hash of its token, not with the token', async () => {
    const browser = shop.newBrowser()
    await browser.call('signIn', { email: await createVerifiedAccount(shop), password })
    const token = browser.cookie?.split('=')[1] ?? ''
    const { rows } = await shop.office.db.execute(sql`select * from traveller_sessions`)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('is renewed by concurrent requests from many tabs', async () => {
    const browser = shop.newBrowser()
    await browser.call('signIn', { email: await createVerifiedAccount(shop), password })
    const answers = await Promise.all(Array.from({ length: 16 }, () => browser.call('refresh')))
    expect(answers.every(({ session }) => session !== null)).toBe(true)
    expect((await browser.call('session')).session).not.toBeNull()
  })

  test('is not renewed after it has ended', async () => {
    const browser = shop.newBrowser()
    await browser.call('signIn', { email: await createVerifiedAccount(shop), password })
    const cookie = browser.cookie
    await browser.call('signOut')
    browser.cookie = cookie
    expect(await browser.call('refresh')).toEqual({ session: null })
  })

  test.each([['nonsense'], ['a.b.c'], [`${'x'.repeat(3000)}`]])('is not found for the token %o', async (token) => {
    const browser = shop.newBrowser()
    browser.cookie = `nusa-session=${token}`
    expect(await browser.call('session')).toEqual({ session: null })
  })

  test('is not valid for travellers if it belongs to a CMS user', async () => {
    const { payload } = shop.office
    const data = { email: 'editor@nusa.example', password, name: 'Editor', role: 'editor' as const }
    await payload.create({ collection: 'users', data })
    const { token } = await payload.login({ collection: 'users', data })
    const browser = shop.newBrowser()
    browser.cookie = `nusa-session=${token}`
    expect(await browser.call('session')).toEqual({ session: null })
  })
})
