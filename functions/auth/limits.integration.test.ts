import { contract } from '@nusa/shared/api'
import { afterEach, describe, expect, test } from 'vitest'
import { postgresLimiter } from '../adapters/payload/limiter.ts'
import { createEmail, createVerifiedAccount, findMailedToken, mailsTo, otherPassword } from '../testing/people.ts'
import { password, startTestApp, type TestApp } from '../testing/start-app.ts'

let limitedApp: TestApp
afterEach(() => limitedApp.stop())

/** Starts an app with rate limits, scaled by this factor. */
async function startWithLimits(rateLimitScale: number) {
  limitedApp = await startTestApp({ rateLimitScale, trustedProxyHeader: 'x-forwarded-for' })
}

async function attempt(path: string, body: object, ip: string) {
  const headers = { 'x-forwarded-for': `1.2.3.4, ${ip}` }
  const response = await limitedApp.newBrowser().send('POST', `/api/auth/${path}`, body, headers)
  return { status: response.status, wait: Number(response.headers.get('retry-after')) }
}
const signIn = async (email: string, ip: string, given = password) =>
  (await attempt('sign-in', { email, password: given }, ip)).status
const signInWithWrongPassword = (email: string, ip: string) => signIn(email, ip, 'wrong')

describe('signing in', () => {
  test('is limited after ten wrong passwords, but only for that account at that IP address', async () => {
    await startWithLimits(1)
    const email = await createVerifiedAccount(limitedApp)
    for (let index = 0; index < 10; index += 1)
      expect(await signInWithWrongPassword(email.toUpperCase(), '10.0.0.1')).toBe(401)
    const refused = await attempt('sign-in', { email, password }, '10.0.0.1')
    expect(refused.status).toBe(429)
    expect(refused.wait).toBeGreaterThan(0)
    expect(refused.wait).toBeLessThanOrEqual(15 * 60)
    expect(await signIn(email, '10.0.0.2')).toBe(200)
    expect(await signInWithWrongPassword(createEmail(), '10.0.0.1')).toBe(401)
  })

  test('is not counted if it succeeds', async () => {
    await startWithLimits(0.2)
    const email = await createVerifiedAccount(limitedApp)
    for (let index = 0; index < 8; index += 1) expect(await signIn(email, '10.0.0.1')).toBe(200)
    expect([await signInWithWrongPassword(email, '10.0.0.1'), await signIn(email, '10.0.0.1')]).toEqual([401, 200])
    expect([
      await signInWithWrongPassword(email, '10.0.0.1'),
      await signInWithWrongPassword(email, '10.0.0.1'),
    ]).toEqual([401, 401])
    expect(await signIn(email, '10.0.0.1')).toBe(429)
  })

  test("is limited after many wrong passwords from different IP addresses, except from the owner's trusted IP address", async () => {
    await startWithLimits(0.1)
    const email = await createVerifiedAccount(limitedApp)
    expect(await signIn(email, '10.9.9.9')).toBe(200)
    for (const target of [email, createEmail()]) {
      for (let index = 0; index < 10; index += 1)
        expect(await signInWithWrongPassword(target, `10.0.0.${index}`)).toBe(401)
      expect(await signInWithWrongPassword(target, '10.0.1.1')).toBe(429)
    }
    expect(await signIn(email, '10.9.9.9')).toBe(200)
    // At an IP address that is not trusted, the owner can use a link from an email.
    expect(await signIn(email, '10.9.9.8')).toBe(429)
    expect((await attempt('forgot-password', { email }, '10.9.9.8')).status).toBe(200)
    const reset = { token: findMailedToken(limitedApp, email), password: otherPassword }
    expect((await attempt('reset-password', reset, '10.9.9.8')).status).toBe(200)
    expect(await signIn(email, '10.9.9.8', otherPassword)).toBe(200)
    expect(await signIn(email, '10.0.1.1', otherPassword)).toBe(429)
  })
})

test.each([
  ['forgot-password', 'Set a new password'],
  ['resend-verification', 'Please verify your email'],
])(
  '%s limits the emails per address, and requests beyond the limit do not invalidate the mailed link',
  async (path, subject) => {
    await startWithLimits(0.2)
    const email = createEmail()
    const signUp = { email, password, full_name: 'Made Wirawan', username: 'made' }
    await attempt('sign-up', signUp, '10.3.0.1')
    for (const [network, target] of [email, createEmail()].entries()) {
      for (let index = 0; index < 5; index += 1) {
        expect((await attempt(path, { email: target }, `10.1.${network}.${index}`)).status).toBe(200)
      }
      expect((await attempt(path, { email: target }, `10.1.${network}.0`)).status).toBe(429)
      expect((await attempt(path, { email: target }, `10.2.${network}.1`)).status).toBe(200)
    }
    const links = mailsTo(limitedApp, email).slice(1)
    expect(links.map((mail) => mail.subject)).toEqual([subject, subject])
    const token = findMailedToken(limitedApp, email)
    const open = path === 'forgot-password' ? 'reset-password' : 'verify-email'
    expect((await attempt(open, { token, password: otherPassword }, '10.2.0.1')).status).toBe(200)
    expect(limitedApp.log.filter(({ event }) => event === 'mail-withheld').length).toBeGreaterThan(0)
    expect(JSON.stringify(limitedApp.log)).not.toContain(email)
  },
)

test('sign-up limits the emails per address, with or without an account, and earlier links stay valid', async () => {
  await startWithLimits(0.2)
  const [email, known] = [createEmail(), await createVerifiedAccount(limitedApp)]
  const before = mailsTo(limitedApp, known).length
  for (const target of [email, known]) {
    for (let index = 0; index < 3; index += 1) {
      const signUp = { email: target, password, full_name: 'Made Wirawan', username: 'made' }
      expect((await attempt('sign-up', signUp, `10.4.${index}.1`)).status).toBe(200)
    }
  }
  // The sign-up that created the account counts, too.
  expect([mailsTo(limitedApp, email).length, mailsTo(limitedApp, known).length - before]).toEqual([2, 1])
  expect((await attempt('verify-email', { token: findMailedToken(limitedApp, email) }, '10.5.0.1')).status).toBe(200)
})

test.each([
  ['changePassword', { current_password: 'wrong', password: otherPassword }, 10],
  ['deleteAccount', { password: 'wrong' }, 5],
] as const)('%s limits the password attempts within a session', async (name, body, most) => {
  await startWithLimits(1)
  const browser = await limitedApp.newTraveller()
  const codes: string[] = []
  for (let index = 0; index <= most; index += 1) codes.push((await browser.callExpectingFailure(name, body)).code)
  expect(codes.slice(0, most)).not.toContain('rate_limited')
  expect(codes.at(-1)).toBe('rate_limited')
})

test.each([
  ['verifyEmail', 30],
  ['confirmEmail', 30],
  ['readResetLink', 30],
  ['resetPassword', 20],
] as const)('%s limits the tries per IP address, and counts an IPv6 network as one address', async (name, most) => {
  await startWithLimits(1)
  const statuses: number[] = []
  const path = contract[name].path.replace('/api/auth/', '')
  const tryToken = async (ip: string) => {
    const body = { token: `token-${statuses.length}`, ...(name === 'resetPassword' && { password }) }
    statuses.push((await attempt(path, body, ip)).status)
  }
  for (let index = 0; index <= most; index += 1) await tryToken(`2001:db8:7:7::${index.toString(16)}`)
  await tryToken('2001:db8:7:8::1')
  expect(statuses).toEqual([...Array(most).fill(410), 429, 410])
})

test('the limiter counts attempts across all processes', async () => {
  await startWithLimits(1)
  const [here, there] = [limitedApp.deps.limiter, postgresLimiter(limitedApp.office)]
  const twice = { attempts: 2, seconds: 60 }
  const both = async () => [await here.consume('x', 'y', twice), await there.consume('x', 'y', twice)]
  expect(await both()).toEqual([null, null])
  await there.undoAttempt('x', 'y', twice)
  expect(await here.consume('x', 'y', twice)).toBeNull()
  expect(await there.consume('x', 'y', twice)).toBeGreaterThan(0)
  await here.resetAttempts('x', 'y', twice)
  expect(await both()).toEqual([null, null])
  expect(await there.hasFlag('x', 'z')).toBe(false)
  await here.setFlag('x', 'z', 60)
  expect([await here.hasFlag('x', 'z'), await there.hasFlag('x', 'z')]).toEqual([true, true])
})
