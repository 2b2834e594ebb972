import { expect, test } from 'vitest'
import { postgresLimiter } from '../adapters/payload/limiter.ts'
import { signUpOf } from '../testing/people.ts'
import { startTestApp } from '../testing/start-app.ts'

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
      () => browser.ask('signUp', signUpOf(email)),
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
