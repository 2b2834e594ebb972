import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verified } from '../testing/people.ts'
import { password, startTestApp, type TestApp } from '../testing/start-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await startTestApp()
})
afterAll(() => shop.stop())

describe('a session', () => {
  test('says who is signed in and how long, and ends with signing out', async () => {
    const email = await verified(shop)
    const browser = shop.newBrowser()
    expect(await browser.ask('session')).toEqual({ session: null })
    await browser.ask('signIn', { email, password })
    const { session } = await browser.ask('session')
    expect(session?.user.email).toBe(email)
    expect(session?.expires_in).toBeGreaterThan(7000)
    const kept = browser.cookie
    await browser.ask('signOut')
    expect(browser.cookie).toBeNull()
    browser.cookie = kept
    expect(await browser.ask('session')).toEqual({ session: null })
    expect((await browser.refused('getProfile')).code).toBe('not_authenticated')
  })

  test('is one of many: of 16 that sign in at once none ends another, nor does changing the profile', async () => {
    const email = await verified(shop)
    const browsers = Array.from({ length: 16 }, () => shop.newBrowser())
    const [first] = browsers
    await first?.ask('signIn', { email, password })
    await Promise.all([
      ...browsers.slice(1).map((browser) => browser.ask('signIn', { email, password })),
      ...['Amed', 'Ubud', 'Kuta'].map((city) => first?.ask('changeProfile', { city })),
    ])
    const sessions = await Promise.all(browsers.map((browser) => browser.ask('session')))
    expect(sessions.every(({ session }) => session?.user.email === email)).toBe(true)

    await browsers[3]?.ask('signOut')
    expect((await browsers[4]?.ask('session'))?.session).not.toBeNull()
    await browsers[5]?.ask('signOutEverywhere')
    const ended = await Promise.all(browsers.map((browser) => browser.ask('session')))
    expect(ended.every(({ session }) => session === null)).toBe(true)
  })

  test('ends after two hours unless it is prolonged, and after thirty days for good', async () => {
    const browser = shop.newBrowser()
    await browser.ask('signIn', { email: await verified(shop), password })
    const { db } = shop.office
    const shift = (created: string, expires: string) =>
      db.execute(
        sql.raw(`update traveller_sessions set created_at = now() + interval '${created}',
          expires_at = now() + interval '${expires}' where created_at = (select max(created_at) from traveller_sessions)`),
      )
    await shift('-29 days -23 hours', '60 seconds')
    const left = (await browser.ask('refresh')).session?.expires_in ?? 0
    expect(left).toBeGreaterThan(3500)
    expect(left).toBeLessThanOrEqual(3600)
    await db.execute(sql`update traveller_sessions set expires_at = now()`)
    expect(await browser.ask('refresh')).toEqual({ session: null })
    expect(browser.cookie).toBeNull()
  })

  test('is kept by its hash only', async () => {
    const browser = shop.newBrowser()
    await browser.ask('signIn', { email: await verified(shop), password })
    const token = browser.cookie?.split('=')[1] ?? ''
    const { rows } = await shop.office.db.execute(sql`select * from traveller_sessions`)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('gets more time, also when many tabs ask at once', async () => {
    const browser = shop.newBrowser()
    await browser.ask('signIn', { email: await verified(shop), password })
    const answers = await Promise.all(Array.from({ length: 16 }, () => browser.ask('refresh')))
    expect(answers.every(({ session }) => session !== null)).toBe(true)
    expect((await browser.ask('session')).session).not.toBeNull()
  })

  test('that has ended gets none', async () => {
    const browser = shop.newBrowser()
    await browser.ask('signIn', { email: await verified(shop), password })
    const kept = browser.cookie
    await browser.ask('signOut')
    browser.cookie = kept
    expect(await browser.ask('refresh')).toEqual({ session: null })
    expect(browser.cookie).toBeNull()
  })

  test.each([['nonsense'], ['a.b.c'], [`${'x'.repeat(3000)}`]])('is not made by a token such as %s', async (token) => {
    const browser = shop.newBrowser()
    browser.cookie = `nusa-session=${token}`
    expect(await browser.ask('session')).toEqual({ session: null })
  })

  test('of a colleague is none of a traveller', async () => {
    const { payload } = shop.office
    const data = { email: 'editor@nusa.example', password, name: 'Editor', role: 'editor' as const }
    await payload.create({ collection: 'users', data })
    const { token } = await payload.login({ collection: 'users', data })
    const browser = shop.newBrowser()
    browser.cookie = `nusa-session=${token}`
    expect(await browser.ask('session')).toEqual({ session: null })
  })
})
