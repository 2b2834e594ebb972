import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { countHashes } from '../../dev/testing/count-hashes.ts'
import type { Browser } from '../testing/browser.ts'
import { createEmail, createSignUpData, createVerifiedAccount, otherPassword, saveAccount } from '../testing/people.ts'
import { password, startTestApp, type TestApp } from '../testing/start-app.ts'

test('signing in, signing up and requesting a password reset take as long for an unknown as for a known address', async () => {
  const patient = await startTestApp({ minAuthDurationMs: 900 })
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
      () => browser.callExpectingFailure('signIn', { email, password: 'wrong' }),
      () => browser.call('forgotPassword', { email }),
      () => browser.call('signUp', createSignUpData(email)),
    ]) {
      expect(await durationOf(work)).toBeGreaterThanOrEqual(895)
    }
  }
  await patient.stop()
})

test('signing up runs the same number of SQL statements, whether or not the address has an account', async () => {
  const shop = await startTestApp()
  const known = await createVerifiedAccount(shop)
  const statements = vi.spyOn(pg.Client.prototype, 'query')
  const countOf = async (email: string) => {
    statements.mockClear()
    await shop.newBrowser().call('signUp', createSignUpData(email))
    return statements.mock.calls.length
  }
  await countOf(createEmail())
  const [unknown, ofKnown] = [await countOf(createEmail()), await countOf(known)]
  expect(unknown).toBeGreaterThan(10)
  expect(Math.abs(unknown - ofKnown)).toBeLessThanOrEqual(1)
  statements.mockRestore()
  const { rows } = await shop.office.pool.query("select 1 from travellers where email like '%rehearsal%'")
  expect(rows).toEqual([])
  await shop.stop()
})

describe('with the minimum response time turned off', () => {
  let shop: TestApp
  const emails: Record<string, string> = {}
  beforeAll(async () => {
    shop = await startTestApp()
    for (const kind of ['known', 'blocked', 'unticked']) emails[kind] = await createVerifiedAccount(shop)
    for (const kind of ['unknown', 'unverified']) emails[kind] = createEmail()
    await saveAccount(shop, emails.blocked ?? '', { blocked: true })
    await saveAccount(shop, emails.unticked ?? '', { _verified: false })
    await shop.newBrowser().call('signUp', createSignUpData(emails.unverified ?? ''))
  })
  afterAll(() => shop.stop())

  async function hashesOf(work: (browser: Browser, email: string) => Promise<unknown>): Promise<number[]> {
    const counts: number[] = []
    for (const email of Object.values(emails)) counts.push(await countHashes(() => work(shop.newBrowser(), email)))
    return counts
  }

  test.each(['wrong', '   ', '\t', 'x'.repeat(201), otherPassword])(
    'signing in with the wrong password %j computes one password hash, even if the account is missing or blocked',
    async (wrong) => {
      const counts = await hashesOf((browser, email) =>
        browser.callExpectingFailure('signIn', { email, password: wrong }),
      )
      expect(counts).toEqual(Object.keys(emails).map(() => 1))
    },
  )

  test('signing in with the right password computes one password hash, even if the account is blocked or unverified', async () => {
    const counts = await hashesOf((browser, email) => browser.send('POST', '/api/auth/sign-in', { email, password }))
    expect(counts).toEqual(Object.keys(emails).map(() => 1))
  })

  test('a reset request computes no password hash, and a sign-up one, even for a missing, blocked or unverified account', async () => {
    expect(await hashesOf((browser, email) => browser.call('forgotPassword', { email }))).toEqual(
      Object.keys(emails).map(() => 0),
    )
    expect(await hashesOf((browser, email) => browser.call('signUp', createSignUpData(email)))).toEqual(
      Object.keys(emails).map(() => 1),
    )
  })
})
