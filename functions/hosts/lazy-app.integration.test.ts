import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEmail, createSignUpData } from '../testing/people.ts'
import { startTestApp, type TestApp } from '../testing/start-app.ts'
import { createRequestHandler } from './lazy-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await startTestApp({ minMailDurationMs: 900 })
})
afterAll(() => shop.stop())

test('response times do not reveal whether an email was sent, even if responses wait for emails', async () => {
  const waiting = createEmail()
  await shop.newBrowser().call('signUp', createSignUpData(waiting))
  await shop.newTraveller('known@example.com')
  let sent = 0
  const mailer = {
    async send() {
      await wait(400)
      sent += 1
    },
  }
  const serve = createRequestHandler({ ...shop.deps, mailer })
  const durationOf = async (path: string, email: string) => {
    const headers = { 'content-type': 'application/json', origin: shop.siteUrl }
    const body = JSON.stringify({ email })
    const began = performance.now()
    const answer = await serve(new Request(shop.siteUrl + path, { method: 'POST', headers, body }), {})
    expect(answer.status).toBe(200)
    return performance.now() - began
  }
  for (const [path, known] of [
    ['/api/auth/forgot-password', 'known@example.com'],
    ['/api/auth/resend-verification', waiting],
  ] as const) {
    const [withMail, without] = [await durationOf(path, known), await durationOf(path, createEmail())]
    expect(Math.min(withMail, without)).toBeGreaterThanOrEqual(895)
    expect(Math.abs(withMail - without)).toBeLessThan(300)
  }
  expect(sent).toBe(2)
})
