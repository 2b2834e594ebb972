import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { postgresLimiter } from '../adapters/payload/limiter.ts'
import { password, startTestApp, type TestApp } from '../testing/start-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await startTestApp()
})
afterAll(() => shop.stop())
beforeEach(() => {
  shop.mails.isDown = false
})

const otherPassword = 'Gunung-biru-2'
const newEmail = () => `person-${randomUUID()}@example.com`
const details = (email: string) => ({ email, password, full_name: 'Made Wirawan', username: 'made' })
const mailsTo = (email: string) => shop.mails.sent.filter(({ to }) => to === email)
const tokenOf = (email: string) => /[?&]token=([\w-]+)/.exec(mailsTo(email).at(-1)?.text ?? '')?.[1] ?? ''

async function verified(): Promise<string> {
  const email = newEmail()
  const browser = shop.newBrowser()
  await browser.ask('signUp', details(email))
  await browser.ask('verifyEmail', { token: tokenOf(email) })
  return email
}

describe('signing up', () => {
  test('answers the same for an e-mail that has an account, whose owner gets a mail that says so', async () => {
    const email = await verified()
    const browser = shop.newBrowser()
    expect(await browser.ask('signUp', { ...details(email.toUpperCase()), password: otherPassword })).toEqual({
      ok: true,
    })
    expect(mailsTo(email.toUpperCase()).at(-1)?.subject).toBe('You already have an account')
    expect(await browser.ask('signUp', details(newEmail()))).toEqual({ ok: true })
    expect((await browser.refused('signIn', { email, password: otherPassword })).code).toBe('invalid_credentials')
    await browser.ask('signIn', { email, password })
  })

  test('again before verifying makes the first link and the first password worthless', async () => {
    const email = newEmail()
    const browser = shop.newBrowser()
    await browser.ask('signUp', details(email))
    const firstToken = tokenOf(email)
    await browser.ask('signUp', { ...details(email), password: otherPassword })
    expect((await browser.refused('verifyEmail', { token: firstToken })).code).toBe('token_invalid')
    await browser.ask('verifyEmail', { token: tokenOf(email) })
    expect((await browser.refused('signIn', { email, password })).code).toBe('invalid_credentials')
    await browser.ask('signIn', { email, password: otherPassword })
  })

  test('mails another link for one that is used, over or lost; what is no link is said to be none', async () => {
    const email = newEmail()
    const browser = shop.newBrowser()
    const reasonOf = async (token: string) => (await browser.refused('verifyEmail', { token })).details
    await browser.ask('signUp', details(email))
    const first = tokenOf(email)
    await browser.ask('resendVerification', { token: first, redirect: '/checkout' })
    expect(mailsTo(email).at(-1)?.text).toContain('&redirect=%2Fcheckout')
    expect(await reasonOf(first)).toEqual({ reason: 'expired' })
    await browser.ask('resendVerification', { email: email.toUpperCase() })
    const last = tokenOf(email)
    await browser.ask('verifyEmail', { token: last })
    expect(await reasonOf(last)).toEqual({ reason: 'used' })
    for (const token of ['', 'x', `${last}0`, '\u2028', 'x'.repeat(9000)]) {
      expect(await reasonOf(token)).toEqual({ reason: 'unknown' })
    }
    // Nothing is mailed to a verified account, to an unknown address or for an unknown token; the answer is the same.
    const sent = shop.mails.sent.length
    for (const body of [{ email }, { email: newEmail() }, { token: last }, { token: 'x' }]) {
      expect(await browser.ask('resendVerification', body)).toEqual({ ok: true })
    }
    expect(shop.mails.sent).toHaveLength(sent)
    expect((await browser.refused('resendVerification', {})).code).toBe('invalid_request')
  })

  test('by a link that is a day old does not verify', async () => {
    const email = newEmail()
    shop.clock.now = new Date(Date.now() - 25 * 60 * 60 * 1000)
    await shop.newBrowser().ask('signUp', details(email))
    shop.clock.now = new Date()
    const refused = await shop.newBrowser().refused('verifyEmail', { token: tokenOf(email) })
    expect(refused).toMatchObject({ status: 410, code: 'token_invalid', details: { reason: 'expired' } })
  })

  test('eight times at once makes one account', async () => {
    const email = newEmail()
    const browser = shop.newBrowser()
    await Promise.all(Array.from({ length: 8 }, () => browser.ask('signUp', details(email))))
    const { totalDocs } = await shop.office.payload.count({
      collection: 'travellers',
      where: { email: { equals: email } },
    })
    expect(totalDocs).toBe(1)
  })

  test('with a weak password is refused with what to do', async () => {
    const refused = await shop.newBrowser().refused('signUp', { ...details(newEmail()), password: 'weak' })
    expect(refused).toMatchObject({
      status: 422,
      fields: { password: 'Please ensure your password meets all the requirements.' },
    })
  })

  test('does not fail when the mail can not be sent', async () => {
    shop.mails.isDown = true
    expect(await shop.newBrowser().ask('signUp', details(newEmail()))).toEqual({ ok: true })
  })

  test.each([['https://evil.example/'], ['//evil.example'], ['/\\evil.example'], ['javascript:alert(1)'], ['tours']])(
    'leads back to paths of this site only, not to %s',
    async (redirect) => {
      const email = newEmail()
      await shop.newBrowser().ask('signUp', { ...details(email), redirect })
      expect(mailsTo(email).at(-1)?.text).not.toContain('redirect=')
    },
  )

  test('sets nothing but what is asked for', async () => {
    const email = newEmail()
    await shop.newBrowser().ask('signUp', { ...details(email), _verified: true, deleted_at: 'x', id: 1 })
    const { docs } = await shop.office.payload.find({ collection: 'travellers', where: { email: { equals: email } } })
    expect(docs[0]).toMatchObject({ _verified: false, deleted_at: null, full_name: 'Made Wirawan' })
  })
})

describe('signing in', () => {
  test('answers the same for an unknown e-mail, a wrong password, an unverified and a locked account', async () => {
    const browser = shop.newBrowser()
    const unverified = newEmail()
    await browser.ask('signUp', details(unverified))
    const locked = await verified()
    for (let attempt = 0; attempt < 11; attempt += 1) {
      await browser.refused('signIn', { email: locked, password: 'wrong' })
    }
    const answers = [
      await browser.refused('signIn', { email: newEmail(), password }),
      await browser.refused('signIn', { email: await verified(), password: 'wrong' }),
      await browser.refused('signIn', { email: unverified, password }),
      await browser.refused('signIn', { email: locked, password }),
    ]
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 401, code: 'invalid_credentials' })
    expect(browser.cookie).toBeNull()
  })

  test('puts the token into a cookie that scripts can not read, and nowhere else', async () => {
    const email = await verified()
    const browser = shop.newBrowser()
    const response = await browser.send('POST', '/api/auth/sign-in', { email: email.toUpperCase(), password })
    const [cookie = ''] = response.headers.getSetCookie()
    expect(cookie).toMatch(/^nusa-session=[\w.-]+; Expires=.+; Path=\/; HttpOnly; SameSite=Lax$/)
    const token = cookie.slice('nusa-session='.length, cookie.indexOf(';'))
    expect(await response.text()).not.toContain(token)
    expect(JSON.stringify(shop.log)).not.toContain(token)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('without e-mail or password says so', async () => {
    const refused = await shop.newBrowser().refused('signIn', { email: '', password })
    expect(refused.fields?.email).toBe('You must provide either an email or phone number and a password')
  })
})

describe('a session', () => {
  test('says who is signed in and how long, and ends with signing out', async () => {
    const email = await verified()
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
    const email = await verified()
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
    await browser.ask('signIn', { email: await verified(), password })
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
    await browser.ask('signIn', { email: await verified(), password })
    const token = browser.cookie?.split('=')[1] ?? ''
    const { rows } = await shop.office.db.execute(sql`select * from traveller_sessions`)
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('gets more time, also when many tabs ask at once', async () => {
    const browser = shop.newBrowser()
    await browser.ask('signIn', { email: await verified(), password })
    const answers = await Promise.all(Array.from({ length: 16 }, () => browser.ask('refresh')))
    expect(answers.every(({ session }) => session !== null)).toBe(true)
    expect((await browser.ask('session')).session).not.toBeNull()
  })

  test('that has ended gets none', async () => {
    const browser = shop.newBrowser()
    await browser.ask('signIn', { email: await verified(), password })
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

describe('a forgotten password', () => {
  test('is set anew by the mailed link, once, and that ends every session', async () => {
    const email = await verified()
    const [here, there] = [shop.newBrowser(), shop.newBrowser()]
    await here.ask('signIn', { email, password })
    await there.ask('signIn', { email, password })
    await here.ask('forgotPassword', { email })
    expect(mailsTo(email).at(-1)?.text).toContain(`${shop.siteUrl}/reset-password?token=`)
    const token = tokenOf(email)
    await here.ask('resetPassword', { token, password: otherPassword })
    expect(await here.ask('session')).toEqual({ session: null })
    expect(await there.ask('session')).toEqual({ session: null })
    expect((await here.refused('signIn', { email, password })).code).toBe('invalid_credentials')
    await here.ask('signIn', { email, password: otherPassword })
    expect((await here.refused('resetPassword', { token, password })).code).toBe('token_invalid')
  })

  test('of an unknown e-mail is answered the same, and nothing is sent', async () => {
    const email = newEmail()
    expect(await shop.newBrowser().ask('forgotPassword', { email })).toEqual({ ok: true })
    expect(mailsTo(email)).toEqual([])
  })

  test('can not be set an hour later', async () => {
    const email = await verified()
    shop.clock.now = new Date(Date.now() - 61 * 60 * 1000)
    await shop.newBrowser().ask('forgotPassword', { email })
    shop.clock.now = new Date()
    const refused = await shop.newBrowser().refused('resetPassword', { token: tokenOf(email), password: otherPassword })
    expect(refused.code).toBe('token_invalid')
  })

  test('can be asked for by 32 at once', async () => {
    const emails = await Promise.all(Array.from({ length: 4 }, verified))
    const asked = Array.from({ length: 32 }, (_, index) =>
      shop.newBrowser().ask('forgotPassword', { email: emails[index % 4] }),
    )
    expect(await Promise.all(asked)).toEqual(Array(32).fill({ ok: true }))
  })
})

test('signing in, signing up and forgetting take as long for an unknown e-mail as for a known one', async () => {
  const patient = await startTestApp({ authFloor: 900 })
  const known = 'known@example.com'
  await patient.newTraveller(known)
  const browser = patient.newBrowser()
  const durationOf = async (work: () => Promise<unknown>) => {
    const started = performance.now()
    await work()
    return performance.now() - started
  }
  for (const email of [known, 'unknown@example.com']) {
    for (const work of [
      () => browser.refused('signIn', { email, password: 'wrong' }),
      () => browser.ask('forgotPassword', { email }),
      () => browser.ask('signUp', details(email)),
    ]) {
      expect(await durationOf(work)).toBeGreaterThanOrEqual(895)
    }
  }
  await patient.stop()
})

test('too many attempts are refused for a while, by account and by address, over all processes', async () => {
  const strict = await startTestApp({ rateLimitScale: 1, trustedProxyHeader: 'x-forwarded-for' })
  const browser = strict.newBrowser()
  const attempt = async (path: string, body: object, ip: string) => {
    const response = await browser.send('POST', path, body, { 'x-forwarded-for': `1.2.3.4, ${ip}` })
    return { status: response.status, wait: Number(response.headers.get('retry-after')) }
  }
  // From ever other addresses, against one account.
  const guess = (email: string, ip: string) => attempt('/api/auth/sign-in', { email, password: 'wrong' }, ip)
  for (let index = 0; index < 10; index += 1) {
    expect((await guess('Victim@example.com', `10.0.0.${index}`)).status).toBe(401)
  }
  const refused = await guess('victim@example.com', '10.0.0.99')
  expect(refused.status).toBe(429)
  expect(refused.wait).toBeGreaterThan(0)
  expect(refused.wait).toBeLessThanOrEqual(300)
  // From one address, with ever other tokens.
  const statuses: number[] = []
  for (let index = 0; index < 31; index += 1) {
    statuses.push((await attempt('/api/auth/verify-email', { token: `token-${index}` }, '10.1.1.1')).status)
  }
  expect(statuses).toEqual([...Array(30).fill(410), 429])
  // Another process counts on.
  const [here, there] = [strict.deps.limiter, postgresLimiter(strict.office)]
  const twice = { attempts: 2, seconds: 60 }
  expect([await here.hit('x', 'y', twice), await there.hit('x', 'y', twice)]).toEqual([null, null])
  expect(await here.hit('x', 'y', twice)).toBeGreaterThan(0)
  await strict.stop()
})
